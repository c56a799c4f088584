import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

/// Inter with Apple's tracking against the widths recorded from San Francisco.
@Suite struct WidthTests {
    @Test(
        arguments: [
            ("Loading", 13, 400, 48), ("L", 13, 400, 7), ("Tint", 13, 400, 23), ("30%", 13, 400, 28),
            ("A much longer title", 13, 400, 114), ("Hello, world", 13, 400, 72), ("Hg", 13, 400, 17.5),
            ("Hello, world 0123", 9, 400, 76.5), ("Hello, world 0123", 11, 400, 91.5),
            ("Hello, world 0123", 12, 400, 98.5), ("Hello, world 0123", 13, 400, 105.5),
            ("Hello, world 0123", 15, 400, 119), ("Hello, world 0123", 17, 400, 132),
            ("Hello, world 0123", 26, 400, 193.5), ("Hg", 26, 400, 33.5), ("Hello, world 0123", 13, 700, 113),
            ("Hello, world 0123", 10, 500, 86),
            ("alpha bravo charlie delta echo foxtrot golf", 13, 400, 252),
        ] as [(String, CGFloat, Int, CGFloat)])
    func `Widths are within a percent and a point of San Francisco's`(
        string: String, size: CGFloat, weight: Int, expected: CGFloat
    ) {
        let width = layout(text(string, size: size, weight: weight)).size.width
        #expect(abs(width - expected) <= 1 + expected * 0.01)
    }

    /// Read off 12 lines at 12 points in pictures of iOS.
    @Test func `A syllable of Korean is as wide as Apple SD Gothic Neo's`() {
        func width(_ string: String) -> CGFloat { layout(text(string, size: 100)).size.width }
        #expect(abs(width("가나다라") - width("가나다") - 86.6) < 0.6)
    }

    @Test(arguments: [(12, 0.015), (13, 0.014), (17, 0.0115), (22, 0), (34, 0)] as [(CGFloat, CGFloat)])
    func `In the place of SF Rounded characters advance by less in small sizes`(size: CGFloat, ems: CGFloat) {
        #expect(abs(AppleMetrics.roundedTracking(size: size) + ems * size) < 0.0001)
    }

    /// Widths of San Francisco at two pixels a point, recorded on macOS and on iOS.
    private static let large: [(String, CGFloat, Int, CGFloat)] = [
        ("The quick brown fox", 17, 400, 154), ("The quick brown fox", 20, 400, 176.5),
        ("The quick brown fox", 22, 400, 191), ("The quick brown fox", 24, 400, 207),
        ("The quick brown fox", 26, 400, 224), ("The quick brown fox", 32, 400, 275),
        ("The quick brown fox", 20, 300, 174), ("The quick brown fox", 20, 500, 181),
        ("The quick brown fox", 20, 700, 189.5), ("The quick brown fox", 20, 900, 202),
        ("Dotted title", 22, 400, 105.5), ("Kerned text", 22, 400, 109), ("Star label", 22, 400, 89),
        ("Title strike", 22, 400, 97.5), ("Gradient", 26, 400, 97), ("Large strike", 26, 400, 130),
        ("No Mail", 26, 700, 90), ("No Results", 26, 700, 130.5), ("Star", 40, 400, 69.5), ("Mask", 40, 700, 99.5),
        ("Large Title", 34, 700, 166), ("Large Title", 34, 400, 152.5), ("Title", 28, 700, 57.5),
        ("Title", 28, 400, 52), ("Title 2", 22, 700, 63.5), ("Title 2", 22, 400, 58.5), ("Title 3", 20, 600, 57.5),
        ("Title 3", 20, 400, 54.5), ("Subheadline", 15, 600, 89), ("Headline", 17, 600, 70.5),
        ("Callout", 16, 600, 54), ("Footnote", 13, 600, 57), ("Vegetables", 11, 700, 63), ("Vegetables", 13, 600, 71),
    ]

    @Test(arguments: large) func `Widths of all sizes and weights are within a percent of San Francisco's`(
        string: String, size: CGFloat, weight: Int, expected: CGFloat
    ) {
        let width = layout(text(string, size: size, weight: weight)).size.width
        #expect(abs(width - expected) <= 0.5 + expected * 0.01)
    }

