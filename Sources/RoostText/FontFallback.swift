import CHarfBuzz
import CoreGraphics
import RoostCore
import RoostLocks

/// Finds a face for characters that a font lacks: first in a list by script and language, then through fontconfig.
final class FontFallback: Sendable {
    /// The key to a list of faces to try.
    private struct ListKey: Hashable {
        var script: UInt32
        var region: String?
        var isSerif: Bool
        var weight: Int
        var isItalic: Bool
    }

    private struct ScalarKey: Hashable {
        var scalar: Unicode.Scalar
        var list: ListKey
    }

    private struct State {
        var lists: [ListKey: [FontFace]] = [:]
        var scalars = BoundedCache<ScalarKey, FontFace?>(halfCapacity: 2048)
        var emoji: FontFace??
    }

    private let library: FontLibrary
    private let state = Mutex(State())

    init(library: FontLibrary) { self.library = library }

    /// The face for emoji; nil if none is installed.
    var emojiFace: FontFace? {
        let face = state.withLock({ $0.emoji }) ?? findEmojiFace()
        if face == nil {
            let (name, package) = (WellKnownFamily.emoji.name, WellKnownFamily.emoji.package)
            Log.missing(name, "no colour emoji font is installed (Debian package \(package))")
        }
        return face
    }

    private func findEmojiFace() -> FontFace? {
        let font = ResolvedFont(size: 16)
        let face =
            (library.face(of: .emoji, for: font) ?? library.installedFace(WellKnownFamily.emoji.name, for: font))?.face
        state.withLock { $0.emoji = .some(face) }
        return face
    }

    /// A face that has all of `scalars` (one grapheme cluster), or at least its first; nil if none is installed.
    /// - Parameter region: The CJK design of Han characters: `JP`, `KR`, `SC`, `TC` or `HK`.
    func face(
        for scalars: some BidirectionalCollection<Unicode.Scalar>, script: hb_script_t, region: String,
        font: ResolvedFont, language: String
    ) -> FontFace? {
        let isCJK = [HB_SCRIPT_HAN, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO].contains(script)
        let isSymbol = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
        let key = ListKey(
            script: script.rawValue, region: isCJK || isSymbol ? region : nil, isSerif: font.design == .serif,
            weight: font.weight, isItalic: font.isItalic)
        let list = faces(key, font: font)
        if let face = list.first(where: { $0.covers(scalars) }) { return face }
        guard let first = scalars.first else { return nil }
        if let face = list.first(where: { $0.covers(first) }) { return face }

        let scalarKey = ScalarKey(scalar: first, list: key)
        if let known = state.withLock({ $0.scalars.value(for: scalarKey) }) { return known }
        let face = Fontconfig.face(
            covering: first, language: language, weight: font.weight, italic: font.isItalic
        ).flatMap { library.open($0, axes: ["wght": Double(font.weight)]) }
        state.withLock { $0.scalars.insert(face, for: scalarKey) }
        return face
    }

    private func faces(_ key: ListKey, font: ResolvedFont) -> [FontFace] {
        if let known = state.withLock({ $0.lists[key] }) { return known }
        let families = Self.families(script: hb_script_t(rawValue: key.script), region: key.region, serif: key.isSerif)
        let faces = families.compactMap { library.face(of: $0, for: font)?.face }
        state.withLock { $0.lists[key] = faces }
        return faces
    }

    /// The families to try for a script, the best first.
    private static func families(script: hb_script_t, region: String?, serif: Bool) -> [WellKnownFamily] {
        var families: [WellKnownFamily] = []
        if let name = notoScriptNames[script.rawValue] {
            let suffix = name.isEmpty ? "" : " " + name
            families += (serif ? ["Noto Serif", "Noto Sans"] : ["Noto Sans", "Noto Serif"]).map {
                .notoFamily($0 + suffix)
            }
        }
        if let region { families.append(.notoCJK(region, serif: serif)) }
        if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED {
            families += ["Noto Sans", "Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Music"]
                .map { .notoFamily($0) }
        }
        return families + [.dejaVuSans]
    }

    /// The names of scripts in Noto's families, after "Noto Sans".
    private static let notoScriptNames: [UInt32: String] = {
        let names: [(hb_script_t, String)] = [
            (HB_SCRIPT_LATIN, ""), (HB_SCRIPT_GREEK, ""), (HB_SCRIPT_CYRILLIC, ""), (HB_SCRIPT_ARABIC, "Arabic"),
            (HB_SCRIPT_HEBREW, "Hebrew"), (HB_SCRIPT_DEVANAGARI, "Devanagari"), (HB_SCRIPT_BENGALI, "Bengali"),
            (HB_SCRIPT_GURMUKHI, "Gurmukhi"), (HB_SCRIPT_GUJARATI, "Gujarati"), (HB_SCRIPT_ORIYA, "Oriya"),
            (HB_SCRIPT_TAMIL, "Tamil"), (HB_SCRIPT_TELUGU, "Telugu"), (HB_SCRIPT_KANNADA, "Kannada"),
            (HB_SCRIPT_MALAYALAM, "Malayalam"), (HB_SCRIPT_SINHALA, "Sinhala"), (HB_SCRIPT_THAI, "Thai"),
            (HB_SCRIPT_LAO, "Lao"), (HB_SCRIPT_TIBETAN, "Tibetan"), (HB_SCRIPT_MYANMAR, "Myanmar"),
            (HB_SCRIPT_KHMER, "Khmer"), (HB_SCRIPT_GEORGIAN, "Georgian"), (HB_SCRIPT_ARMENIAN, "Armenian"),
            (HB_SCRIPT_ETHIOPIC, "Ethiopic"), (HB_SCRIPT_CHEROKEE, "Cherokee"), (HB_SCRIPT_SYRIAC, "Syriac"),
            (HB_SCRIPT_THAANA, "Thaana"), (HB_SCRIPT_NKO, "NKo"), (HB_SCRIPT_TIFINAGH, "Tifinagh"),
            (HB_SCRIPT_MONGOLIAN, "Mongolian"), (HB_SCRIPT_JAVANESE, "Javanese"), (HB_SCRIPT_BALINESE, "Balinese"),
            (HB_SCRIPT_CANADIAN_SYLLABICS, "Canadian Aboriginal"),
        ]
        return Dictionary(uniqueKeysWithValues: names.map { ($0.0.rawValue, $0.1) })
    }()
}

extension FontFace {
    /// Whether the face has all characters of a grapheme cluster, invisible ones aside.
    func covers(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
        scalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || covers($0) }
    }
}
