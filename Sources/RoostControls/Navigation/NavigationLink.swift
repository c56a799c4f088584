import RoostCore

/// A control that pushes a screen onto the surrounding navigation stack, or shows it in the next column of a split
/// view. In an iOS list it is a row with a chevron.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case value(AnyHashable?)
        case view(Destination, Binding<Bool>?)
    }

    private let destination: Target
    private let label: Label
    @State private var isActiveHere = false
    @State private var rowAction = ListRowAction()
    @Environment(\.linkTarget) private var target
    @Environment(\.isInList) private var isInList
    @Environment(\.editMode) private var editMode
    @Environment(\.idiom) private var idiom
    @Environment(\.linkIndicatorVisibility) private var indicatorVisibility
    @Environment(\.listSelection) private var listSelection
    @Environment(\.showNextColumn) private var showNextColumn

    private init(_ destination: Target, _ label: Label) {
        self.destination = destination
        self.label = label
    }

    /// A link to the screen that `destination` makes.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination(), nil), label())
    }

    /// A link to a screen.
    @available(*, deprecated, message: "Use init(destination:label:) with the view in a closure")
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination, nil), label())
    }

    /// A link to a screen that shows while `isActive` is true.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination(), isActive), label())
    }

    /// A link to a screen that shows while `isActive` is true.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view(destination, isActive), label())
    }

    /// A link to a screen that shows while `selection` equals `tag`; going back sets nil.
    @available(*, deprecated, message: "Use NavigationLink(value:label:)")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, Self.isActive(tag, selection)), label())
    }

    /// A link to a screen that shows while `selection` equals `tag`; going back sets nil.
    @available(*, deprecated, message: "Use NavigationLink(value:label:)")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination(), Self.isActive(tag, selection)), label())
    }

    /// A binding that is true while `selection` equals a link's tag.
    private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive, transaction in
                if isActive {
                    selection.transaction(transaction).wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.transaction(transaction).wrappedValue = nil
                }
            })
    }

    @MainActor public var body: some View {
        switch destination {
        case .value(let value):
            if let value, listSelection?.selection?.accepts(SelectionTag(id: value)) == true {
                link(isEnabled: true) { [listSelection, showNextColumn] in
                    listSelection?.selection?.select(SelectionTag(id: value), false)
                    showNextColumn?.show()
                }
                .modifier(TagModifier(tag: SelectionTag(id: value)))
            } else {
                link(isEnabled: value != nil) { [target] in
                    if let value, let target { target.stack.push(value, replacing: target.replaces) }
                }
            }
        case .view(let destination, let isActive):
            let isActive = isActive ?? $isActiveHere
            link(isEnabled: true) { isActive.wrappedValue = true }
                .navigationDestination(isPresented: isActive) { destination }
        }
    }

    /// A plain row with a chevron in an iOS list, elsewhere a button. While the list is edited the row leads nowhere.
    @ViewBuilder @MainActor private func link(isEnabled: Bool, _ action: @escaping () -> Void) -> some View {
        let isEdited = isInList && idiom == .iOS && editMode?.wrappedValue.isEditing ?? false
        let button = Button {
            if !isEdited { action() }
        } label: {
            if isInList && idiom == .iOS {
                // Twice that is between the label's end and the chevron's frame (read off pictures of iOS 26).
                HStack(spacing: 6.67) {
                    label
                    Spacer(minLength: 0)
                    if !isEdited && indicatorVisibility != .hidden {
                        Chevron(edge: .trailing)
                            .stroke(
                                Color(.tertiary), style: StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round)
                            )
                            // The ink is 6.67 × 11.33 points, 2.33 from the row's end (read off pictures of iOS 26).
                            .frame(width: 4.77, height: 9.43)
                            .padding(.trailing, 3.28)
                            .accessibilityHidden(true)
                    }
                }
            } else {
                label
            }
        }
        .disabled(!isEnabled)
        if isInList {
            button.buttonStyle(RowLinkStyle(row: rowAction)).allowsHitTesting(!isEdited)
                .modifier(ListRowActionModifier(action: rowAction.set({ action() }, isEnabled: isEnabled)))
        } else {
            button
        }
    }
}

extension NavigationLink {
    /// Accepted for existing code: a link always leads to the next column.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension View {
    /// Shows or hides the chevrons of links in lists.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// Whether links in lists have a chevron; automatic is yes.
    @Entry var linkIndicatorVisibility = Visibility.automatic
}

extension NavigationLink where Label == Text {
    /// A titled link to the screen that `destination` makes.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A titled link to a screen.
    @available(*, deprecated, message: "Use init(_:destination:) with the view in a closure")
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.view(destination, nil), Text(titleKey))
    }

    @available(*, deprecated, message: "Use init(_:destination:) with the view in a closure")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.view(destination, nil), Text(title))
    }

    /// A titled link to a screen that shows while `isActive` is true.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination, isActive), Text(titleKey))
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination, isActive), Text(title))
    }

    /// A titled link to a screen that shows while `isActive` is true.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination(), isActive), Text(titleKey))
    }

    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination(), isActive), Text(title))
    }

    /// A titled link to a screen that shows while `selection` equals `tag`; going back sets nil.
    @available(*, deprecated, message: "Use NavigationLink(_:value:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination(), Self.isActive(tag, selection)), Text(titleKey))
    }

    @available(*, deprecated, message: "Use NavigationLink(_:value:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination(), Self.isActive(tag, selection)), Text(title))
    }

    /// A titled link to a screen that shows while `selection` equals `tag`; going back sets nil.
    @available(*, deprecated, message: "Use NavigationLink(_:value:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.view(destination, Self.isActive(tag, selection)), Text(titleKey))
    }

    @available(*, deprecated, message: "Use NavigationLink(_:value:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.view(destination, Self.isActive(tag, selection)), Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the screen that a `navigationDestination(for:)` makes for a value; nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A titled link to the screen that a `navigationDestination(for:)` makes for a value; nil disables the link.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a translated title to the screen that `destination` makes.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a translated title that pushes a value; nil disables it.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}