    @Test func `Widths of all sizes and weights are those of San Francisco in the mean`() {
        let errors = Self.large.map { layout(text($0.0, size: $0.1, weight: $0.2)).size.width / $0.3 - 1 }
        #expect(abs(errors.reduce(0, +) / CGFloat(errors.count)) < 0.004)
        #expect((errors.reduce(0) { $0 + $1 * $1 } / CGFloat(errors.count)).squareRoot() < 0.008)
    }

    @Test(
        arguments: zip(Array(stride(from: 100, through: 900, by: 100)), [68, 69, 70.5, 72, 74, 75.5, 77.5, 80.5, 83]))
    func `The widths of each weight are within half a point of San Francisco's`(weight: Int, expected: Double) {
        #expect(abs(layout(text("Hello, world", weight: weight)).size.width - expected) <= 0.5)
    }

    private static let pangram = "The quick brown fox jumps over the lazy dog"

    /// Recorded by UIKit on iOS, unrounded. None of them was used to find the widths of letters.
    private static let recorded: [(String, CGFloat, Int, CGFloat)] = [
        (pangram, 8, 100, 170.32), (pangram, 8, 400, 176.98), (pangram, 8, 900, 196.92), (pangram, 17, 300, 334.14),
        (pangram, 17, 400, 338.95), (pangram, 17, 500, 346.72), (pangram, 17, 600, 352.37), (pangram, 17, 700, 360.14),
        (pangram, 17, 800, 371.44), (pangram, 20, 400, 388.65), (pangram, 20, 600, 405.42), (pangram, 22, 400, 420.57),
        (pangram, 22, 800, 468.44), (pangram, 29, 400, 548.79), (pangram, 29, 700, 594.44), (pangram, 29, 900, 640.10),
        ("Hello UIKit", 8, 400, 41.96), ("Hello UIKit", 17, 600, 83.68), ("Hello UIKit", 20, 500, 94.36),
        ("Hello UIKit", 29, 400, 131.35), ("WWWW MMMM", 17, 400, 126.14), ("WWWW MMMM", 29, 700, 221.04),
        ("0123456789", 8, 400, 50.45), ("0123456789", 17, 400, 98.58), ("0123456789", 29, 400, 171.10),
        ("iiiiillll", 17, 400, 34.32), ("iiiiillll", 29, 700, 66.44),
    ]

    @Test(arguments: recorded) func `Widths are within 0.4 percent of those that UIKit recorded`(
        string: String, size: CGFloat, weight: Int, expected: CGFloat
    ) {
        let width = layout(text(string, size: size, weight: weight)).fragments[0].run.width
        #expect(abs(width - expected) <= expected * 0.004)
    }

    @Test func `Widths are within 0.2 percent of those that UIKit recorded, in the mean square`() {
        let errors = Self.recorded.map {
            layout(text($0.0, size: $0.1, weight: $0.2)).fragments[0].run.width / $0.3 - 1
        }
        #expect((errors.reduce(0) { $0 + $1 * $1 } / CGFloat(errors.count)).squareRoot() < 0.002)
    }

    @Test func `No pair of letters is set further apart than its letters are wide`() {
        func width(_ string: String) -> CGFloat { layout(text(string, size: 20)).fragments[0].run.width }
        #expect(abs(width("Ki") - width("K") - width("i")) < 1e-6)
        #expect(abs(width("th") - width("t") - width("h")) < 1e-6)
        #expect(width("To") < width("T") + width("o") - 1)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func `Widths are rounded up to the pixel`(scale: CGFloat) {
        let width = layout(text("Hello, world"), style: style { $0.displayScale = scale }).size.width
        #expect(abs((width * scale).rounded() - width * scale) < 1e-9)
        #expect(width >= 71.5)
        #expect(width < 71.53 + 1 / scale)
    }

    @Test func `Kerning is added after every character`() {
        let plain = layout(text("Hello")).fragments[0].run.width
        let kerned = layout(text("Hello") { $0.kerning = 3 }).fragments[0].run.width
        #expect(abs(kerned - plain - 15) < 1e-6)
    }

    @Test func `Monospaced digits all have one width`() {
        let ones = layout(text("1111") { $0.font.usesMonospacedDigits = true }).fragments[0].run.width
        let eights = layout(text("8888") { $0.font.usesMonospacedDigits = true }).fragments[0].run.width
        #expect(ones == eights)
        #expect(layout(text("1111")).fragments[0].run.width != layout(text("8888")).fragments[0].run.width)
    }
}
