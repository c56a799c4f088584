import CHarfBuzz
import RoostCore
import Synchronization

/// Words that have been shaped, for texts that use them again.
///
/// Shaping word by word gives what shaping all at once gives only where nothing in the font looks across a space. That is
/// found out for each face and set of features (`WordContext`); where it is not so, or not known, nobody asks here.
final class WordShapes: Sendable {
    struct ContextKey: Hashable, Sendable {
        var face: Int
        var features: TextFeatures
        var script: UInt32
        /// The address of HarfBuzz's language, which is the same for the same language.
        var language: Int
    }

    /// What a word's glyphs depend on.
    private struct WordKey: Hashable {
        var context: Int
        var neighbours: WordContext.Neighbours
        var length: Int
        /// Up to sixteen bytes.
        var first: UInt64
        var second: UInt64
    }

    private struct State {
        var contexts: [ContextKey: WordContext?] = [:]
        var contextCount = 0
        var words = BoundedCache<WordKey, ShapedWord>(halfCapacity: 8192)
    }

    private let state = Mutex(State())

    static let longestWord = 16

    /// How words are shaped in a face; nil where whole texts have to be.
    func context(for face: FontFace, _ features: TextFeatures, script: hb_script_t, language: OpaquePointer?)
        -> WordContext?
    {
        let key = ContextKey(
            face: face.id, features: features, script: script.rawValue, language: Int(bitPattern: language))
        if let known = state.withLock({ $0.contexts[key] }) { return known }
        let number = state.withLock { state in
            state.contextCount += 1
            return state.contextCount
        }
        let context = WordContext(
            number: number, face: face, features: features.list, script: script, language: language)
        return state.withLock { state in
            if let first = state.contexts[key] { return first }
            state.contexts[key] = .some(context)
            return context
        }
    }

    /// A word's glyphs; nil where they depend on more than the word.
    func word(
        _ bytes: UnsafeBufferPointer<UInt8>, between neighbours: WordContext.Neighbours, in context: WordContext,
        buffer: OpaquePointer
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

/// A word's glyphs in the order in which they are drawn, in font units.
final class ShapedWord: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// From the word's first byte.
        var cluster: Int
        var advance: Int32
        var x: Int32
        var y: Int32
        var isUnsafeToBreak: Bool
    }

    let glyphs: [Glyph]

    init(glyphs: [Glyph]) { self.glyphs = glyphs }
}

/// A face with a set of features in which words of ASCII can be shaped one by one.
///
/// A rule that sees a space could see across it. Such rules of kerning rule the face out. Such rules of substitution change
/// certain glyphs only (Inter's raise a hyphen between capitals, and make a multiplication sign of an x between numbers):
/// near characters that become such glyphs nothing is cut. All other rules see neighbours, and a space is one that
/// they do not know.
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
    /// The ASCII characters that rules may change across a space, a bit each.
    private let sensitive: (UInt64, UInt64)

    /// HarfBuzz looks no further.
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
            let sensitive = SpaceRules(face: face, features: features, script: script, language: language)
                .sensitiveCharacters(space: space)
        else { return nil }
        self.sensitive = sensitive
    }

    /// Whether a rule may change the character because of what stands beyond a space.
    @inline(__always)
    func isSensitive(_ byte: UInt8) -> Bool {
        byte < 64 ? sensitive.0 >> UInt64(byte) & 1 != 0 : sensitive.1 >> UInt64(byte - 64) & 1 != 0
    }

    /// Shapes a word with the spaces beside it; nil if these are not what they are alone.
    func shape(_ bytes: UnsafeBufferPointer<UInt8>, between neighbours: Neighbours, buffer: OpaquePointer)
        -> ShapedWord?
    {
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
        hb_shape(face.handle, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        var glyphs: [ShapedWord.Glyph] = []
        glyphs.reserveCapacity(infos.count)
        var spaces = 0
        for (info, position) in zip(infos, positions) {
            let cluster = Int(info.cluster) - start
            if cluster >= 0, cluster < bytes.count {
                glyphs.append(
                    ShapedWord.Glyph(
                        id: info.codepoint, cluster: cluster, advance: position.x_advance, x: position.x_offset,
                        y: position.y_offset, isUnsafeToBreak: info.isUnsafeToBreak))
                continue
            }
            guard info.codepoint == space, position.x_advance == spaceAdvance, position.x_offset == 0,
                position.y_offset == 0, !info.isUnsafeToBreak
            else { return nil }
            spaces += 1
        }
        // The word begins a cluster, or the space before it is more than a space.
        guard spaces == text.count - bytes.count,
            glyphs.first.map({ $0.cluster == 0 && (start == 0 || !$0.isUnsafeToBreak) }) ?? true
        else { return nil }
        return ShapedWord(glyphs: glyphs)
    }
}

