import CoreGraphics

/// Adds a view that is never drawn, for assistive technologies only.
nonisolated struct UnseenLayerModifier<Unseen: View>: LayeredModifier {
    typealias Body = Never

    let unseen: Unseen
    let use: UnseenLayerUse

    var layer: some View { unseen.allowsHitTesting(false) }
    var alignment: Alignment { .center }
    var isBehind: Bool { true }
    var unseenUse: UnseenLayerUse? { use }

    func paint(content: LayoutID, layer: LayoutID, _ context: inout PaintContext) { context.paint(content) }
}

extension View {
    /// Represents this view by another one: assistive technologies read and use that one's elements in place of the
    /// drawn view's.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(UnseenLayerModifier(unseen: representation(), use: .representation))
    }

    /// Adds elements inside the view, for drawings without any: charts, canvases.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(UnseenLayerModifier(unseen: children(), use: .children))
    }
}
