/// A modifier that sets one trait that passes out through modifiers with one child. Modifiers inside it have set theirs
/// already, which count before its own.
nonisolated package struct PassingTraitModifier<K: PassingTraitKey>: TraitModifier {
    package typealias Body = Never
    let change: (inout K.Value) -> Void

    package init(_ key: K.Type, change: @escaping (inout K.Value) -> Void) { self.change = change }

    package func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { change(&$0.passing[K.self]) }
    }
}