extension hb_glyph_info_t {
    var isUnsafeToBreak: Bool { mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 }
}

/// What the rules that a face's features turn on do with spaces.
private struct SpaceRules {
    let face: FontFace
    let features: [hb_feature_t]
    let script: hb_script_t
    let language: OpaquePointer?

    /// The ASCII characters that become glyphs which rules change across a space; nil where other things may happen there.
    func sensitiveCharacters(space: UInt32) -> (UInt64, UInt64)? {
        let table = hb_font_get_face(face.handle)
        // Axes may turn on other rules, and Apple's tables cannot be asked.
        if !face.variations.isEmpty || hb_aat_layout_has_substitution(table) != 0
            || hb_aat_layout_has_positioning(table) != 0
        {
            return nil
        }
        var properties = hb_segment_properties_t()
        properties.direction = HB_DIRECTION_LTR
        properties.script = script
        properties.language = language
        guard
            let plan = hb_shape_plan_create_cached(table, &properties, features, UInt32(features.count), nil)
        else { return nil }
        defer { hb_shape_plan_destroy(plan) }

        let positioning = GlyphSet()
        hb_ot_shape_plan_collect_lookups(plan, tag("GPOS"), positioning.handle)
        for lookup in positioning where rule(lookup, of: "GPOS", on: table, sees: space) != nil { return nil }

        let substitution = GlyphSet()
        hb_ot_shape_plan_collect_lookups(plan, tag("GSUB"), substitution.handle)
        // Rules of fractions are in every plan, but wait for a fraction slash, which ASCII lacks.
        let fractions = lookups(of: ["frac", "numr", "dnom"], on: table)
        let others = lookups(
            of: ["rvrn", "ltra", "ltrm", "rand", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt"]
                + Self.optionalFeatures, on: table)
        hb_set_subtract(fractions.handle, others.handle)
        hb_set_subtract(substitution.handle, fractions.handle)

        let changed = GlyphSet()
        for lookup in substitution {
            if let input = rule(lookup, of: "GSUB", on: table, sees: space) {
                hb_set_union(changed.handle, input.handle)
            }
        }
        if changed.contains(space) { return nil }

        // What stays is not sensitive whatever rules make of it.
        var sensitive: (UInt64, UInt64) = (0, 0)
        let insensitive = GlyphSet()
        hb_set_add(insensitive.handle, space)
        for byte in UInt8(0x21)...0x7E {
            let glyph = face.glyph(for: Unicode.Scalar(byte))
            if changed.contains(glyph) || glyph == 0 {
                if byte < 64 { sensitive.0 |= 1 << UInt64(byte) } else { sensitive.1 |= 1 << UInt64(byte - 64) }
            } else {
                hb_set_add(insensitive.handle, glyph)
            }
        }
        hb_ot_layout_lookups_substitute_closure(table, substitution.handle, insensitive.handle)
        hb_set_intersect(insensitive.handle, changed.handle)
        return hb_set_is_empty(insensitive.handle) != 0 ? sensitive : nil
    }

    /// The features that a text's style can turn on.
    private static let optionalFeatures = ["tnum", "smcp", "c2sc"]

    /// The rules of substitution that features turn on, in any script and language.
    private func lookups(of features: [String], on face: OpaquePointer?) -> GlyphSet {
        let set = GlyphSet()
        // A zero ends the list.
        let tags = features.map(tag) + [0]
        hb_ot_layout_collect_lookups(face, tag("GSUB"), nil, nil, tags, set.handle)
        return set
    }

    /// The glyphs that a rule may change, if it looks at spaces.
    private func rule(_ lookup: UInt32, of table: String, on face: OpaquePointer?, sees space: UInt32) -> GlyphSet? {
        let (before, input, after) = (GlyphSet(), GlyphSet(), GlyphSet())
        hb_ot_layout_lookup_collect_glyphs(
            face, tag(table), lookup, before.handle, input.handle, after.handle, nil)
        return before.contains(space) || input.contains(space) || after.contains(space) ? input : nil
    }
}

/// HarfBuzz's set of numbers.
private final class GlyphSet: Sequence {
    let handle: OpaquePointer = hb_set_create()

    deinit { hb_set_destroy(handle) }

    func contains(_ glyph: UInt32) -> Bool { hb_set_has(handle, glyph) != 0 }

    func makeIterator() -> AnyIterator<UInt32> {
        var current = hb_codepoint_t.max
        return AnyIterator { hb_set_next(self.handle, &current) != 0 ? current : nil }
    }
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

    /// The same for HarfBuzz.
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
