import CoreGraphics
import RoostCore

/// The glass of a bar: its ground, its shadow and the light on its edge. Pictures of layers have no glass.
nonisolated struct BarGlass: View {
    /// The shadow's opacity, its radius and its distance downwards, the latter two in points.
    typealias Shadow = (opacity: Double, radius: CGFloat, y: CGFloat)

    /// The shadow of a tab bar.
    static let tabBarShadow: Shadow = (0.12, 12, 3)

    var shadow: Shadow = (0.03, 10, 4)
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

    @MainActor var body: some View {
        if !isDrawnFromLayers {
            let shape = Capsule(style: .continuous)
            shape
                .fill(ControlColor.glass)
                .shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.y)
                .overlay { GlassRim(shape: shape) }
        }
    }
}
