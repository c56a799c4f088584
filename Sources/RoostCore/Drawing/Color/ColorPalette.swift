nonisolated extension Color {
    /// The system's red, which differs between light and dark.
    public static let red = Color(.red)
    /// The system's orange, which differs between light and dark.
    public static let orange = Color(.orange)
    /// The system's yellow, which differs between light and dark.
    public static let yellow = Color(.yellow)
    /// The system's green, which differs between light and dark.
    public static let green = Color(.green)
    /// The system's mint, which differs between light and dark.
    public static let mint = Color(.mint)
    /// The system's teal, which differs between light and dark.
    public static let teal = Color(.teal)
    /// The system's cyan, which differs between light and dark.
    public static let cyan = Color(.cyan)
    /// The system's blue, which differs between light and dark.
    public static let blue = Color(.blue)
    /// The system's indigo, which differs between light and dark, iOS and macOS.
    public static let indigo = Color(.indigo)
    /// The system's purple, which differs between light and dark.
    public static let purple = Color(.purple)
    /// The system's pink, which differs between light and dark.
    public static let pink = Color(.pink)
    /// The system's brown, which differs between light and dark.
    public static let brown = Color(.brown)
    /// The system's grey, on macOS a little lighter in dark appearance.
    public static let gray = Color(.gray)

    /// White in every environment.
    public static let white = Color(white: 1)
    /// Black in every environment.
    public static let black = Color(white: 0)
    /// Fully transparent black.
    public static let clear = Color(white: 0, opacity: 0)

    /// The colour of main content.
    public static let primary = Color(.primary)
    /// The colour of secondary content.
    public static let secondary = Color(.secondary)
    /// The tint of controls: the colour set by `tint(_:)`, otherwise blue.
    public static let accentColor = Color(.accentColor)
}

nonisolated extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's grey.
    public static var gray: Color { .gray }
    /// White in every environment.
    public static var white: Color { .white }
    /// Black in every environment.
    public static var black: Color { .black }
    /// Fully transparent black.
    public static var clear: Color { .clear }
}
