import CHarfBuzz
import CoreGraphics
import RoostCore
import RoostICU

/// Cuts a text into stretches that can be shaped in one go.
///
/// 1. Line feeds cut it into paragraphs; each gets its embedding levels (ICU, only if a character or the paragraph
///    style asks for it). A paragraph runs in the direction of its first strong character, as Apple's natural writing
///    direction does, and in that of the environment if it has none.
/// 2. Each grapheme cluster gets a script (common characters that of their neighbour) and a face: the font's own if it
///    has the characters, else one by `FontFallback`. Spaces, digits and punctuation stay in the neighbour's face,
///    except next to CJK and emoji; clusters with emoji presentation take the emoji face.
/// 3. Neighbours that agree in all of that become one item.
struct TextItemizer {
    let text: StyledText
    let utf8: [UInt8]
    let language: String
    let isRightToLeft: Bool
    let library: FontLibrary
    let fallback: FontFallback

    private(set) var items: [ShapedText.Item] = []
    private(set) var paragraphLevels: [(byte: Int, level: UInt8)] = []

    /// The findings of a scan over the text.
    struct Traits {
        /// Nothing but Latin letters, digits and punctuation below U+0250: one face per style, no fallback.
        var isLatin = true
        var needsBidi = false
        var hasKana = false
        var hasHangul = false
        var hasLineBreaks = false
    }

    let traits: Traits

    init(
        text: StyledText, utf8: [UInt8], language: String, isRightToLeft: Bool, library: FontLibrary,
        fallback: FontFallback
    ) {
        self.text = text
        self.utf8 = utf8
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.library = library
        self.fallback = fallback
        traits = Self.scan(text.string, isRightToLeft: isRightToLeft)
    }

    // MARK: Scanning

    private static func scan(_ string: String, isRightToLeft: Bool) -> Traits {
        var traits = Traits()
        traits.needsBidi = isRightToLeft
        for scalar in string.unicodeScalars {
            let value = scalar.value
            if value < 0x250 {
                if isLineBreak(scalar) { traits.hasLineBreaks = true }
                continue
            }
            traits.isLatin = false
            switch value {
            case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
                0x10800...0x10FFF, 0x1E800...0x1EFFF:
                traits.needsBidi = true
            case 0x3040...0x30FF: traits.hasKana = true
            case 0x1100...0x11FF, 0xAC00...0xD7AF: traits.hasHangul = true
            case 0x2028, 0x2029: traits.hasLineBreaks = true
            default: break
            }
        }
        return traits
    }

    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The design of Han characters: that of the language, else of the kana or Hangul beside them, else simplified.
    private var region: String {
        let language = language.lowercased()
        if language.hasPrefix("ja") { return "JP" }
        if language.hasPrefix("ko") { return "KR" }
        if language.hasPrefix("zh") {
            if language.hasSuffix("hk") || language.hasSuffix("mo") { return "HK" }
            return language.contains("hant") || language.hasSuffix("tw") ? "TC" : "SC"
        }
        return traits.hasKana ? "JP" : traits.hasHangul ? "KR" : "SC"
    }

    // MARK: Itemising

    /// - Parameter checksCoverage: false trusts the fonts to have all characters of a Latin text; the shaper asks again
    ///   with true if a glyph was missing.
    mutating func itemize(checksCoverage: Bool) {
        items = []
        paragraphLevels = []
        for paragraph in paragraphs() {
            var levels: [UInt8] = []
            var base: UInt8 = 0
            if traits.needsBidi {
                levels = [UInt8](repeating: 0, count: paragraph.count)
                let level = utf8.withUnsafeBytes { bytes in
                    roost_bidi_levels(
                        bytes.baseAddress!.advanced(by: paragraph.lowerBound).assumingMemoryBound(to: CChar.self),
                        Int32(paragraph.count), isRightToLeft, &levels)
                }
                base = level < 0 ? (isRightToLeft ? 1 : 0) : UInt8(level)
            }
            paragraphLevels.append((paragraph.lowerBound, base))
            if traits.isLatin && !checksCoverage {
                appendLatin(paragraph, levels: levels)
            } else {
                appendClusters(paragraph, levels: levels)
            }
        }
    }

