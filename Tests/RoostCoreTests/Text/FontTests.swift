import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct FontTests {
    func resolve(_ font: Font, _ idiom: Idiom = .iOS, _ size: DynamicTypeSize = .large) -> ResolvedFont {
        font.resolve(in: FontContext(idiom: idiom, dynamicTypeSize: size))
    }

    @Test func `Text styles have Apple's sizes on iOS`() {
        let sizes = Font.TextStyle.allCases.map { resolve(.system($0)).size }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    }

    @Test func `Text styles have Apple's sizes on macOS, whatever the Dynamic Type size`() {
        let sizes = Font.TextStyle.allCases.map { resolve(.system($0), .macOS, .accessibility5).size }
        #expect(sizes == [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10])
    }

    @Test func `Leading is the documented distance of lines less the height of the font's line`() {
        let leadings: [(Font, CGFloat)] = [
            (.largeTitle, 0.426), (.title, 0.586), (.title2, 1.746), (.title3, 1.133), (.body, 1.713),
            (.callout, 1.906),
            (.subheadline, 2.100), (.footnote, 2.486), (.caption, 1.680), (.caption2, -0.127),
        ]
        for (font, leading) in leadings { #expect(abs(resolve(font).leading - leading) < 0.001) }
        #expect(resolve(.system(size: 17)).leading == 0)
    }

    @Test func `Text styles and custom fonts follow Dynamic Type, and fixed sizes do not`() {
        #expect(resolve(.body, .iOS, .accessibility5).size == 53)
        #expect(resolve(.system(size: 17), .iOS, .accessibility5).size == 17)
        #expect(resolve(.custom("X", size: 34), .iOS, .xSmall).size == 28)
        #expect(resolve(.custom("X", fixedSize: 34), .iOS, .xSmall).size == 34)
    }

    @Test func `Headlines are semibold on iOS and bold on macOS`() {
        #expect(resolve(.headline).weight == 600)
        #expect(resolve(.headline, .macOS).weight == 700)
        #expect(resolve(.caption2, .macOS).weight == 500)
    }

    @Test func `A font's own bold is bold; a text's is its style's emphasised weight`() {
        #expect(resolve(.body.bold()).weight == 700)
        #expect(resolve(.body.modified(.emphasized(true))).weight == 600)
        #expect(resolve(.headline.modified(.emphasized(true))).weight == 800)
        #expect(resolve(.system(size: 17).modified(.emphasized(true))).weight == 700)
    }

    @Test func `The last change of a font wins`() {
        #expect(resolve(.body.weight(.black).weight(.light)).weight == 300)
        #expect(resolve(.body.scaled(by: 2)).size == 34)
        #expect(resolve(.title.pointSize(9)).size == 9)
    }

    @Test(arguments: [.nan, .infinity, -1] as [CGFloat])
    func `A size that is negative or not finite is zero`(size: CGFloat) {
        #expect(resolve(.system(size: size)).size == 0)
    }

    @Test func `Dynamic Type sizes are in order`() {
        #expect(DynamicTypeSize.xSmall < .large)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    @Test func `The default font on macOS follows the size of controls`() {
        func size(_ idiom: Idiom, _ size: ControlSize) -> CGFloat {
            TextAttributes().resolvedFont(in: FontContext(idiom: idiom, controlSize: size)).size
        }
        #expect(size(.macOS, .mini) == 9)
        #expect(size(.macOS, .small) == 11)
        #expect(size(.macOS, .regular) == 13)
        #expect(size(.iOS, .mini) == 17)
    }
}
