/// The system's colours by name or by role: those of iOS 26 and macOS 26, light and dark (Rules.md, Colours).
package enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case primary, secondary, tertiary, quaternary, quinary
    case accentColor, separator, listSeparator, opaqueSeparator, placeholder, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
}

extension SystemColor {
    /// The colours by their names in asset catalogues.
    private static let known: [String: SystemColor] = [
        "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
        "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan,
        "systemBlueColor": .blue, "systemIndigoColor": .indigo, "systemPurpleColor": .purple,
        "systemPinkColor": .pink, "systemBrownColor": .brown, "systemGrayColor": .gray,
        "systemGray2Color": .gray2, "systemGray3Color": .gray3, "systemGray4Color": .gray4,
        "systemGray5Color": .gray5, "systemGray6Color": .gray6, "labelColor": .primary,
        "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary, "quaternaryLabelColor": .quaternary,
        "linkColor": .link, "separatorColor": .separator, "listSeparatorColor": .listSeparator,
        "opaqueSeparatorColor": .opaqueSeparator,
        "placeholderTextColor": .placeholder, "systemFillColor": .fill, "secondarySystemFillColor": .secondaryFill,
        "tertiarySystemFillColor": .tertiaryFill, "quaternarySystemFillColor": .quaternaryFill,
        "systemBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
        "tertiarySystemBackgroundColor": .tertiaryBackground,
        "systemGroupedBackgroundColor": .groupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground,
        "controlAccentColor": .accentColor,
    ]

    /// A colour by its name in asset catalogues; nil for an unknown name.
    init?(assetName: String) {
        guard let color = Self.known[assetName] else { return nil }
        self = color
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        if self == .accentColor {
            guard let accent = environment.accentColor else { return programsAccent(in: environment) }
            // Inside the accent colour, a reference to it means the program's.
            var outer = environment
            outer.accentColor = nil
            return accent.resolve(in: outer)
        }
        let isMac = environment.idiom == .macOS
        let isDark = environment.colorScheme == .dark
        if isDark, !isMac, environment.isElevated, let raised { return raised }
        return (isMac ? macOS : iOS).resolved(isDark: isDark)
    }

    /// The accent colour of an app's asset catalogue, as Xcode's templates have one; else blue.
    private func programsAccent(in environment: EnvironmentValues) -> Color.Resolved {
        switch environment.engines.images?.accentColor(isDark: environment.colorScheme == .dark) {
        case .components(let color): color
        case .system(let name):
            // A catalogue whose accent colour is the accent colour has none of its own.
            (SystemColor(assetName: name).flatMap { $0 == .accentColor ? nil : $0 } ?? .blue).resolve(in: environment)
        case nil: SystemColor.blue.resolve(in: environment)
        }
    }

    /// On iOS, dark backgrounds of content over the window are a step lighter, so that it stands out.
    private var raised: Color.Resolved? {
        switch self {
        case .background, .groupedBackground: Color.Resolved(hex: 0x1C1C1E)
        case .secondaryBackground, .secondaryGroupedBackground: Color.Resolved(hex: 0x2C2C2E)
        case .tertiaryBackground, .tertiaryGroupedBackground: Color.Resolved(hex: 0x3A3A3C)
        default: nil
        }
    }

    /// A light and a dark colour: `0xRRGGBB` and an opacity.
    private struct Pair {
        let light, dark: (hex: UInt32, opacity: Float)

        func resolved(isDark: Bool) -> Color.Resolved {
            let shade = isDark ? dark : light
            return Color.Resolved(hex: shade.hex, opacity: shade.opacity)
        }
    }

    private static func pair(_ light: UInt32, _ dark: UInt32) -> Pair { pair(light, 1, dark, 1) }

    private static func pair(_ light: UInt32, _ lightOpacity: Float, _ dark: UInt32, _ darkOpacity: Float) -> Pair {
        Pair(light: (light, lightOpacity), dark: (dark, darkOpacity))
    }

