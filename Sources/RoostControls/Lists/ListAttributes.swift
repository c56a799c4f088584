import CoreGraphics
import RoostCore

/// The space between a list's sections.
nonisolated public struct ListSectionSpacing: Sendable {
    /// In points; nil for the default of the list's look.
    let length: CGFloat?

    /// The spacing of the list's look, such as 35 points between cards on iOS and 20 on macOS.
    public static let `default` = ListSectionSpacing(length: nil)
    /// 17.5 points: half of iOS's own spacing.
    public static let compact = ListSectionSpacing(length: 17.5)

    /// A length in points; a negative or infinite one counts as 0.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The settings of all lists in a view.
nonisolated struct ListAttributes: Sendable {
    /// The space between rows, in points.
    var rowSpacing: CGFloat?
    /// The space between sections, in points.
    var sectionSpacing: CGFloat?
    /// Whether the list paints its own background.
    var ground = Visibility.automatic
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
    /// The settings of the lists in this view.
    @Entry var listAttributes: ListAttributes = ListAttributes()

    /// The minimum height of a list's rows, in points. By default it follows the size of body text: 52 on iOS at the
    /// default size, 24 on macOS.
    public var defaultMinListRowHeight: CGFloat {
        get {
            self[MinimumRowHeightKey.self]
                ?? ListMetrics.minimumRowHeight(idiom: idiom, dynamicTypeSize: dynamicTypeSize)
        }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The same height, or nil if it was never set: some looks have a default of their own.
    var minimumListRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }

    /// The minimum height of a list's headers, in points; nil for their content's height.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
}

nonisolated extension View {
    /// Sets the space between rows, in points; nil for none. In a list of cards each row then has a card of its own.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listAttributes) { $0.rowSpacing = spacing.map { $0.isFinite ? max(0, $0) : 0 } }
    }

    /// Sets the space between sections; a plain list on iOS keeps its own.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.listAttributes) {
            $0.sectionSpacing = spacing.length.map { $0.isFinite ? max(0, $0) : 0 }
        }
    }

    /// Sets the space between sections, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Shows or hides the background of the lists and forms in this view; `.automatic` and `.visible` show it.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.listAttributes) { $0.ground = visibility }
    }
}
