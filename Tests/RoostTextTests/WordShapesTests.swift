import CHarfBuzz
import Foundation
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

/// Shaping word by word gives the same text as shaping all at once.
@Suite struct WordShapesTests {
    private static let library = FontLibrary(decodePNG: { _ in throw CocoaError(.fileReadUnsupportedScheme) })

    private struct Outcome: Equatable {
        var glyphs: [[Double]]
        var breaks: [Bool]
    }

    private func outcome(_ text: StyledText, _ words: WordShapes?) -> Outcome {
        let shaped = TextShaper(library: Self.library, fallback: FontFallback(library: Self.library), words: words)
            .shape(text, language: "en", isRightToLeft: false)
        return Outcome(
            glyphs: shaped.glyphs.map { [Double($0.id), Double($0.cluster), $0.advance, $0.x, $0.y] },
            breaks: shaped.cells.map(\.isUnsafeToBreak))
    }

    private func styled(_ string: String, _ change: (inout StyledText.Run) -> Void = { _ in }) -> StyledText {
        var run = StyledText.Run(length: string.utf8.count, font: ResolvedFont(size: 13))
        change(&run)
        return StyledText(string: string, runs: [run])
    }

    private static let texts = [
        "Hello, world", "To Ta AVATAR Wave office affine fluffy", "3 x 4 x 5 and 3x4", "A - B, C – D",
        "(HELLO) (a) A (b) - C",
        "  two  spaces  ", " ", "", "a", "12:30 12 : 30", "-> <- => a -> b", "111,695.49 1 2 3", "a@B A @ B",
        "[A] {B} * C",
        "A sentence that is so long that what is sensitive - like this - lies far away from other words, which are cut.",
        "T o T o , . V A V A Y . A", "fi fl ffi f i f l", "Supercalifragilisticexpialidocious it is", "é à la carte",
    ]

    @Test(arguments: texts, ["Inter", "Noto Sans", "Noto Serif", "Noto Sans Mono"])
    func `A text shaped word by word equals the text shaped at once`(string: String, family: String) {
        let text = styled(string) { $0.font.family = family }
        let words = WordShapes(patience: 0)
        let expected = outcome(text, nil)
        #expect(outcome(text, words) == expected)
        // The second time every word is known.
        #expect(outcome(text, words) == expected)
    }

    @Test(arguments: texts, [500, 600, 700, 800])
    func `A text of a heavier weight shaped word by word equals the text shaped at once`(string: String, weight: Int) {
        let text = styled(string) { $0.font.weight = weight }
        let words = WordShapes(patience: 0)
        let expected = outcome(text, nil)
        #expect(outcome(text, words) == expected)
        #expect(outcome(text, words) == expected)
    }

    @Test(arguments: texts) func `Words of different features, sizes and tracking are not mixed up`(string: String) {
        let words = WordShapes(patience: 0)
        let changes: [(inout StyledText.Run) -> Void] = [
            { _ in }, { $0.tracking = 2 }, { $0.kerning = 1 }, { $0.font.usesMonospacedDigits = true },
            { $0.font.usesLowercaseSmallCaps = true }, { $0.font.weight = 700 }, { $0.font.size = 40 },
            { $0.font.design = .monospaced },
        ]
        for change in changes {
            let text = styled(string, change)
            #expect(outcome(text, words) == outcome(text, nil))
        }
    }

