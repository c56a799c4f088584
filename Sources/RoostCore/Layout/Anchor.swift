import CoreGraphics

/// A position or rectangle of a view that can be read in another view's coordinates.
public struct Anchor<Value> {
    /// The value in coordinates whose origin is given in the root's.
    let value: (_ origin: CGPoint) -> Value
    let key: AnchorKey

    func value(from origin: CGPoint) -> Value { value(origin) }

    /// What of a view an anchor stands for.
    public struct Source {
        let make: (LayoutTree, LayoutID) -> Anchor<Value>
    }
}

/// Tells anchors apart: by the place that they had when they were made.
struct AnchorKey: Hashable {
    let element: LayoutID
    let frame: CGRect

    func hash(into hasher: inout Hasher) {
        hasher.combine(element)
        for length in [frame.minX, frame.minY, frame.width, frame.height] { hasher.combine(length) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.key == b.key }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { rect { CGRect(origin: .zero, size: $0) } }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect { _ in r } }

    private static func rect(_ rect: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { tree, element in
            Anchor(
                value: { origin in
                    let frame = tree.frame(of: element)
                    return rect(frame.size).offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
                }, key: AnchorKey(element: element, frame: tree.frame(of: element)))
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { point { _ in p } }

    /// A point in fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        point { p.point(in: CGRect(origin: .zero, size: $0)) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func point(_ point: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { tree, element in
            Anchor(
                value: { origin in
                    let frame = tree.frame(of: element)
                    let inside = point(frame.size)
                    return CGPoint(x: frame.minX + inside.x - origin.x, y: frame.minY + inside.y - origin.y)
                }, key: AnchorKey(element: element, frame: tree.frame(of: element)))
        }
    }
}

/// What `.anchorPreference` and `.transformAnchorPreference` apply.
nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, A>: ViewModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    /// Changes the value that the views inside tell; nil to replace it.
    let transform: (inout Key.Value, Anchor<A>) -> Void
    let replaces: Bool

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        AnchorPreferenceNode(view, inputs)
    }
}

final class AnchorPreferenceNode<Base: View, Key: PreferenceKey, A>:
    PreferenceWriterNode<Base, AnchorPreferenceModifier<Key, A>, Key>
{
    override func told(_ inner: () -> Key.Value) -> Key.Value {
        let modifier = view.modifier
        var value = modifier.replaces ? Key.defaultValue : inner()
        var elements = ContiguousArray<LayoutID>()
        content.appendElements(to: &elements)
        for element in elements {
            let anchor = modifier.source.make(graph.layout, element)
            graph.preferenceTellers.combine(anchor.key)
            modifier.transform(&value, anchor)
        }
        return value
    }
}

extension View {
    /// Tells the views around a value made from an anchor of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<K, A>(source: value, transform: { $0 = transform($1) }, replaces: true))
    }

    /// Changes the value that the views inside tell, with an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, transform: transform, replaces: false))
    }
}
