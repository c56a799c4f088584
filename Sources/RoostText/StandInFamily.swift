import CoreGraphics

/// A family that every system of Apple brings, and the free families whose letters are as wide by design.
struct StandInFamily: Sendable {
    let name: String
    /// The free families, the best first.
    let families: [String]
    /// The reach of Apple's lines above the baseline and below it, and the gap between them, in ems.
    let ascender: CGFloat
    let descender: CGFloat
    let leading: CGFloat

    /// A family and a face of it, by one of their names.
    struct Match {
        let family: StandInFamily
        let isBold: Bool
        let isItalic: Bool
    }

    /// The family with this name, or with a face of this PostScript name: `Arial`, `Arial-BoldMT`, `TimesNewRomanPSMT`;
    /// nil if nothing stands in for it.
    static func named(_ name: String) -> Match? {
        let name = simple(name)
        for family in all {
            guard var face = name.removing(prefix: simple(family.name)) else { continue }
            face = face.removing(prefix: "ps") ?? face
            face = face.removing(prefix: "roman") ?? face
            let afterBold = face.removing(prefix: "bold")
            face = afterBold ?? face
            let afterItalic = face.removing(prefix: "italic") ?? face.removing(prefix: "oblique")
            face = afterItalic ?? face
            guard face.isEmpty || face == "mt" else { continue }
            return Match(family: family, isBold: afterBold != nil, isItalic: afterItalic != nil)
        }
        return nil
    }

    private static func simple(_ name: String) -> Substring {
        Substring(name.lowercased().filter { $0 != " " && $0 != "-" })
    }

    private static let sans = ["Liberation Sans", "Arimo", "Nimbus Sans"]
    private static let serif = ["Liberation Serif", "Tinos", "Nimbus Roman"]
    private static let typewriter = ["Liberation Mono", "Cousine", "Nimbus Mono PS"]

    /// The lengths are those of the families' files; to the ascents of Helvetica, Times and Courier Apple adds 15 % of the
    /// line (case `txs-X10`).
    private static let all = [
        StandInFamily(name: "Arial", families: sans, ascender: 0.905, descender: 0.212, leading: 0.033),
        StandInFamily(name: "Helvetica", families: sans, ascender: 0.92, descender: 0.23, leading: 0),
        StandInFamily(name: "Times New Roman", families: serif, ascender: 0.891, descender: 0.216, leading: 0.042),
        StandInFamily(name: "Times", families: serif, ascender: 0.9, descender: 0.25, leading: 0),
        StandInFamily(name: "Courier New", families: typewriter, ascender: 0.833, descender: 0.3, leading: 0),
        StandInFamily(name: "Courier", families: typewriter, ascender: 0.904, descender: 0.246, leading: 0),
    ]
}

extension Substring {
    /// What follows a prefix; nil without it.
    fileprivate func removing(prefix: some StringProtocol) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }
}