    @Test(arguments: 0..<8) func `A random text shaped word by word equals the text shaped at once`(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 7
        func below(_ limit: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % limit)
        }
        let words = WordShapes(patience: 0)
        for _ in 0..<60 {
            var string = ""
            for _ in 0..<below(40) {
                let isSpace = below(4) == 0
                string.unicodeScalars.append(isSpace ? " " : Unicode.Scalar(UInt8(0x20 + below(0x5F))))
            }
            let text = styled(string) { $0.font.weight = string.utf8.count.isMultiple(of: 2) ? 400 : 700 }
            #expect(outcome(text, words) == outcome(text, nil), "\(string)")
        }
    }

    /// Few characters, so that most words are new and made of known pairs.
    @Test(arguments: ["Inter", "Inter Display", "Noto Sans", "Noto Serif", "Noto Sans Mono"])
    func `A new word made of known pairs equals the word shaped at once`(family: String) {
        var state: UInt64 = 11
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let characters = Array("0147,.AVTofijx- ".unicodeScalars)
        let words = WordShapes(patience: 0)
        for round in 0..<300 {
            var string = ""
            for _ in 0..<(1 + below(12)) { string.unicodeScalars.append(characters[below(characters.count)]) }
            let text = styled(string) {
                $0.font.family = family
                if round % 3 == 0 { $0.tracking = 1 }
                if round % 4 == 0 { $0.font.usesMonospacedDigits = true }
                if round % 5 == 0 { $0.font.usesLowercaseSmallCaps = true }
                if round % 7 < 3 { $0.font.weight = 600 }
            }
            #expect(outcome(text, words) == outcome(text, nil), "\(string)")
        }
    }

    @Test func `A face gets a context once more texts use it than patience allows`() throws {
        let face = Self.library.choice(for: ResolvedFont(size: 10)).face
        let words = WordShapes(patience: 2)
        func context() -> WordContext? { words.context(for: face, [], script: HB_SCRIPT_LATIN, language: "en") }
        #expect(context() == nil)
        #expect(context() == nil)
        let asked = try #require(context())
        #expect(context() === asked)
    }

    @Test func `The context of a face in one language is dropped after very many others`() throws {
        let face = Self.library.choice(for: ResolvedFont(size: 10)).face
        let words = WordShapes(patience: 0)
        func context(_ language: String) -> WordContext? {
            words.context(for: face, [], script: HB_SCRIPT_LATIN, language: language)
        }
        weak let first = context("en")
        #expect(first != nil)
        for number in 0..<WordShapes.rememberedContexts { _ = context("x-\(number)") }
        #expect(first == nil)
        #expect(context("en") != nil)
    }

    @Test func `Pairs of plain characters are remembered`() throws {
        let face = Self.library.choice(for: ResolvedFont(size: 10)).face
        let words = WordShapes(patience: 0)
        let context = try #require(words.context(for: face, [], script: HB_SCRIPT_LATIN, language: "en"))
        let (a, v, x) = (UInt8(ascii: "A"), UInt8(ascii: "V"), UInt8(ascii: "x"))
        #expect(context.pairs.pair(a, v) == nil)
        _ = Array("AVA".utf8).withUnsafeBufferPointer { words.word($0, between: [], in: context) }
        let kerned = try #require(context.pairs.pair(a, v))
        #expect(try kerned.advance < #require(context.pairs.glyph(a)).advance)
        #expect(kerned.isUnsafeToBreak)
        // Inter makes a multiplication sign of it between numbers.
        #expect(context.pairs.glyph(x) == nil)
    }

    @Test func `A comma that stands nearer to a space in bold does not keep texts from being set word by word`() throws
    {
        var font = ResolvedFont(size: 10)
        font.weight = 700
        let face = Self.library.choice(for: font).face
        let words = WordShapes(patience: 0)
        let context = try #require(words.context(for: face, [], script: HB_SCRIPT_LATIN, language: "en"))
        #expect(context.kernsBeforeSpaces)
        let (comma, space) = (UInt8(ascii: ","), UInt8(ascii: " "))
        #expect(context.pairs.pair(comma, space) == nil)
        let word = Array("A,".utf8).withUnsafeBufferPointer { words.word($0, between: .spaceAfter, in: context) }
        #expect(word?.bindsSpaceAfter == true)
        let kerned = try #require(context.pairs.pair(comma, space))
        #expect(try kerned.advance < #require(context.pairs.glyph(comma)).advance)
        #expect(kerned.isUnsafeToBreak)
    }

    @Test func `A number of digits of one width is set from known pairs`() throws {
        let face = Self.library.choice(for: ResolvedFont(size: 10)).face
        let words = WordShapes(patience: 0)
        let context = try #require(
            words.context(for: face, .tabularDigits, script: HB_SCRIPT_LATIN, language: "en"))
        let (one, four) = (UInt8(ascii: "1"), UInt8(ascii: "4"))
        _ = Array("14".utf8).withUnsafeBufferPointer { words.word($0, between: [], in: context) }
        let glyph = try #require(context.pairs.glyph(one))
        #expect(glyph.id != face.glyph(for: "1"))
        #expect(try glyph.advance == #require(context.pairs.glyph(four)).advance)
        #expect(context.pairs.pair(one, four)?.advance == glyph.advance)
    }

    @Test func `Across a space Inter's hyphen is sensitive and its letter a is not`() throws {
        let face = Self.library.choice(for: ResolvedFont(size: 10)).face
        let context = try #require(
            WordShapes(patience: 0).context(for: face, [], script: HB_SCRIPT_LATIN, language: "en"))
        #expect(!context.isSensitive(UInt8(ascii: "a")))
        #expect(context.isSensitive(UInt8(ascii: "-")))
    }
}
