import CoreGraphics

/// What a row tells the list around it.
nonisolated struct ListRowTraits: PassingTraitKey {
    static var defaultValue: ListRowTraits { ListRowTraits() }

    struct Separator {
        var visibility = Visibility.automatic
        var tint: Color?
    }

    struct Swipe {
        let actions: AnyView
        let allowsFullSwipe: Bool
    }

    var insets: EdgeInsets?
    var background: AnyView?
    var top = Separator()
    var bottom = Separator()
    var leadingSwipe: Swipe?
    var trailingSwipe: Swipe?
    var isDeleteDisabled = false
    var isMoveDisabled = false
}

/// What the `listRow…` modifiers apply.
nonisolated struct ListRowTraitModifier: TraitModifier {
    typealias Body = Never
    let change: (inout ListRowTraits) -> Void

    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { change(&$0.passing[ListRowTraits.self]) }
    }
}

extension View {
    nonisolated private func listRow(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
        modifier(ListRowTraitModifier(change: change))
    }

    /// Distances of the row's content from the row's edges, in points; nil for the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }

    /// What lies behind the row; nil for the list's own.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        listRow { $0.background = view.map { AnyView($0) } }
    }

    /// Whether there is a line beside the row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRow {
            if edges.contains(.top) { $0.top.visibility = visibility }
            if edges.contains(.bottom) { $0.bottom.visibility = visibility }
        }
    }

    /// The colour of the lines beside the row; nil for the list's own.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRow {
            if edges.contains(.top) { $0.top.tint = color }
            if edges.contains(.bottom) { $0.bottom.tint = color }
        }
    }

    /// Buttons that appear when people swipe the row aside.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let swipe = ListRowTraits.Swipe(actions: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return listRow { if edge == .leading { $0.leadingSwipe = swipe } else { $0.trailingSwipe = swipe } }
    }

    /// Keeps people from deleting the row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        listRow { $0.isDeleteDisabled = isDisabled }
    }

    /// Keeps people from moving the row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { listRow { $0.isMoveDisabled = isDisabled } }
}

// MARK: - Spacing

private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct MinListRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 52
}

/// How far sections of a list stand apart.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?
    public static let `default` = ListSectionSpacing(length: nil)
    public static let compact = ListSectionSpacing(length: 16)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// The least height of a list's row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }
}

extension View {
    /// Points between the rows of lists in this view; nil for none, in one card.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// How far the sections of lists in this view stand apart.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
}
