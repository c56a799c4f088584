import RoostCore

/// The colour of the icon of a label in a list's row.
nonisolated public struct ListItemTint: Sendable {
    enum Kind: Sendable {
        case fixed(Color)
        case preferred(Color)
        case monochrome
    }

    let kind: Kind

    /// A fixed colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
    /// A colour that the system may replace; here it never does.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
    /// The colour of the text.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

extension EnvironmentValues {
    /// Nil for the tint of controls.
    @Entry var listItemTint: ListItemTint?
}

extension View {
    /// Sets the colour of the icons in this row of a list; nil for the tint of controls.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

    /// Sets the colour of the icons in this row of a list; nil for the tint of controls.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
