import CoreGraphics

nonisolated struct LayoutPriorityModifier: TraitModifier, Equatable {
    typealias Body = Never
    let priority: Double
    func apply(to element: LayoutID, in tree: LayoutTree) { tree.setPriority(priority, of: element) }
}

nonisolated struct ZIndexModifier: TraitModifier, Equatable {
    typealias Body = Never
    let zIndex: Double
    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { $0.passing.zIndex = $0.passing.zIndex ?? zIndex }
    }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
    typealias Body = Never
    let value: K.Value
    func apply(to element: LayoutID, in tree: LayoutTree) {
        let key = ObjectIdentifier(K.self)
        tree.changeTraits(of: element) { if $0.layoutValues[key] == nil { $0.layoutValues[key] = value } }
    }
}

extension LayoutValueModifier: Equatable where K.Value: Equatable {}

nonisolated package struct TagModifier: TraitModifier, Equatable {
    package typealias Body = Never
    let tag: SelectionTag

    package init(tag: SelectionTag) { self.tag = tag }

    package func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { $0.passing.tag = $0.passing.tag?.before(tag) ?? tag }
    }
}

extension View {
    /// Sets the priority by which a stack offers room: higher ones first, and the default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
    }

    /// Sets the drawing order among siblings: a higher value is drawn in front, and the default is 0. Of nested ones the
    /// inner one counts.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(zIndex: value.isNaN ? 0 : value))
    }

    /// Passes a value to the layout around this view, which reads it from the subview. Modifiers outside that change
    /// layout hide it. Of nested values of one key the inner one counts.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }

    /// Sets the value that stands for this view in the selection of a picker, a list or a tab view. Of nested tags of one
    /// type the inner one counts.
    /// - Parameter includeOptional: Whether the tag also matches an optional selection of its type.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: SelectionTag(tag, includesOptional: includeOptional)))
    }
}
