/// The modifier of `overlay(alignment:content:)`.
nonisolated public struct _OverlayModifier<Overlay: View>: LayeredModifier {
    public typealias Body = Never
    /// The view in front.
    public var overlay: Overlay
    /// The guides by which the view in front is aligned.
    public var alignment: Alignment

    @inlinable init(overlay: Overlay, alignment: Alignment) {
        self.overlay = overlay
        self.alignment = alignment
    }

    package var layer: Overlay { overlay }
    package var isBehind: Bool { false }
}

/// The modifier of `background(alignment:content:)`.
nonisolated public struct _BackgroundModifier<Background: View>: LayeredModifier {
    public typealias Body = Never
    /// The view behind.
    public var background: Background
    /// The guides by which the view behind is aligned.
    public var alignment: Alignment

    @inlinable init(background: Background, alignment: Alignment) {
        self.background = background
        self.alignment = alignment
    }

    package var layer: Background { background }
    package var isBehind: Bool { true }
}

extension View {
    /// Lays views in front of this one. They get this view's size as their proposal, and do not change it.
    @inlinable nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// The older form of `overlay(alignment:content:)`, with one view.
    @_disfavoredOverload
    @inlinable nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Lays views behind this one. They get this view's size as their proposal, and do not change it.
    @inlinable nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// The older form of `background(alignment:content:)`, with one view.
    @_disfavoredOverload
    @inlinable nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }
}
