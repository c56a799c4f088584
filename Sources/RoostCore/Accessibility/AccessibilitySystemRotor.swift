/// A rotor that screen readers know by itself.
public struct AccessibilitySystemRotor: Sendable {
    /// The words by which a page offers the rotor's entries.
    let title: String

    /// The links.
    public static var links: AccessibilitySystemRotor { .init(title: "Links") }

    /// The links that have been visited, or those that have not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        .init(title: visited ? "Visited Links" : "Unvisited Links")
    }

    /// The headings of one level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        .init(title: level == .unspecified ? "Headings" : "Headings of Level \(level.rawValue)")
    }

    /// The headings.
    public static var headings: AccessibilitySystemRotor { .init(title: "Headings") }

    /// Words in bold type.
    public static var boldText: AccessibilitySystemRotor { .init(title: "Bold Text") }

    /// Words in italics.
    public static var italicText: AccessibilitySystemRotor { .init(title: "Italic Text") }

    /// Underlined words.
    public static var underlineText: AccessibilitySystemRotor { .init(title: "Underlined Text") }

    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { .init(title: "Misspelled Words") }

    /// The pictures.
    public static var images: AccessibilitySystemRotor { .init(title: "Images") }

    /// The fields for text.
    public static var textFields: AccessibilitySystemRotor { .init(title: "Text Fields") }

    /// The tables.
    public static var tables: AccessibilitySystemRotor { .init(title: "Tables") }

    /// The lists.
    public static var lists: AccessibilitySystemRotor { .init(title: "Lists") }

    /// The main parts of the screen.
    public static var landmarks: AccessibilitySystemRotor { .init(title: "Landmarks") }
}
