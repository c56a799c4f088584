import CHarfBuzz
import CoreGraphics
import RoostCore
import RoostLocks

/// The face that draws a font, and the adjustments that turn it into the requested font.
struct FontChoice: Sendable {
    var face: FontFace
    /// The shear that replaces a missing italic, as the tangent of its angle.
    var slant: CGFloat = 0
    /// Points that the font itself adds after every character (the system font's tracking).
    var tracking: CGFloat = 0
    /// Whether Apple's metrics replace the face's own.
    var hasSystemMetrics = true
    /// The family of Apple's whose lines replace the face's own, where a free one stands for it.
    var standsFor: StandInFamily?
    /// Whether the face is a programming font with ligatures that Apple's lacks.
    var suppressesContextualLigatures = false
    /// The requested font, if it is not installed and this face stands in for it.
    var missing: MissingFont?
}

/// A font that is not installed, and the warning for each use of it.
final class MissingFont: Sendable {
    private let name: String
    private let message: String

    init(name: String, message: String) {
        self.name = name
        self.message = message
    }

    func report() { Log.missing(name, message) }
}

/// Finds faces and keeps the opened ones.
///
/// The system font is Inter. If it is missing, the next best face takes its place, and a warning names the package.
final class FontLibrary: Sendable {
    struct FaceKey: Equatable {
        var file: FontFile
        var axes: [String: Double]
        var likeness: Likeness?
    }

    struct State {
        /// A few dozen at most, searched when a font is used for the first time.
        var faces: [(key: FaceKey, face: FontFace?)] = []
        var choices = BoundedCache<ResolvedFont, FontChoice>(halfCapacity: 512)
        var registered = RegisteredFonts()
        var hasSearchedBundles = false

        mutating func forgetChoices() { choices = BoundedCache(halfCapacity: 512) }
    }

    let state = Mutex(State())
    private let decodePNG: PNGDecoder
    /// tan of 12 degrees.
    private static let syntheticSlant: CGFloat = 0.2126

    init(decodePNG: @escaping PNGDecoder) { self.decodePNG = decodePNG }

    // MARK: Fonts

    func choice(for font: ResolvedFont) -> FontChoice {
        if let known = state.withLock({ $0.choices.value(for: font) }) { return known }
        let choice = find(font)
        state.withLock { $0.choices.insert(choice, for: font) }
        return choice
    }

    private func find(_ font: ResolvedFont) -> FontChoice {
        if let family = font.family {
            if let choice = customFace(family, for: font) { return choice }
            var choice = systemFace(for: font)
            choice.missing = MissingFont(
                name: family, message: "the font “\(family)” is not installed; the system font is used")
            return choice
        }
        switch font.design {
        case .default: return systemFace(for: font)
        case .rounded:
            if let choice = face(of: .rounded, for: font) { return choice }
            Log.warning("Nunito, the rounded font, is not installed; the system font is used", value: "rounded")
            var choice = systemFace(for: font, isRounded: true)
            choice.tracking += AppleMetrics.roundedTracking(size: font.size)
            return choice
        case .serif:
            var choice = face(among: WellKnownFamily.serif, called: "serif", for: font)
            choice.tracking = AppleMetrics.serifTracking(of: choice.face, size: font.size, isItalic: font.isItalic)
            return choice
        case .monospaced:
            var choice = face(among: WellKnownFamily.monospaced, called: "monospaced", for: font)
            choice.suppressesContextualLigatures = true
            choice.tracking = AppleMetrics.monospacedTracking(of: choice.face, size: font.size)
            return choice
        }
    }

    private func systemFace(for font: ResolvedFont, isRounded: Bool = false) -> FontChoice {
        // A single file of all sizes is fixed at its text design.
        let text = ["opsz": 14.0]
        var likeness = AppleMetrics.likeness(size: font.size)
        likeness.isRounded = isRounded
        let found =
            face(of: .interText, for: font, likeness: likeness)
            ?? face(of: .interVariable, for: font, axes: text, likeness: likeness)
            ?? installedFace(WellKnownFamily.interVariable.name, for: font, axes: text, likeness: likeness)
            ?? installedFace(WellKnownFamily.interText.name, for: font, axes: text, likeness: likeness)
        guard var choice = found else { return substitute(for: "Inter", package: "fonts-inter", font: font) }
        choice.tracking = AppleMetrics.interTracking(size: font.size, design: font.size)
        return choice
    }

    private func face(among families: [WellKnownFamily], called design: String, for font: ResolvedFont) -> FontChoice {
        for family in families {
            if let choice = face(of: family, for: font) { return choice }
        }
        for family in families {
            if let choice = installedFace(family.name, for: font) { return choice }
        }
        return substitute(for: "a \(design) font", package: families[0].package, font: font)
    }

    private func substitute(for name: String, package: String, font: ResolvedFont) -> FontChoice {
        let candidates = [WellKnownFamily.dejaVuSans, .notoFamily("Noto Sans")]
        let choice =
            candidates.lazy.compactMap { self.face(of: $0, for: font) }.first
            ?? Fontconfig.anyFace(weight: font.weight, italic: font.isItalic)
            .flatMap { open($0, axes: ["wght": Double(font.weight)]) }.map { self.choice($0, for: font) }
        guard var choice else {
            let message = "no font is installed: text takes its room but is not drawn (Debian package \(package))"
            return FontChoice(face: FontFace.placeholder, missing: MissingFont(name: name, message: message))
        }
        choice.missing = MissingFont(
            name: name,
            message: "\(name) is not installed; \(choice.face.familyName) is used (Debian package \(package))")
        return choice
    }

    // MARK: Faces

    /// The face of a family at its well-known path.
    func face(
        of family: WellKnownFamily, for font: ResolvedFont, axes: [String: Double] = [:], likeness: Likeness? = nil
    ) -> FontChoice? {
        guard let file = family.file(weight: font.weight, italic: font.isItalic),
            let face = open(file, axes: axes.merging(["wght": Double(font.weight)]) { $1 }, likeness: likeness)
        else { return nil }
        return choice(face, for: font)
    }

    /// The face of a family wherever fontconfig finds it.
    func installedFace(
        _ family: String, for font: ResolvedFont, axes: [String: Double] = [:], likeness: Likeness? = nil
    ) -> FontChoice? {
        Fontconfig.face(family: family, weight: font.weight, italic: font.isItalic)
            .flatMap { open($0, axes: axes.merging(["wght": Double(font.weight)]) { $1 }, likeness: likeness) }
            .map { choice($0, for: font) }
    }

    func choice(_ face: FontFace, for font: ResolvedFont) -> FontChoice {
        FontChoice(face: face, slant: font.isItalic && !face.isItalic ? Self.syntheticSlant : 0)
    }

    func open(_ file: FontFile, axes: [String: Double], likeness: Likeness? = nil) -> FontFace? {
        let key = FaceKey(file: file, axes: axes, likeness: likeness)
        return state.withLock { state in
            if let known = state.faces.first(where: { $0.key == key }) { return known.face }
            // Opening maps the file and reads a few tables. The lock is held, so that no face exists twice.
            let face = FontFace(file: file, axes: axes, likeness: likeness, decodePNG: decodePNG)
            state.faces.append((key, face))
            return face
        }
    }
}

extension FontFace {
    static let placeholder = FontFace(placeholderNamed: "Missing")
}
