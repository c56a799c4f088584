import CoreGraphics

extension EnvironmentValues {
    /// The size of symbols relative to text, `medium` by default.
    @Entry public var imageScale: Image.Scale = .medium
}

nonisolated extension View {
    /// Sets the size of symbols relative to text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Mirrors the drawing where layout runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlipForRTLEffect(isEnabled: enabled))
    }
}

/// The modifier behind `flipsForRightToLeftLayoutDirection(_:)` (case `web-layout-rtl-shapes`).
nonisolated public struct _FlipForRTLEffect: DrawingModifier {
    public typealias Body = Never
    /// Whether the drawing is mirrored from right to left.
    public var isEnabled: Bool

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        guard isEnabled, environment.layoutDirection == .rightToLeft else {
            return context.paintChildren(of: element)
        }
        let frame = context.frame(of: element)
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0)
        context.group(.pushTransform(mirror)) { $0.paintChildren(of: element) }
    }

    package func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint? {
        guard isEnabled, environment.layoutDirection == .rightToLeft else { return point }
        return CGPoint(x: size.width - point.x, y: point.y)
    }
}
