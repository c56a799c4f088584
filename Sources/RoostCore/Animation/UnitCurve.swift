import CoreGraphics

/// A curve from (0, 0) to (1, 1): progress as a function of the fraction of time that has passed.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear
        case bezier(start: UnitPoint, end: UnitPoint)
        case circular(CircularEase)
    }

    private let kind: Kind

    /// Constant speed.
    public static let linear = UnitCurve(kind: .linear)
    /// Starts slowly; control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Ends slowly; control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Starts and ends slowly; control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// The old name of `easeInOut`.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut

    /// Starts slowly: the lower right quarter of a circle.
    public static let circularEaseIn = UnitCurve(kind: .circular(.easeIn))
    /// Ends slowly: the upper left quarter of a circle.
    public static let circularEaseOut = UnitCurve(kind: .circular(.easeOut))
    /// Starts and ends slowly: one quarter, then the other, each at half the size.
    public static let circularEaseInOut = UnitCurve(kind: .circular(.easeInOut))

    /// A cubic Bézier curve by its control points. Their x is clamped to 0…1, so that every x has one y.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(kind: .bezier(start: startControlPoint, end: endControlPoint))
    }

    /// The curve with x and y swapped.
    public var inverse: UnitCurve {
        switch kind {
        case .linear: self
        case .bezier(let start, let end):
            .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
        case .circular(let ease): UnitCurve(kind: .circular(ease.inverse))
        }
    }

    /// The progress at a fraction of the time, 0…1; outside of that range as at its ends (osui-uc-clamp).
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch kind {
        case .linear: return progress
        case .bezier(let start, let end): return CubicEase(start, end).value(at: progress)
        case .circular(let ease): return ease.value(at: progress)
        }
    }

    /// The slope at a fraction of the time, 0…1; it may be infinite. Outside of that range it is 0.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        switch kind {
        case .linear: return 1
        case .bezier(let start, let end): return CubicEase(start, end).velocity(at: progress)
        case .circular(let ease): return ease.velocity(at: progress)
        }
    }
}

/// Quarters of a circle.
private enum CircularEase: Hashable, Sendable {
    case easeIn
    case easeOut
    case easeInOut
    /// `easeInOut` with x and y swapped.
    case easeOutIn

    var inverse: CircularEase {
        switch self {
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        case .easeInOut: .easeOutIn
        case .easeOutIn: .easeInOut
        }
    }

    /// The quarters of the first and the second half, for curves of two halves.
    private var halves: (first: CircularEase, second: CircularEase)? {
        switch self {
        case .easeIn, .easeOut: nil
        case .easeInOut: (.easeIn, .easeOut)
        case .easeOutIn: (.easeOut, .easeIn)
        }
    }

    func value(at x: Double) -> Double {
        if let halves {
            return x < 0.5 ? halves.first.value(at: 2 * x) / 2 : (1 + halves.second.value(at: 2 * x - 1)) / 2
        }
        return self == .easeIn ? 1 - (1 - x * x).squareRoot() : (x * (2 - x)).squareRoot()
    }

    func velocity(at x: Double) -> Double {
        if let halves { return x < 0.5 ? halves.first.velocity(at: 2 * x) : halves.second.velocity(at: 2 * x - 1) }
        return self == .easeIn ? x / (1 - x * x).squareRoot() : (1 - x) / (x * (2 - x)).squareRoot()
    }
}
