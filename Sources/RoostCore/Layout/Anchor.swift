import CoreGraphics

/// A point or rectangle of one view that another view can read in its own coordinates, with `GeometryProxy`.
public struct Anchor<Value> {
    /// Returns the value in coordinates whose origin is given in the root's.
    package let value: (_ origin: CGPoint) -> Value
    let key: AnchorKey

    package func value(from origin: CGPoint) -> Value { value(origin) }

    /// The point or rectangle of a view that an anchor captures.
    public struct Source {
        package let make: (LayoutTree, LayoutID) -> Anchor<Value>
    }
}

/// Distinguishes anchors, by the element and the frame that it had when the anchor was made.
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

    /// A point as a fraction of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        point { p.point(in: CGRect(origin: .zero, size: $0)) }
    }

    /// The corner at the top and the leading edge.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The corner at the top and the trailing edge.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The corner at the bottom and the leading edge.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The corner at the bottom and the trailing edge.
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

/// The modifier of `anchorPreference` and `transformAnchorPreference`.
nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, A>: ViewModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    /// Adds the anchor to the preference: to the default value if the modifier `replaces`, else to the preference of
    /// the views inside.
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
        for element in content.shownElements {
            let anchor = modifier.source.make(graph.layout, element)
            graph.preferenceSources.combine(anchor.key)
            modifier.transform(&value, anchor)
        }
        return value
    }
}

extension View {
    /// Sets a preference made from an anchor of this view, which the views around it read.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<K, A>(source: value, transform: { $0 = transform($1) }, replaces: true))
    }

    /// Changes the preference that the views inside set, with an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, transform: transform, replaces: false))
    }
}
