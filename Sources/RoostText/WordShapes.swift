import CHarfBuzz
import RoostCore
import RoostLocks

/// A cache of shaped words, shared by all texts.
///
/// Shaping word by word equals shaping the whole text only if nothing in the font looks across a space. Each face with
/// its features is examined for that (`WordContext`). If it fails, or until then, texts are shaped whole.
final class WordShapes: Sendable {
    struct ContextKey: Equatable, Sendable {
        var face: Int
        var features: TextFeatures
        var script: UInt32
        /// A BCP 47 tag.
        var language: String
    }

    /// Everything that a word's glyphs depend on.
    private struct WordKey: Hashable {
        var context: Int
        var neighbours: WordContext.Neighbours
        var length: Int
        /// The word's bytes, sixteen at most.
        var first: UInt64
        var second: UInt64
    }

    /// The knowledge of a face with a set of features.
    private enum Knowledge {
        /// Not examined yet; the number of texts in it so far.
        case unasked(texts: Int)
        case asked(WordContext?)
    }

    private struct State {
        /// About a dozen. An array, because making a dictionary's type takes longer than all searches of a process that
        /// draws one picture. The oldest make room, because pages may name any language.
        var contexts: [(key: ContextKey, knowledge: Knowledge)] = []
        /// The last one found: most texts are in the font of the one before.
        var lastContext: (key: ContextKey, context: WordContext?)?
        var contextCount = 0
        var words = BoundedCache<WordKey, ShapedWord>(halfCapacity: 8192)

        mutating func index(of key: ContextKey) -> Int {
            if let known = contexts.firstIndex(where: { $0.key == key }) { return known }
            if contexts.count >= WordShapes.rememberedContexts { contexts.removeFirst() }
            contexts.append((key, .unasked(texts: 0)))
            return contexts.count - 1
        }
    }

    private let state = Mutex(State())
    private let patience: Int

    static let longestWord = 16
    static let rememberedContexts = 64

    /// - Parameter patience: The number of texts in a face that are shaped whole before its rules are examined. That
    ///   takes as long as shaping a few dozen texts, so a process that draws one picture never does it.
    init(patience: Int = 16) { self.patience = patience }

    /// The context for shaping words in a face; nil if texts have to be shaped whole, always or for now.
    func context(for face: FontFace, _ features: TextFeatures, script: hb_script_t, language: String)
        -> WordContext?
    {
        let key = ContextKey(face: face.id, features: features, script: script.rawValue, language: language)
        /// Nil if the face has to be examined.
        let known = state.withLock { state -> WordContext?? in
            if let last = state.lastContext, last.key == key { return .some(last.context) }
            let index = state.index(of: key)
            switch state.contexts[index].knowledge {
            case .asked(let context):
                state.lastContext = (key, context)
                return .some(context)
            case .unasked(let texts):
                guard texts < patience else { return nil }
                state.contexts[index].knowledge = .unasked(texts: texts + 1)
                return .some(nil)
            }
        }
        if let known { return known }
        let number = state.withLock { state in
            state.contextCount += 1
            return state.contextCount
        }
        let context = WordContext(
            number: number, face: face, features: features.list, script: script,
            language: hb_language_from_string(language, -1))
        return state.withLock { state in
            let index = state.index(of: key)
            if case .asked(let first) = state.contexts[index].knowledge { return first }
            state.contexts[index].knowledge = .asked(context)
            return context
        }
    }

    /// A word's glyphs; nil if they depend on more than the word.
    /// - Parameter buffer: A HarfBuzz buffer to re-use, if the caller has one.
    func word(
        _ bytes: UnsafeBufferPointer<UInt8>, between neighbours: WordContext.Neighbours, in context: WordContext,
        buffer: OpaquePointer? = nil
    ) -> ShapedWord? {
        guard bytes.count <= Self.longestWord else { return context.shape(bytes, between: neighbours, buffer: buffer) }
        var key = WordKey(context: context.number, neighbours: neighbours, length: bytes.count, first: 0, second: 0)
        for index in 0..<min(bytes.count, 8) { key.first |= UInt64(bytes[index]) << UInt64(8 * index) }
        if bytes.count > 8 {
            for index in 8..<bytes.count { key.second |= UInt64(bytes[index]) << UInt64(8 * (index - 8)) }
        }
        if let known = state.withLock({ $0.words.value(for: key) }) { return known }
        guard let word = context.shape(bytes, between: neighbours, buffer: buffer) else { return nil }
        state.withLock { $0.words.insert(word, for: key) }
        return word
    }
}

/// A word's glyphs in the order of drawing, in font units.
final class ShapedWord: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// The first byte of the glyph's characters, counted from the start of the word.
        var cluster: Int
        var advance: Int32
        var x: Int32
        var y: Int32
        var isUnsafeToBreak: Bool
    }

    let glyphs: [Glyph]
    /// Whether a break before the space that was shaped behind the word needs shaping again.
    let bindsSpaceAfter: Bool

    init(glyphs: [Glyph], bindsSpaceAfter: Bool) {
        self.glyphs = glyphs
        self.bindsSpaceAfter = bindsSpaceAfter
    }
}

/// A face with a set of features in which words of ASCII can be shaped one by one.
///
/// A rule that sees a space could see across it. Kerning rules of that kind rule the face out, unless they only move a
/// character by a space after it (Inter's move a comma, in bold). Substitution rules of that kind change only certain glyphs (Inter's raise a hyphen between capitals, and make a multiplication sign of an
/// x between numbers); texts are not cut near characters that become such glyphs. All other rules look only at
/// neighbours, and do not know the space as one.
final class WordContext: Sendable {
    struct Neighbours: OptionSet, Hashable {
        let rawValue: UInt8
        static let spaceBefore = Neighbours(rawValue: 1)
        static let spaceAfter = Neighbours(rawValue: 2)
    }

