import CoreGraphics

/// The curve between the points of a line or an area.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind

    /// Straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// A cubic curve that rises and falls only where the points do.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// Steps at the end of each interval: a value holds until the next point.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// Steps in the middle of each interval.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// Steps at the start of each interval: a value holds since the point before.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
    /// A Catmull–Rom spline.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A Catmull–Rom spline. Alpha is 0 for a uniform, 0.5 for a centripetal, 1 for a chordal one.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }
    /// A cardinal spline.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// A cardinal spline. A tension of 1 gives straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }
}

extension InterpolationMethod: CustomStringConvertible {
    public var description: String {
        switch kind {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .cardinal: "cardinal"
        case .catmullRom: "catmullRom"
        }
    }
}
