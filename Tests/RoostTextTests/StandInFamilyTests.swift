import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

/// Free families in the places of those that Apple's systems bring.
@Suite struct StandInFamilyTests {
    private static let hasSans = ["Liberation Sans", "Arimo", "Nimbus Sans"].contains {
        Fontconfig.face(family: $0, weight: 400, italic: false) != nil
    }
    private static let hasArial = Fontconfig.face(family: "Arial", weight: 400, italic: false) != nil

    @Test(
        arguments: [
            ("Arial", "Arial", false, false), ("ArialMT", "Arial", false, false),
            ("Arial-BoldMT", "Arial", true, false),
            ("Arial-BoldItalicMT", "Arial", true, true), ("Helvetica-Oblique", "Helvetica", false, true),
            ("Times New Roman", "Times New Roman", false, false),
            ("TimesNewRomanPSMT", "Times New Roman", false, false),
            ("TimesNewRomanPS-ItalicMT", "Times New Roman", false, true), ("Times-Roman", "Times", false, false),
            ("CourierNewPS-BoldMT", "Courier New", true, false), ("courier", "Courier", false, false),
        ] as [(String, String, Bool, Bool)])
    func `A family is known by its name and by those of its faces`(
        name: String, family: String, isBold: Bool, isItalic: Bool
    ) throws {
        let match = try #require(StandInFamily.named(name))
        #expect(match.family.name == family)
        #expect(match.isBold == isBold)
        #expect(match.isItalic == isItalic)
    }

    @Test(arguments: ["Helvetica Neue", "Arial Black", "Arial Rounded MT Bold", "Timeless", "Inter", ""])
    func `Nothing stands in for a family of other widths`(name: String) {
        #expect(StandInFamily.named(name) == nil)
    }

    /// A line of Arial at 20 points is 22.34 points high, and "Hamburg" 4.113 ems wide.
    @Test(.enabled(if: hasSans && !hasArial))
    func `A text in Arial has the widths and the lines of Arial`() {
        let size = layout(
            text("Hamburg", size: 20) { $0.font.family = "Arial" }, style: style { $0.idiom = .iOS }
        ).size
        #expect(size.height == 22.5)
        #expect(abs(size.width - 82.3) < 0.6)
    }

    @Test(.enabled(if: hasSans && !hasArial)) func `A face of Arial that is named bold is bold`() {
        func width(_ name: String) -> CGFloat { layout(text("Hamburg", size: 40) { $0.font.family = name }).size.width }
        #expect(width("Arial-BoldMT") > width("ArialMT") + 4)
    }
}
