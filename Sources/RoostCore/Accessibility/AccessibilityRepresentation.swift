import CoreGraphics

/// Gives a view another one that is never drawn, for people who do not see it.
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

/// What an unseen layer is for.
package enum UnseenLayerUse {
    /// It stands for the view.
    case representation
    /// It is what is inside the view, in place of what is drawn there.
    case children
    /// Its buttons are the view's actions.
    case actions
}

extension View {
    /// Another view stands for this one: its elements are read and used in place of what is drawn.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(UnseenLayerModifier(unseen: representation(), use: .representation))
    }

    /// Elements inside the view, for views that draw what has no elements: charts, canvases.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(UnseenLayerModifier(unseen: children(), use: .children))
    }
}