    /// Byte ranges between line breaks; a text that ends in a line break ends in an empty paragraph.
    private func paragraphs() -> [Range<Int>] {
        guard traits.hasLineBreaks else { return [0..<utf8.count] }
        var ranges: [Range<Int>] = []
        var start = 0
        var byte = 0
        for character in text.string {
            let end = byte + character.utf8.count
            if Self.isLineBreak(character.unicodeScalars.first!) {
                ranges.append(start..<byte)
                start = end
            }
            byte = end
        }
        ranges.append(start..<utf8.count)
        return ranges
    }

    /// The style runs that a range of bytes meets, cut to it.
    private func styles(in range: Range<Int>) -> [(style: Int, bytes: Range<Int>)] {
        var found: [(Int, Range<Int>)] = []
        var start = 0
        for (index, run) in text.runs.enumerated() {
            let isLast = index == text.runs.count - 1
            var end = isLast ? utf8.count : start + min(utf8.count - start, max(0, run.length))
            while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
            let part = max(start, range.lowerBound)..<max(start, range.lowerBound, min(end, range.upperBound))
            if !part.isEmpty { found.append((index, part)) }
            start = end
        }
        return found
    }

    private func item(_ bytes: Range<Int>, style: Int, choice: FontChoice, script: hb_script_t) -> ShapedText.Item {
        ShapedText.Item(bytes: bytes, style: style, run: text.runs[style], choice: choice, script: script)
    }

    private mutating func appendLatin(_ paragraph: Range<Int>, levels: [UInt8]) {
        for (style, bytes) in styles(in: paragraph) {
            let choice = library.choice(for: text.runs[style].font)
            var start = bytes.lowerBound
            while start < bytes.upperBound {
                var end = bytes.upperBound
                var level: UInt8 = 0
                if !levels.isEmpty {
                    level = levels[start - paragraph.lowerBound]
                    end = (start..<end).first { levels[$0 - paragraph.lowerBound] != level } ?? end
                }
                var item = item(start..<end, style: style, choice: choice, script: HB_SCRIPT_LATIN)
                item.level = level
                items.append(item)
                start = end
            }
        }
    }

    private mutating func appendClusters(_ paragraph: Range<Int>, levels: [UInt8]) {
        let first = items.count
        let string = text.string
        let region = region
        let runs = styles(in: paragraph)
        var runIndex = 0
        var choice: FontChoice?

        var byte = paragraph.lowerBound
        let utf8View = string.utf8
        let start = utf8View.index(utf8View.startIndex, offsetBy: paragraph.lowerBound)
        let end = utf8View.index(start, offsetBy: paragraph.count)
        // Common characters before the first letter take its script.
        var previousScript = string[start..<end].unicodeScalars.lazy.map(Self.script(of:)).first { !Self.isNeutral($0) }
        for character in string[start..<end] {
            let bytes = byte..<(byte + character.utf8.count)
            byte = bytes.upperBound
            while runIndex + 1 < runs.count, runs[runIndex].bytes.upperBound <= bytes.lowerBound {
                runIndex += 1
                choice = nil
            }
            let style = runs[runIndex].style
            let run = text.runs[style]
            let own = choice ?? library.choice(for: run.font)
            choice = own
            let scalars = character.unicodeScalars
            let base = scalars.first!

            let ownScript = Self.script(of: base)
            let isNeutral = Self.isNeutral(ownScript)
            if !isNeutral { previousScript = ownScript }
            let script = previousScript ?? HB_SCRIPT_COMMON

            var new: ShapedText.Item
            if base == "\u{FFFC}", run.attachment != nil {
                new = item(bytes, style: style, choice: own, script: script)
                new.isAttachment = true
                new.tracking = run.kerning + run.tracking
            } else if base == StyledText.hidden {
                new = item(bytes, style: style, choice: own, script: script)
                new.isAttachment = true
                new.tracking =
                    run.kerning + run.tracking
                    + AppleMetrics.hiddenAdvance(size: run.font.size, isFirst: bytes.lowerBound == 0)
            } else {
                let previous = items.count > first ? items[items.count - 1] : nil
                let neighbour = previous.flatMap { $0.style == style && !$0.isAttachment ? $0.face : nil }
                let face = face(
                    for: scalars, script: ownScript, isNeutral: isNeutral, own: own.face, neighbour: neighbour,
                    neighbourScript: script, region: region, font: run.font)
                new = item(bytes, style: style, choice: own, script: script)
                if face !== own.face {
                    new.face = face
                    new.slant = 0
                    new.tracking = run.kerning + run.tracking
                    if ownScript == HB_SCRIPT_HANGUL, run.font.design != .serif {
                        new.size *= AppleMetrics.hangulScale(of: face)
                    }
                }
            }
            if !levels.isEmpty { new.level = levels[bytes.lowerBound - paragraph.lowerBound] }

            if let last = items.indices.last, last >= first, items[last].continues(with: new) {
                items[last].bytes = items[last].bytes.lowerBound..<bytes.upperBound
            } else {
                items.append(new)
            }
        }
    }

