import CoreGraphics
import RoostCore

/// The edge of a bar's glass: light along its top and its bottom, and around it a fine dark line on light ground.
///
/// Read off a bar's button of iOS 26: on light ground the first point inside is white above and below and plain at the
/// sides; the line outside is darker at the sides. On dark ground the light is fainter, and there is no line.
nonisolated struct GlassRim<S: Shape>: View {
    let shape: S
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        let isDark = colorScheme == .dark
        ZStack {
            shape.stroke(Self.line(isDark ? .clear : .black), lineWidth: 2.0 / 3)
            // Half of the line lies outside of the shape.
            shape.stroke(Self.light(isDark ? 0.22 : 0.95), lineWidth: 2).clipShape(shape)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private static func line(_ color: Color) -> LinearGradient {
        let (side, middle) = (color.opacity(0.34), color.opacity(0.12))
        return LinearGradient(
            stops: [
                .init(color: side, location: 0), .init(color: middle, location: 0.25),
                .init(color: middle, location: 0.75), .init(color: side, location: 1),
            ], startPoint: .leading, endPoint: .trailing)
    }

    private static func light(_ opacity: Double) -> LinearGradient {
        let (edge, middle) = (Color.white.opacity(opacity), Color.white.opacity(0))
        return LinearGradient(
            stops: [
                .init(color: edge, location: 0), .init(color: middle, location: 0.35),
                .init(color: middle, location: 0.65), .init(color: edge, location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }
}

/// The edge of a view's own glass: light all around that fades over the first point inside.
///
/// Read off capsules of iOS 26: on black the three pixels of that point are 47, 40 and 32 where the glass is 19, on white
/// they are white. There is no line outside. On tinted glass they are the tint, 1.35, 1.25 and 1.15 times as bright.
nonisolated struct GlassEdge<S: Shape>: View {
    let shape: S
    /// The colour of the glass; nil for plain glass.
    let tint: Color?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

    @ViewBuilder @MainActor var body: some View {
        if !isDrawnFromLayers { edge }
    }

    @MainActor private var edge: some View {
        let steps = colorScheme == .dark ? [0.055, 0.036, 0.033] : [0.4, 0.8, 0.6]
        return ZStack {
            ForEach(0..<3) { step in
                // Half of a line lies outside of the shape.
                let width = CGFloat(3 - step) * 2 / 3
                if let tint {
                    shape.stroke(BrightTint(tint: tint, factor: [1.15, 1.25, 1.35][step]), lineWidth: width)
                } else {
                    shape.stroke(.white.opacity(steps[step]), lineWidth: width)
                }
            }
        }
        .clipShape(shape)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// A colour some times as bright.
nonisolated private struct BrightTint: ShapeStyle {
    let tint: Color
    let factor: Double

    func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        let color = tint.resolve(in: inputs.environment)
        let bright = (color.components * factor).clamped(lowerBound: .zero, upperBound: .one)
        return _ResolvedStyle(.color(Color.Resolved(components: bright, opacity: color.opacity)))
    }
}
