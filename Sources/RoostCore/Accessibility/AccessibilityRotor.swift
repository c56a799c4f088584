extension View {
    /// Adds a rotor: entries through which people with a screen reader step from one important view to the next. In a
    /// browser each entry is a button beside the view that only screen readers find; it scrolls to its view, and moves
    /// the focus there if the view takes it.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        modifier(RotorModifier(title: Text(LocalizedStringKey(systemRotor.title)), content: entries))
    }

    /// Adds a rotor with an entry for each of some values, which leads to the view with the value’s id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(
            RotorModifier(title: Text(LocalizedStringKey(systemRotor.title)), entries, id: \.id, label: entryLabel))
    }

    /// Adds a rotor with an entry for each of some values, which leads to the view with the id at a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(
            RotorModifier(title: Text(LocalizedStringKey(systemRotor.title)), entries, id: entryID, label: entryLabel))
    }

    /// Adds a rotor with an entry for each of some parts of the view’s own text.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        modifier(RotorModifier(title: Text(LocalizedStringKey(systemRotor.title)), textRanges))
    }

    /// Adds a rotor with entries from a builder.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        modifier(RotorModifier(title: label, content: entries))
    }

    /// Adds a rotor with an entry for each of some values, which leads to the view with the value’s id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(RotorModifier(title: label, entries, id: \.id, label: entryLabel))
    }

    /// Adds a rotor with an entry for each of some values, which leads to the view with the id at a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(RotorModifier(title: label, entries, id: entryID, label: entryLabel))
    }

    /// Adds a rotor with an entry for each of some parts of the view’s own text.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        modifier(RotorModifier(title: label, textRanges))
    }

    /// Adds a rotor with entries from a builder.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        modifier(RotorModifier(title: Text(labelKey), content: entries))
    }

    /// Adds a rotor with an entry for each of some values, which leads to the view with the value’s id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(RotorModifier(title: Text(labelKey), entries, id: \.id, label: entryLabel))
    }

    /// Adds a rotor with an entry for each of some values, which leads to the view with the id at a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(RotorModifier(title: Text(labelKey), entries, id: entryID, label: entryLabel))
    }

    /// Adds a rotor with an entry for each of some parts of the view’s own text.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        modifier(RotorModifier(title: Text(labelKey), textRanges))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        modifier(RotorModifier(title: Text(label), content: entries))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(RotorModifier(title: Text(label), entries, id: \.id, label: entryLabel))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        modifier(RotorModifier(title: Text(label), entries, id: entryID, label: entryLabel))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        modifier(RotorModifier(title: Text(label), textRanges))
    }
}

/// Offers a rotor's entries as named actions of the view.
nonisolated private struct RotorModifier: ViewModifier {
    let title: Text
    /// The entries, asked when a screen reader's tree is made.
    let entries: () -> [_RotorEntry]

    init(title: Text, entries: @escaping () -> [_RotorEntry]) {
        self.title = title
        self.entries = entries
    }

    init<Content: AccessibilityRotorContent>(title: Text, content: @escaping () -> Content) {
        self.init(title: title) {
            nonisolated(unsafe) let content = content
            return runIsolated { content()._entries }
        }
    }

    init<Entry, ID: Hashable>(
        title: Text, _ entries: [Entry], id: KeyPath<Entry, ID>, label: KeyPath<Entry, String>
    ) {
        self.init(title: title) {
            entries.map { entry in
                _RotorEntry(
                    label: Text(verbatim: entry[keyPath: label]), id: AnyHashable(entry[keyPath: id]), textRange: nil,
                    prepare: {})
            }
        }
    }

    init(title: Text, _ ranges: [Range<String.Index>]) {
        self.init(title: title) {
            ranges.map { _RotorEntry(label: nil, id: nil, textRange: $0, prepare: {}) }
        }
    }

    @MainActor func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content.accessibilityAttributes { attributes in
                attributes.actions += entries().map { action(for: $0, proxy) }
            }
        }
    }

    private func action(for entry: _RotorEntry, _ proxy: ScrollViewProxy) -> AccessibilityAttributes.Action {
        AccessibilityAttributes.Action(
            name: entry.label.map { Text("\(title): \($0)") } ?? title,
            labelPart: entry.label == nil ? entry.textRange : nil
        ) {
            entry.prepare()
            proxy.lead(to: entry.id)
        }
    }
}
