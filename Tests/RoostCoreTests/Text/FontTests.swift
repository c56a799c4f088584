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

    @Test func `Text styles follow Dynamic Type, and fixed sizes do not`() {
        #expect(resolve(.body, .iOS, .accessibility5).size == 53)
        #expect(resolve(.system(size: 17), .iOS, .accessibility5).size == 17)
        #expect(resolve(.custom("X", fixedSize: 34), .iOS, .xSmall).size == 34)
    }

    @Test func `Custom fonts grow as the lines of their style do, in whole points`() {
        let body = Font.custom("X", size: 16)
        #expect(resolve(body, .iOS, .xSmall).size == 14)
        #expect(resolve(body, .iOS, .medium).size == 15)
        #expect(resolve(body, .iOS, .large).size == 16)
        #expect(resolve(body, .iOS, .accessibility5).size == 45)
        #expect(resolve(.custom("X", size: 12, relativeTo: .caption), .iOS, .medium).size == 10)
        #expect(resolve(body, .macOS, .accessibility5).size == 16)
    }

    @Test func `A size in parts of a point stays at the default text size`() {
        #expect(resolve(.custom("X", size: 16.5)).size == 16.5)
        #expect(resolve(.custom("X", size: 16.5), .iOS, .medium).size == 16)
    }

    @Test func `A font that is limited stops growing`() {
        let font = Font.custom("X", fixedSize: 16).relative(to: .body).limited(to: 20)
        #expect(resolve(font, .iOS, .accessibility5).size == 20)
        #expect(resolve(font, .iOS, .medium).size == 15)
    }

    @Test(arguments: [
        (DynamicTypeSize.xSmall, [13.67, 20.67, 27.67, 34.67]), (.medium, [15.33, 23, 30.67, 38.33]),
        (.large, [16, 24, 32, 40]), (.accessibility5, [45, 67.67, 90.33, 112.67]),
    ])
    func `Lengths grow as lines of body text do, to the nearest pixel`(size: DynamicTypeSize, expected: [Double]) {
        let context = FontContext(idiom: .iOS, dynamicTypeSize: size)
        for (length, expected) in zip([16, 24, 32, 40] as [CGFloat], expected) {
            #expect(abs(context.scaled(length, as: .body, displayScale: 3) - expected) < 0.005)
        }
    }

    @Test(arguments: [DynamicTypeSize.xSmall, .medium]) func `A length of one point stays one`(size: DynamicTypeSize) {
        let context = FontContext(idiom: .iOS, dynamicTypeSize: size)
        #expect(context.scaled(1, as: .body, displayScale: 3) == 1)
    }

    @Test func `Headlines are semibold on iOS and bold on macOS`() {
        #expect(resolve(.headline).weight == 600)
        #expect(resolve(.headline, .macOS).weight == 700)
        #expect(resolve(.caption2, .macOS).weight == 500)
    }

    @Test func `Bold is the emphasised weight of a style`() {
        #expect(resolve(.body.bold()).weight == 600)
        #expect(resolve(.title2.bold()).weight == 700)
        #expect(resolve(.headline.bold()).weight == 600)
        #expect(resolve(.headline.bold(), .macOS).weight == 800)
        #expect(resolve(.caption.bold(), .macOS).weight == 500)
        #expect(resolve(.body.weight(.bold)).weight == 700)
    }

    @Test func `Bold is semibold for a size of the system font on iOS, and bold on macOS`() {
        #expect(resolve(.system(size: 14).bold()).weight == 600)
        #expect(resolve(.system(size: 14).bold(), .macOS).weight == 700)
        #expect(resolve(.system(size: 14, weight: .black).bold()).weight == 900)
    }

    @Test func `Bold chooses a weight of a custom font, which keeps its face otherwise`() {
        #expect(resolve(.custom("X", size: 14).bold()).weight == 700)
        #expect(resolve(.custom("X", size: 14).bold()).choosesWeight)
        #expect(!resolve(.custom("X", size: 14)).choosesWeight)
        #expect(!resolve(.body.bold()).choosesWeight)
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
