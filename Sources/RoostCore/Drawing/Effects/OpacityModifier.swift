import CoreGraphics

/// The modifier behind `opacity(_:)`.
nonisolated public struct _OpacityEffect: DrawingModifier {
    public typealias Body = Never
    /// The opacity from 0 (invisible) to 1, limited to that range when drawn.
    public var opacity: Double

    @inlinable init(opacity: Double) { self.opacity = opacity }

    package func animatableData(in environment: EnvironmentValues) -> Double { opacity.isFinite ? opacity * 128 : 128 }
    package func showing(_ data: Double) -> Self { Self(opacity: data / 128) }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        if opacity == 0 { return }
        if opacity == 1 { return context.paintChildren(of: element) }
        context.group(.pushOpacity(opacity)) { $0.paintChildren(of: element) }
    }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes
    ) -> Bool {
        guard opacity <= 0 else { return false }
        attributes.isHidden = true
        return true
    }

    package func admitsHits(_ environment: EnvironmentValues) -> Bool { !(opacity <= 0) }
}

extension View {
    /// Makes the view, as a whole, transparent: 0 is invisible, 1 opaque. At 0 it takes no hits and is hidden from
    /// accessibility.
    @inlinable nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }
}
