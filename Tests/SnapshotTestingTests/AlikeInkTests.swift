import CoreGraphics
import Testing

@testable import RoostComparison

/// Pieces of ink whose boxes differ, though the pixels look alike, and pieces that only seem to. At three pixels per point.
@Suite struct AlikeInkTests {
    @Test func `Bars that touch in one picture alone are found`() {
        var (old, new) = (Canvas(), Canvas())
        for x in [30, 90, 150] { old.fill(x, 30, 57, 60, 0) }
        new = old
        // The gap of three pixels is two wide.
        new.fill(87, 50, 1, 1, 0)
        let comparison = comparison(old, new)
        #expect(InkMap(new.image, scale: 3).boxes.count < InkMap(old.image, scale: 3).boxes.count)
        #expect(comparison.inkBoxes.allSatisfy { $0.isFound() })
        #expect(comparison.sentence.contains("of the pixels differ"))
    }

    @Test func `A letter that touches its frame in one picture alone is found`() {
        var old = Canvas()
        old.frame(30, 30, 240, 120, 0)
        for x in stride(from: 36, to: 200, by: 24) { old.letter(x, 60) }
        var new = old
        new.fill(35, 80, 1, 9, 40)
        let comparison = comparison(old, new)
        #expect(comparison.inkBoxes.count { $0.isFound() } >= 1)
        #expect(!comparison.sentence.contains("missing") && !comparison.sentence.contains("wider"))
    }

    @Test func `Specks of a soft corner are no pieces of their own`() {
        var (old, new) = (Canvas(), Canvas())
        // A card that differs from its ground by five levels, and corners of one step or of two.
        for canvas in [0, 1] {
            var card = Canvas()
            card.fill(30, 30, 240, 120, 250)
            for corner in [(30, 30), (266, 30), (30, 146), (266, 146)] {
                card.fill(corner.0, corner.1, 4, 4, canvas == 0 ? 255 : 253)
            }
            if canvas == 0 { old = card } else { new = card }
        }
        let comparison = comparison(old, new)
        #expect(comparison.inkBoxes.allSatisfy { $0.isFound() })
        #expect(!comparison.sentence.contains("ink"))
    }

    @Test func `A thin line that moved by four pixels is not alike`() {
        var (old, new) = (Canvas(), Canvas())
        old.fill(30, 60, 240, 1, 0)
        new.fill(30, 64, 240, 1, 0)
        #expect(!spares(old, new))
        #expect(comparison(old, new).inkBoxes.count { $0.isFound() } == 0)
        #expect(comparison(old, new).sentence.contains("1.33 points further down"))
    }

    @Test func `A thin line that moved by a point is not alike`() {
        var (old, new) = (Canvas(), Canvas())
        old.fill(30, 60, 240, 1, 0)
        new.fill(30, 63, 240, 1, 0)
        #expect(!spares(old, new))
    }

    @Test func `An edge between two pixels is alike`() {
        var (old, new) = (Canvas(), Canvas())
        old.fill(30, 60, 240, 6, 0)
        new.fill(30, 60, 240, 7, 128)
        new.fill(30, 61, 240, 5, 0)
        #expect(spares(old, new))
    }

    @Test func `A changed letter in a long line is not alike`() {
        var old = Canvas()
        for x in stride(from: 30, to: 270, by: 24) { old.letter(x, 60) }
        var new = old
        new.fill(131, 75, 12, 3, 255)
        #expect(spares(old, old) && !spares(old, new))
    }

    @Test func `Grey ink on grey is not alike where it lacks or has moved`() {
        var (old, moved) = (Canvas(240), Canvas(240))
        let blank = moved
        for x in stride(from: 30, to: 270, by: 24) {
            old.letter(x, 60, 234)
            moved.letter(x + 4, 60, 234)
        }
        #expect(!spares(old, blank) && !spares(old, moved))
        #expect(comparison(old, blank).sentence.contains("is missing"))
    }

    @Test func `Ink of another colour is not alike`() {
        var (old, new) = (Canvas(), Canvas())
        for x in stride(from: 30, to: 270, by: 24) {
            old.letter(x, 60, 0)
            new.letter(x, 60, 80)
        }
        #expect(!spares(old, new))
    }

    @Test func `A frame is alike whatever it holds`() throws {
        var (old, new) = (Canvas(), Canvas())
        old.fill(30, 30, 240, 120, 200)
        new.fill(30, 30, 240, 120, 200)
        old.letter(60, 60)
        new.letter(180, 60)
        let strangeness = PictureStrangeness(comparison(old, new))
        let pieces = InkMap(old.image, scale: 3).pieces
        let outline = try #require(pieces.first { !$0.outline.isEmpty })
        let letter = try #require(pieces.first { $0.outline.isEmpty })
        #expect(strangeness.spares(outline, of: old.image) && !strangeness.spares(letter, of: old.image))
    }

    @Test func `A piece at the edge of a wider picture is alike`() {
        var (old, new) = (Canvas(), Canvas(255, width: 330))
        old.fill(200, 60, 100, 30, 0)
        new.fill(200, 60, 100, 30, 0)
        #expect(spares(old, new))
    }

    @Test func `At one pixel per point edges may be softer, but not elsewhere`() {
        var (old, new) = (Canvas(), Canvas())
        old.fill(30, 60, 90, 30, 0)
        new.fill(31, 60, 90, 30, 0)
        #expect(!spares(old, new, scale: 1))
    }

    private func comparison(_ old: Canvas, _ new: Canvas, scale: CGFloat = 3) -> PictureComparison {
        PictureComparison(reference: old.image, actual: new.image, scale: scale)
    }

    /// Whether all ink of the first picture looks alike in the second one.
    private func spares(_ old: Canvas, _ new: Canvas, scale: CGFloat = 3) -> Bool {
        let strangeness = PictureStrangeness(comparison(old, new, scale: scale))
        return InkMap(old.image, scale: scale).pieces.allSatisfy { strangeness.spares($0, of: old.image) }
    }
}

/// A grey picture to fill, in pixels.
private struct Canvas: CustomTestStringConvertible {
    private let width: Int
    private let height = 180
    private var levels: [UInt8]
    let testDescription = "a canvas"

    init(_ ground: UInt8 = 255, width: Int = 300) {
        self.width = width
        levels = [UInt8](repeating: ground, count: width * height)
    }

    mutating func fill(_ left: Int, _ top: Int, _ columns: Int, _ rows: Int, _ level: UInt8) {
        for y in top..<(top + rows) {
            for x in left..<(left + columns) { levels[y * width + x] = level }
        }
    }

    /// A frame three pixels thick.
    mutating func frame(_ left: Int, _ top: Int, _ columns: Int, _ rows: Int, _ level: UInt8) {
        fill(left, top, columns, 3, level)
        fill(left, top + rows - 3, columns, 3, level)
        fill(left, top, 3, rows, level)
        fill(left + columns - 3, top, 3, rows, level)
    }

    /// An E, 15 pixels wide.
    mutating func letter(_ left: Int, _ top: Int, _ level: UInt8 = 0) {
        fill(left, top, 4, 33, level)
        for row in [0, 15, 29] { fill(left, top + row, 15, 4, level) }
    }

    var image: CGImage {
        CGImage(width: width, height: height, pixels: levels.flatMap { [$0, $0, $0, 255] })
    }
}
