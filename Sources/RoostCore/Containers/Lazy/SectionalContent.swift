@_spi(Reflection) import Swift

/// A view whose elements are exactly those of the views in it: a lazy container looks through it for sections.
package protocol StructuralView {
    /// Whether it may contain a section or a `ForEach` outside of any element of its own.
    static var holdsRows: Bool { get }
}

/// Whether the views that a `ForEach` makes may themselves supply rows. The `ForEach` then makes all its views at once,
/// and only their rows on demand.
func mayHoldRows<V: View>(_ type: V.Type) -> Bool {
    if let structure = V.self as? any StructuralView.Type { return structure.holdsRows }
    return V.Body.self == Never.self ? false : mayHoldRows(V.Body.self)
}

extension ForEach: StructuralView where Content: View {
    package static var holdsRows: Bool { true }
}

extension Group: StructuralView where Content: View {
    package static var holdsRows: Bool { mayHoldRows(Content.self) }
}

extension _ConditionalContent: StructuralView {
    package static var holdsRows: Bool { mayHoldRows(TrueContent.self) || mayHoldRows(FalseContent.self) }
}

extension Optional: StructuralView where Wrapped: View {
    package static var holdsRows: Bool { mayHoldRows(Wrapped.self) }
}

extension IdentifiedView: StructuralView {
    package static var holdsRows: Bool { mayHoldRows(Content.self) }
}

extension EquatableView: StructuralView {
    package static var holdsRows: Bool { mayHoldRows(Content.self) }
}

extension TupleView: StructuralView {
    package static var holdsRows: Bool {
        var found = false
        _ = _forEachField(of: T.self) { _, _, type, _ in
            if let member = type as? any View.Type, mayHoldRows(member) { found = true }
            return !found
        }
        return found
    }
}

extension ModifiedContent: StructuralView where Content: View, Modifier: ViewModifier {
    package static var holdsRows: Bool {
        // A modifier that wraps its content in an element makes it one row.
        if Modifier.self is any ElementModifier.Type || Modifier.self is any LayeredModifier.Type { return false }
        return mayHoldRows(Content.self)
    }
}
