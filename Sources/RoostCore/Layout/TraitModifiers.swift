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
        tree.changeTraits(of: element) { $0.passing.zIndex = zIndex }
    }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
    typealias Body = Never
    let value: K.Value
    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { $0.layoutValues[ObjectIdentifier(K.self)] = value }
    }
}

extension LayoutValueModifier: Equatable where K.Value: Equatable {}

/// A modifier that sets one value that passes out through modifiers with one child.
nonisolated package struct PassingTraitModifier<K: PassingTraitKey>: TraitModifier {
    package typealias Body = Never
    let change: (inout K.Value) -> Void

    package init(_ key: K.Type, change: @escaping (inout K.Value) -> Void) { self.change = change }

    package func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { change(&$0.passing[K.self]) }
    }
}

nonisolated struct TagModifier: TraitModifier, Equatable {
    typealias Body = Never
    let tag: SelectionTag
    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { $0.passing.tag = tag }
    }
}

extension View {
    /// Views of a higher priority are offered space first; the default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
    }

    /// Views with a higher value are drawn in front.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(zIndex: value.isNaN ? 0 : value))
    }

    /// A value for the layout that contains this view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }

    /// The value that a picker, a list or a tab view knows this view by.
    /// - Parameter includeOptional: Whether the tag also stands for an optional of its type.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: SelectionTag(tag, includesOptional: includeOptional)))
    }
}
