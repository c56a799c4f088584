import CoreGraphics

/// A family of fonts that distributions install at known paths, so that fontconfig need not be asked.
struct WellKnownFamily: Sendable {
    /// How a family's file names tell weight and slope.
    enum Naming: Sendable {
        /// `Name-SemiBold.otf`, `Name-Italic.otf`, `Name-SemiBoldItalic.otf`.
        case styles
        /// `Name.ttf`, `Name-Bold.ttf`, `Name-Oblique.ttf`, `Name-BoldOblique.ttf`.
        case dejaVu
        /// All weights in one file, or one for each slope.
        case variable(upright: String, italic: String)
    }

    var name: String
    var directories: [String]
    /// The files' common beginning, and their extension.
    var stem: String
    var type: String
    var naming = Naming.styles
    /// The face's index in a collection file.
    var index = 0
    /// The Debian package with the family.
    var package: String

    private static let styles: [(weight: Int, name: String)] = [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
        (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]

    /// The file that is nearest in weight, upright if there is no italic; nil if none is installed.
    func file(weight: Int, italic: Bool) -> FontFile? {
        for directory in directories {
            for name in fileNames(weight: weight, italic: italic) {
                let path = directory + "/" + name
                if access(path, R_OK) == 0 { return FontFile(path: path, index: index) }
            }
        }
        return nil
    }

    /// Names to try, the best first.
    private func fileNames(weight: Int, italic: Bool) -> [String] {
        switch naming {
        case .variable(let upright, let slanted):
            return italic ? [slanted, upright] : [upright]
        case .dejaVu:
            let bold = weight >= 600 ? "Bold" : ""
            let suffixes = italic ? [bold + "Oblique", bold] : [bold]
            return suffixes.map { stem + ($0.isEmpty ? "" : "-" + $0) + "." + type }
        case .styles:
            let nearest = Self.styles.sorted {
                Self.distance($0.weight, from: weight) < Self.distance($1.weight, from: weight)
            }
            func names(_ slope: String) -> [String] {
                nearest.map { style in
                    stem + "-" + (style.name == "Regular" && !slope.isEmpty ? slope : style.name + slope) + "." + type
                }
            }
            return italic ? names("Italic") + names("") : names("")
        }
    }

    /// The badness of a face, in CSS's order: for a light weight lighter faces are better than bolder ones, for a bold
    /// weight bolder faces are.
    private static func distance(_ weight: Int, from wanted: Int) -> Int {
        let isOnWantedSide = wanted <= 450 ? weight <= wanted : weight >= wanted
        if wanted == 400, weight == 500 { return 1 }
        if wanted == 500, weight == 400 { return 1 }
        return abs(weight - wanted) + (isOnWantedSide ? 0 : 1000)
    }
}

extension WellKnownFamily {
    private static let noto = [
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto",
    ]
    private static let notoCJK = [
        "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto-cjk",
    ]
    private static let dejaVu = [
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF", "/usr/share/fonts/dejavu-sans-fonts",
    ]
    private static let inter = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
        "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/rsms-inter-vf-fonts", "/usr/local/share/fonts",
        "/usr/local/share/fonts/inter",
    ]

    /// The system font.
    static let interText = WellKnownFamily(
        name: "Inter", directories: inter, stem: "Inter", type: "otf", package: "fonts-inter")
    /// The system font as a single file, with an axis for the optical size.
    static let interVariable = WellKnownFamily(
        name: "Inter Variable", directories: inter, stem: "", type: "ttf",
        naming: .variable(upright: "InterVariable.ttf", italic: "InterVariable-Italic.ttf"), package: "fonts-inter")

    /// Debian has no package for it; the folders are those where owners usually put Google's files.
    static let rounded = WellKnownFamily(
        name: "Nunito",
        directories: [
            "/usr/share/fonts/truetype/nunito", "/usr/share/fonts/nunito", "/usr/local/share/fonts/nunito",
            "/usr/local/share/fonts",
        ], stem: "Nunito", type: "ttf", package: "")

    static let serif = [
        notoFamily("Noto Serif"),
        WellKnownFamily(
            name: "DejaVu Serif", directories: dejaVu, stem: "DejaVuSerif", type: "ttf", naming: .dejaVu,
            package: "fonts-dejavu-core"),
    ]

    static let monospaced = [
        WellKnownFamily(
            name: "JetBrains Mono",
            directories: ["/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/jetbrains-mono-fonts"],
            stem: "JetBrainsMono", type: "ttf", package: "fonts-jetbrains-mono"),
        notoFamily("Noto Sans Mono", package: "fonts-noto-mono"),
        dejaVuSansMono,
    ]

    static let dejaVuSans = WellKnownFamily(
        name: "DejaVu Sans", directories: dejaVu, stem: "DejaVuSans", type: "ttf", naming: .dejaVu,
        package: "fonts-dejavu-core")
    private static let dejaVuSansMono = WellKnownFamily(
        name: "DejaVu Sans Mono", directories: dejaVu, stem: "DejaVuSansMono", type: "ttf", naming: .dejaVu,
        package: "fonts-dejavu-core")

    static let emoji = WellKnownFamily(
        name: "Noto Color Emoji", directories: noto + ["/usr/share/fonts/google-noto-color-emoji-fonts"], stem: "",
        type: "ttf", naming: .variable(upright: "NotoColorEmoji.ttf", italic: "NotoColorEmoji.ttf"),
        package: "fonts-noto-color-emoji")

    /// A family of the Noto project outside CJK, by its full name.
    static func notoFamily(_ name: String, package: String = "fonts-noto-core") -> WellKnownFamily {
        WellKnownFamily(
            name: name, directories: noto, stem: name.filter { $0 != " " }, type: "ttf", package: package)
    }

    /// Noto's CJK family for a region: `JP`, `KR`, `SC`, `TC` or `HK`, which are faces 0 … 4 of its collection.
    static func notoCJK(_ region: String, serif: Bool) -> WellKnownFamily {
        WellKnownFamily(
            name: "Noto \(serif ? "Serif" : "Sans") CJK \(region)", directories: notoCJK,
            stem: serif ? "NotoSerifCJK" : "NotoSansCJK", type: "ttc",
            index: ["JP", "KR", "SC", "TC", "HK"].firstIndex(of: region) ?? 0, package: "fonts-noto-cjk")
    }
}
