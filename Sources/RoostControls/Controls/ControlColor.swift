import RoostCore

/// A colour of controls and bars.
nonisolated enum ControlColor: ShapeStyle {
    /// Behind the label of a bordered button (`web-ios-button-basic.2`, `web-btn1`).
    case button
    /// The chosen segment of a picker.
    case selectedSegment
    /// Glass at rest: buttons and bars that float over content.
    case glass
    /// A bordered text field, and the line around it (`fc-PX`).
    case field
    case fieldBorder

    func resolve(in environment: EnvironmentValues) -> Color {
        let isDark = environment.colorScheme == .dark
        let gray = Color(red: 118 / 255, green: 118 / 255, blue: 124 / 255)
        return switch self {
        case .button where environment.idiom == .macOS: isDark ? .white.opacity(0.1) : .black.opacity(20 / 255)
        case .button: gray.opacity(isDark ? 0.32 : 0.16)
        case .selectedSegment where environment.idiom == .macOS: Color(.fill)
        case .selectedSegment: isDark ? Color(white: 0.42) : .white
        case .glass: isDark ? Color(white: 0.148).opacity(0.85) : .white.opacity(0.85)
        case .field: isDark ? Color(white: 23 / 255) : .white.opacity(0.976)
        case .fieldBorder: isDark ? .white.opacity(0.09) : .black.opacity(0.15)
        }
    }
}
