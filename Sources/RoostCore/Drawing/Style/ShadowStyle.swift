import CoreGraphics

/// A shadow that belongs to a style. Lengths are in points; the radius is the blur's standard deviation.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// A shadow behind the drawing, by default black at 33 %.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow of the surroundings on the inside of the drawing, by default black at 55 %.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
        ResolvedShadow(
            color: color.resolve(in: environment), radius: radius.isFinite ? max(0, radius) : 0,
            x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, isInner: isInner)
    }
}
