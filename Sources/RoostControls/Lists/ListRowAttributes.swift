import RoostCore

/// A row's settings for its list.
nonisolated struct ListRowAttributes {
    var background: AnyView?
    var insets: EdgeInsets?
    var top = Separator()
    var bottom = Separator()
    var badge: Text?
    var leadingSwipe: SwipeActions?
    var trailingSwipe: SwipeActions?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false
    /// The line at the top of the row's section.
    var sectionTop = Separator()
    /// The line at the bottom of the row's section.
    var sectionBottom = Separator()

    /// Buttons that appear when the row is swiped aside.
    struct SwipeActions {
        let content: AnyView
        let allowsFullSwipe: Bool
    }

    /// The separator at one of a row's edges.
    struct Separator {
        var visibility = Visibility.automatic
        var tint: Color?
    }
}

private enum ListRowKey: ContainerValueKey {
    static var defaultValue: ListRowAttributes { ListRowAttributes() }
}

extension ContainerValues {
    var listRow: ListRowAttributes {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the view behind this row of a list; nil for the list's own background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        containerValue(\.listRow.background, view.map { AnyView($0) })
    }

    /// Sets the insets of this row's content, in points; nil for the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { containerValue(\.listRow.insets, insets) }

    /// Shows or hides the separators at this row's edges; `.automatic` leaves the choice to the list's style.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        containerValue(\.listRow.top.visibility, edges.contains(.top) ? visibility : nil)
            .containerValue(\.listRow.bottom.visibility, edges.contains(.bottom) ? visibility : nil)
    }

    /// Sets the colour of the separators at this row's edges; nil for the list's own.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        containerValue(\.listRow.top.tint, edges.contains(.top) ? .some(color) : nil)
            .containerValue(\.listRow.bottom.tint, edges.contains(.bottom) ? .some(color) : nil)
    }

    /// Shows or hides the separators at the edges of this section of a list.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        containerValue(\.listRow.sectionTop.visibility, edges.contains(.top) ? visibility : nil)
            .containerValue(\.listRow.sectionBottom.visibility, edges.contains(.bottom) ? visibility : nil)
    }

    /// Sets the colour of the separators at the edges of this section of a list; nil for the list's own.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        containerValue(\.listRow.sectionTop.tint, edges.contains(.top) ? .some(color) : nil)
            .containerValue(\.listRow.sectionBottom.tint, edges.contains(.bottom) ? .some(color) : nil)
    }

    /// Keeps people from selecting this row of a list.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        containerValue(\.listRow.isSelectionDisabled, .some(isDisabled))
    }

    /// Adds buttons that appear when this row of a list is swiped aside, each 74 points wide.
    ///
    /// - Parameters:
    ///   - edge: The side on which the buttons appear.
    ///   - allowsFullSwipe: Whether a swipe over most of the row performs the first button's action.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = ListRowAttributes.SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return containerValue(edge == .leading ? \.listRow.leadingSwipe : \.listRow.trailingSwipe, .some(actions))
    }

    /// Keeps people from deleting this row of a list.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.listRow.isDeleteDisabled, .some(isDisabled))
    }

    /// Keeps people from moving this row of a list.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.listRow.isMoveDisabled, .some(isDisabled))
    }

    /// Sets a container value, unless `value` is nil.
    private func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V?) -> some View {
        transformContainerValues { values in
            if let value { values[keyPath: keyPath] = value }
        }
    }

    /// Shows a number at the end of this row of a list, or on this screen's item in a tab bar; 0 shows none.
    public func badge(_ count: Int) -> some View {
        containerValue(\.listRow.badge, .some(count == 0 ? nil : Text(count, format: .number)))
    }

    /// Shows a text at the end of this row of a list, or on this screen's item in a tab bar; nil shows none.
    public func badge(_ label: Text?) -> some View { containerValue(\.listRow.badge, .some(label)) }

    public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
