/// Access to the parts of a modified view in place: the content lies first, the modifier after it. Looking up the type
/// of the whole at run time would cost more than most nodes do with it.
extension _ViewNodeOf {
    @inline(__always)
    final func readModifier<Content, Modifier>() -> Modifier where V == ModifiedContent<Content, Modifier> {
        withView { $0.load(at: ModifiedContent<Content, Modifier>.modifierOffset) }
    }

    /// Whether the modifier is known to equal that of another view.
    final func isModifierKnownEqual<Content, Modifier>(
        to view: UnsafeRawPointer
    ) -> Bool where V == ModifiedContent<Content, Modifier> {
        let offset = ModifiedContent<Content, Modifier>.modifierOffset
        return withView { graph.comparisons.areEqual(Modifier.self, $0 + offset, view + offset) }
    }

    /// Updates a node with the content, which is compared in place.
    @inline(__always)
    final func updateContent<Content, Modifier>(
        of content: _ViewNodeOf<Content>, _ environment: EnvironmentValues
    ) where V == ModifiedContent<Content, Modifier> {
        withView { content.update(at: $0, environment) }
    }

    /// The view's bytes.
    private final func withView<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
        withUnsafeMutablePointer(to: &view) { body(UnsafeRawPointer($0)) }
    }
}

extension UnsafeRawPointer {
    /// A copy of the value at an offset, which must be of the type `Value`.
    @inline(__always)
    fileprivate func load<Value>(at offset: Int) -> Value {
        (self + offset).assumingMemoryBound(to: Value.self).pointee
    }
}

extension ModifiedContent {
    /// The offset of the modifier in bytes: like every field, it follows the one before at the next address that its
    /// alignment allows.
    @inline(__always)
    static var modifierOffset: Int {
        let alignment = MemoryLayout<Modifier>.alignment
        return (MemoryLayout<Content>.size + alignment - 1) & ~(alignment - 1)
    }
}
