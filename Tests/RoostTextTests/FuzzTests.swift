import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

/// Random texts at random widths: the lines hold all of each text, once and in order.
@Suite struct FuzzTests {
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F,
        0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F, 0x2600...0x27BF, 0x3000...0x30FF, 0x4E00...0x4FFF,
        0xAC00...0xADFF, 0xFB50...0xFDFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F600...0x1F64F,
        0xE0100...0xE01EF, 0x0...0x1F, 0x10FF00...0x10FFFF, 0xFFF0...0xFFFF,
    ]

    static func string(using generator: inout Generator) -> String {
        var string = ""
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
            let range = ranges.randomElement(using: &generator)!
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let value = UInt32.random(in: range, using: &generator)
                if let scalar = Unicode.Scalar(value) { string.unicodeScalars.append(scalar) }
            }
            if Bool.random(using: &generator) { string += " " }
        }
        return string
    }

    static func styled(_ string: String, using generator: inout Generator) -> StyledText {
        var styled = text(string, size: CGFloat.random(in: 1...60, using: &generator))
        if Bool.random(using: &generator) {
            let cut = Int.random(in: 0...max(0, string.utf8.count), using: &generator)
            styled.runs[0].length = cut
            styled.runs.append(StyledText.Run(length: string.utf8.count - cut, font: ResolvedFont(size: 20)))
            styled.runs[1].tracking = 1
        }
        return styled
    }

    @Test(arguments: 0..<300) func `The lines of a random text hold all of it, once and in order`(seed: Int) throws {
        var generator = Generator(state: UInt64(seed))
        let styled = Self.styled(Self.string(using: &generator), using: &generator)
        let prepared = try #require(
            engine.prepare(styled, style: style { $0.isRightToLeft = seed % 3 == 0 }) as? PreparedParagraph)
        let text = prepared.text
        for (cell, next) in zip(text.cells, text.cells.dropFirst()) {
            #expect(cell.byte < next.byte)
        }
        for width in [0, 1, 10, 50, 200, CGFloat.infinity] {
            let lines = LineBreaker(text: text, width: width).lines()
            var position = 0
            for line in lines {
                #expect(line.start == position)
                #expect(line.inkEnd >= line.start && line.inkEnd <= line.end)
                position = line.end + (line.isLast && line.end < text.cellCount ? 1 : 0)
            }
            #expect(position == text.cellCount)
        }
    }

    @Test(arguments: 0..<300)
    func `Glyphs keep the order of their characters, and no layout is out of bounds`(seed: Int) {
        var generator = Generator(state: UInt64(seed) | 1 << 40)
        let styled = Self.styled(Self.string(using: &generator), using: &generator)
        let paragraph = style {
            $0.isRightToLeft = seed % 3 == 0
            $0.lineLimit = seed % 2 == 0 ? nil : Int.random(in: 1...3, using: &generator)
            $0.truncation = [.head, .middle, .tail][seed % 3]
            $0.minimumScaleFactor = seed % 5 == 0 ? 0.5 : 1
        }
        for width in [nil, 0, 3, 40, 120] as [CGFloat?] {
            let lines = layout(styled, width: width, height: seed % 7 == 0 ? 40 : nil, style: paragraph)
            #expect(lines.size.width.isFinite && lines.size.height.isFinite)
            for fragment in lines.fragments {
                let run = fragment.run
                #expect(run.glyphs.count == run.positions.count && run.glyphs.count == run.clusters.count)
                #expect(run.clusters == run.clusters.sorted(by: run.isRightToLeft ? (>) : (<)))
                #expect(run.clusters.allSatisfy { (0..<max(1, run.text.utf8.count)).contains($0) })
            }
        }
    }
}
