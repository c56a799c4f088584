/// What `.overlay` applies.
nonisolated public struct _OverlayModifier<Overlay: View>: LayeredModifier {
    public typealias Body = Never
    public var overlay: Overlay
    public var alignment: Alignment

    @inlinable init(overlay: Overlay, alignment: Alignment) {
        self.overlay = overlay
        self.alignment = alignment
    }

    package var layer: Overlay { overlay }
    package var isBehind: Bool { false }
}

/// What `.background` applies.
nonisolated public struct _BackgroundModifier<Background: View>: LayeredModifier {
    public typealias Body = Never
    public var background: Background
    public var alignment: Alignment

    @inlinable init(background: Background, alignment: Alignment) {
        self.background = background
        self.alignment = alignment
    }

    package var layer: Background { background }
    package var isBehind: Bool { true }
}

extension View {
    /// Lays views in front; they are proposed this view's size and do not change it.
    @inlinable nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    @_disfavoredOverload
    @inlinable nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Lays views behind; they are proposed this view's size and do not change it.
    @inlinable nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    @_disfavoredOverload
    @inlinable nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }
}