    let number: Int
    private let face: FontFace
    private let features: [hb_feature_t]
    private let script: hb_script_t
    /// HarfBuzz's languages are never freed.
    private nonisolated(unsafe) let language: OpaquePointer?
    let space: UInt32
    let spaceAdvance: Int32
    /// The ASCII characters that rules may change across a space.
    private let sensitive: ASCIISet
    let pairs: GlyphPairs
    /// Whether the space after a word may move its last character.
    let kernsBeforeSpaces: Bool

    /// The longest reach of HarfBuzz's rules, in characters.
    static let longestReach = 64

    init?(
        number: Int, face: FontFace, features: [hb_feature_t], script: hb_script_t, language: OpaquePointer?
    ) {
        self.number = number
        self.face = face
        self.features = features
        self.script = script
        self.language = language
        space = face.glyph(for: " ")
        spaceAdvance = hb_font_get_glyph_h_advance(face.handle, space)
        guard !face.isPlaceholder, space != 0,
            let rules = ShapingRules(face: face, features: features, script: script, language: language),
            let sensitive = rules.sensitiveCharacters(space: space)
        else { return nil }
        self.sensitive = sensitive
        kernsBeforeSpaces = rules.kerns(before: space)
        pairs = GlyphPairs(face: face, plain: rules.plainGlyphs())
    }

    /// Whether a rule may change the character because of one beyond a space.
    @inline(__always)
    func isSensitive(_ byte: UInt8) -> Bool { sensitive.contains(byte) }

    /// Shapes a word with the spaces beside it; nil if the spaces come out other than alone.
    func shape(_ bytes: UnsafeBufferPointer<UInt8>, between neighbours: Neighbours, buffer known: OpaquePointer?)
        -> ShapedWord?
    {
        let buffer = known ?? hb_buffer_create()
        defer { if known == nil { hb_buffer_destroy(buffer) } }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 2)
        if neighbours.contains(.spaceBefore) { text.append(0x20) }
        let start = text.count
        text.append(contentsOf: bytes)
        if neighbours.contains(.spaceAfter) { text.append(0x20) }

        hb_buffer_clear_contents(buffer)
        text.withUnsafeBytes { text in
            hb_buffer_add_utf8(
                buffer, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), 0, Int32(text.count))
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        face.shape(buffer, features)
        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        var glyphs: [ShapedWord.Glyph] = []
        glyphs.reserveCapacity(infos.count)
        var (spaces, bindsSpaceAfter) = (0, false)
        for (info, position) in zip(infos, positions) {
            let cluster = Int(info.cluster) - start
            if cluster >= 0, cluster < bytes.count {
                glyphs.append(
                    ShapedWord.Glyph(
                        id: info.codepoint, cluster: cluster, advance: position.x_advance, x: position.x_offset,
                        y: position.y_offset, isUnsafeToBreak: info.isUnsafeToBreak))
                continue
            }
            let isKerned = kernsBeforeSpaces && cluster > 0 && info.isUnsafeToBreak
            guard info.codepoint == space, position.x_advance == spaceAdvance, position.x_offset == 0,
                position.y_offset == 0, isKerned || !info.isUnsafeToBreak
            else { return nil }
            if isKerned { bindsSpaceAfter = true }
            spaces += 1
        }
        // The word must begin a cluster; else the space before it is more than a space.
        guard spaces == text.count - bytes.count,
            glyphs.first.map({ $0.cluster == 0 && (start == 0 || !$0.isUnsafeToBreak) }) ?? true
        else { return nil }
        let word = ShapedWord(glyphs: glyphs, bindsSpaceAfter: bindsSpaceAfter)
        pairs.learn(word, of: bytes, hasSpaceAfter: neighbours.contains(.spaceAfter))
        return word
    }
}

extension hb_glyph_info_t {
    var isUnsafeToBreak: Bool { mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 }
}

/// The features that a style turns on or off.
struct TextFeatures: OptionSet, Hashable {
    let rawValue: UInt8

    static let tabularDigits = TextFeatures(rawValue: 1)
    static let lowercaseSmallCapitals = TextFeatures(rawValue: 2)
    static let uppercaseSmallCapitals = TextFeatures(rawValue: 4)
    static let noLigatures = TextFeatures(rawValue: 8)
    static let noContextualAlternates = TextFeatures(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ run: StyledText.Run) {
        var features: TextFeatures = []
        if run.font.usesMonospacedDigits { features.insert(.tabularDigits) }
        if run.font.usesLowercaseSmallCaps { features.insert(.lowercaseSmallCapitals) }
        if run.font.usesUppercaseSmallCaps { features.insert(.uppercaseSmallCapitals) }
        if run.tracking != 0 { features.insert(.noLigatures) }
        if run.font.design == .monospaced, run.font.family == nil { features.insert(.noContextualAlternates) }
        self = features
    }

    /// The features as HarfBuzz takes them.
    var list: [hb_feature_t] {
        var list: [hb_feature_t] = []
        func set(_ name: String, _ value: UInt32) {
            list.append(hb_feature_t(tag: tag(name), value: value, start: 0, end: .max))
        }
        if contains(.tabularDigits) { set("tnum", 1) }
        if contains(.lowercaseSmallCapitals) { set("smcp", 1) }
        if contains(.uppercaseSmallCapitals) { set("c2sc", 1) }
        if contains(.noLigatures) {
            set("liga", 0)
            set("clig", 0)
        }
        if contains(.noContextualAlternates) { set("calt", 0) }
        return list
    }
}