    /// Kana count as Han: Japanese mixes them in every word, and its fonts shape them alike.
    private static func script(of scalar: Unicode.Scalar) -> hb_script_t {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        return script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA ? HB_SCRIPT_HAN : script
    }

    /// Whether a script is shared by all others: that of spaces, digits, punctuation, marks and emoji.
    private static func isNeutral(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }

    private func face(
        for scalars: String.UnicodeScalarView, script: hb_script_t, isNeutral: Bool, own: FontFace,
        neighbour: FontFace?, neighbourScript: hb_script_t, region: String, font: ResolvedFont
    ) -> FontFace {
        let base = scalars.first!
        if Self.hasEmojiPresentation(scalars), let emoji = fallback.emojiFace, emoji.covers(base) { return emoji }
        if isNeutral, let neighbour, neighbour !== own, !neighbour.hasColorBitmaps, neighbour.covers(scalars) {
            let isCJK = [HB_SCRIPT_HAN, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO].contains(neighbourScript)
            if !(isCJK && base.isASCII && own.covers(base)) { return neighbour }
        }
        if own.covers(scalars) || own.isPlaceholder { return own }
        if let face = fallback.face(
            for: scalars, script: script, region: region, font: font, language: language)
        {
            return face
        }
        if base.properties.isEmoji, let emoji = fallback.emojiFace, emoji.covers(base) { return emoji }
        return own
    }

    /// Whether a grapheme cluster is drawn as an emoji: by its default presentation or a variation selector 16, unless
    /// a variation selector 15 forbids it; or because there is no other picture of it.
    static func hasEmojiPresentation(_ scalars: String.UnicodeScalarView) -> Bool {
        let base = scalars.first!
        guard base.value >= 0x203C || scalars.count > 1, base.properties.isEmoji else { return false }
        if !hasTextGlyph(base) { return true }
        if scalars.contains("\u{FE0E}") { return false }
        if base.properties.isEmojiPresentation { return true }
        return scalars.contains("\u{FE0F}")
            || scalars.dropFirst().contains { $0.properties.isEmojiModifier || $0.value == 0x200D }
    }

    /// Whether an iPhone's text fonts have an emoji's character. They have the symbols from before Unicode took in
    /// emoji, which began with 5.2; only Apple Color Emoji has the later ones.
    private static func hasTextGlyph(_ emoji: Unicode.Scalar) -> Bool {
        guard emoji.value < 0x1F000 else { return false }
        guard let age = emoji.properties.age else { return true }
        return age.major < 5 || age.major == 5 && age.minor < 2
    }
}

extension ShapedText.Item {
    /// Whether the next stretch can be shaped together with this one.
    fileprivate func continues(with next: ShapedText.Item) -> Bool {
        style == next.style && face === next.face && size == next.size && level == next.level && !isAttachment
            && !next.isAttachment && script == next.script
    }
}