    private var iOS: Pair {
        switch self {
        case .red: Self.pair(0xFF383C, 0xFF4245)
        case .orange: Self.pair(0xFF8D28, 0xFF9230)
        case .yellow: Self.pair(0xFFCC00, 0xFFD600)
        case .green: Self.pair(0x34C759, 0x30D158)
        case .mint: Self.pair(0x00C8B3, 0x00DAC3)
        case .teal: Self.pair(0x00C3D0, 0x00D2E0)
        case .cyan: Self.pair(0x00C0E8, 0x3CD3FE)
        case .blue, .accentColor, .link: Self.pair(0x0088FF, 0x0091FF)
        case .indigo: Self.pair(0x6155F5, 0x6B5DFF)
        case .purple: Self.pair(0xCB30E0, 0xDB34F2)
        case .pink: Self.pair(0xFF2D55, 0xFF375F)
        case .brown: Self.pair(0xAC7F5E, 0xB78A66)
        case .gray: Self.pair(0x8E8E93, 0x8E8E93)
        case .gray2: Self.pair(0xAEAEB2, 0x636366)
        case .gray3: Self.pair(0xC7C7CC, 0x48484A)
        case .gray4: Self.pair(0xD1D1D6, 0x3A3A3C)
        case .gray5: Self.pair(0xE5E5EA, 0x2C2C2E)
        case .gray6: Self.pair(0xF2F2F7, 0x1C1C1E)
        case .primary: Self.pair(0x000000, 0xFFFFFF)
        case .secondary: Self.pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
        case .tertiary, .placeholder: Self.pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
        case .quaternary: Self.pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
        case .quinary: Self.pair(0x3C3C43, 0.12, 0xEBEBF5, 0.1)
        case .separator: Self.pair(0x3C3C43, 0.29, 0x545458, 0.6)
        case .listSeparator: Self.pair(0x3C3C43, 0.123, 0x545458, 0.5)
        case .opaqueSeparator: Self.pair(0xC6C6C8, 0x38383A)
        case .fill: Self.pair(0x787880, 0.2, 0x787880, 0.36)
        case .secondaryFill: Self.pair(0x787880, 0.16, 0x787880, 0.32)
        case .tertiaryFill: Self.pair(0x767680, 0.12, 0x767680, 0.24)
        case .quaternaryFill: Self.pair(0x747480, 0.08, 0x747480, 0.18)
        case .background: Self.pair(0xFFFFFF, 0x000000)
        case .secondaryBackground: Self.pair(0xF2F2F7, 0x1C1C1E)
        case .tertiaryBackground: Self.pair(0xFFFFFF, 0x2C2C2E)
        case .groupedBackground: Self.pair(0xF2F2F7, 0x000000)
        case .secondaryGroupedBackground: Self.pair(0xFFFFFF, 0x1C1C1E)
        case .tertiaryGroupedBackground: Self.pair(0xF2F2F7, 0x2C2C2E)
        }
    }

    /// The colours in which macOS differs; all others are iOS's.
    private var macOS: Pair {
        switch self {
        case .indigo: Self.pair(0x6155F5, 0x6D7CFF)
        case .gray: Self.pair(0x8E8E93, 0x98989D)
        case .primary: Self.pair(0x000000, 0.8471, 0xFFFFFF, 0.8471)
        case .secondary: Self.pair(0x000000, 0.498, 0xFFFFFF, 0.549)
        case .tertiary, .placeholder: Self.pair(0x000000, 0.26, 0xFFFFFF, 0.25)
        case .quaternary: Self.pair(0x000000, 0.1, 0xFFFFFF, 0.1)
        case .quinary: Self.pair(0x000000, 0.05, 0xFFFFFF, 0.05)
        case .separator, .listSeparator: Self.pair(0x000000, 0.1, 0xFFFFFF, 0.1)
        case .link: Self.pair(0x0068DA, 0x419CFF)
        case .background: Self.pair(0xFFFFFF, 0x1E1E1E)
        default: iOS
        }
    }
}

extension EnvironmentValues {
    /// Whether the view lies above the window's content: in a sheet, a popover or a preview.
    @Entry package var isElevated: Bool = false
}
