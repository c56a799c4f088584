import CoreGraphics
import Foundation
import RoostCore

/// An animation of a layer, which `CALayer.add(_:forKey:)` runs.
@MainActor @preconcurrency open class CAAnimation {
    /// An animation of 0.25 seconds.
    public init() {}

    /// An animation of its default values: there are no archives of animations, and the coder is not read.
    public required init?(coder: NSCoder) {}

    /// The time at which it begins, on the clock of `CACurrentMediaTime()`, in seconds; 0 for at once.
    open var beginTime: CFTimeInterval = 0
    /// The length of one run, in seconds; 0 for 0.25.
    open var duration: CFTimeInterval = 0
    /// The time within the run at which it begins, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The speed: 2 runs twice as fast.
    open var speed: Float = 1
    /// The number of runs; 0 counts as 1, and `.infinity` runs until it is removed.
    open var repeatCount: Float = 0
    /// The time of all runs together, in seconds; 0 for that of `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run goes back to its start as well.
    open var autoreverses = false
    /// The values before the start and after the end; by default the layer's own.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer forgets the animation at its end; by default true.
    open var isRemovedOnCompletion = true
    /// The pace; nil is even.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that hears of the start and the end.
    open var delegate: (any CAAnimationDelegate)?

    /// The date of the first frame; nil before that frame.
    var firstFrame: Date?
    /// Whether the delegate has heard of the start, and of the end.
    var isStartTold = false
    var isEndTold = false
    private var delay: TimeInterval = 0

    func started() -> CAAnimation {
        firstFrame = nil
        isStartTold = false
        isEndTold = false
        delay = beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
        return self
    }

    /// The length of one run.
    var length: TimeInterval { duration > 0 ? duration : 0.25 }

    private var total: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return length * (autoreverses ? 2 : 1) * max(Double(repeatCount), repeatCount > 0 ? 0 : 1)
    }

    /// The part of a run that has passed, 0…1, by the pace; nil where the animation changes nothing.
    func progress(at date: Date) -> Double? {
        guard let passed = passed(at: date) else { return nil }
        return progress(passed)
    }

    /// The seconds since the start; nil before the first frame.
    final func passed(at date: Date) -> TimeInterval? {
        guard let firstFrame else { return nil }
        return (date.timeIntervalSince(firstFrame) - delay) * Double(speed) + timeOffset
    }

    final func progress(_ passed: TimeInterval) -> Double? {
        let whole = length * (autoreverses ? 2 : 1)
        if passed < 0 {
            return [.backwards, .both].contains(fillMode) ? eased(0) : nil
        }
        if passed >= total {
            let remains = [.forwards, .both].contains(fillMode) && !isRemovedOnCompletion
            return remains ? eased(autoreverses ? 0 : 1) : nil
        }
        let run = (passed / whole).truncatingRemainder(dividingBy: 1) * whole / length
        return eased(run > 1 ? 2 - run : run)
    }

    private func eased(_ part: Double) -> Double { timingFunction?.value(at: part) ?? part }

    /// Whether the end has passed.
    final func isOver(at date: Date) -> Bool { passed(at: date).map { $0 >= total } ?? false }

    /// The values of the layer's properties, by their key paths, at a date.
    func values(at date: Date, of layer: CALayer) -> [String: Any] { [:] }
}

/// An object that hears of an animation's start and end.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
    /// Called with the first frame.
    func animationDidStart(_ anim: CAAnimation)
    /// Called after the end; `flag` is true.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property, which its key path names: `opacity`, `position`, `transform.rotation.z`, `strokeEnd`
/// and others. A name that nothing here animates warns.
@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Accepted for source compatibility; has no effect here: values replace the layer's.
    open var isAdditive = false
    /// Accepted for source compatibility; has no effect here: each run begins at the first value.
    open var isCumulative = false

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    func value(at part: Double, of layer: CALayer) -> Any? { nil }

    override func values(at date: Date, of layer: CALayer) -> [String: Any] {
        guard let keyPath, let part = progress(at: date), let value = value(at: part, of: layer) else { return [:] }
        return [keyPath: value]
    }
}

/// An animation between two values.
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil for the layer's own.
    open var fromValue: Any?
    /// The last value; nil for the layer's own.
    open var toValue: Any?
    /// The difference of numbers between the first and the last value.
    open var byValue: Any?

    override func value(at part: Double, of layer: CALayer) -> Any? {
        let own = keyPath.flatMap { CALayerState.own($0, of: layer) }
        var from = fromValue ?? own
        var to = toValue ?? own
        if let by = byValue {
            if toValue == nil {
                to = CAValue.sum(from, by)
            } else if fromValue == nil {
                from = CAValue.difference(to, by)
            }
        }
        return CAValue.between(from, to, at: part)
    }
}

/// An animation through several values or along a path.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, at even distances unless `keyTimes` says otherwise.
    open var values: [Any]?
    /// The parts of the run, 0…1, at which the values are reached.
    open var keyTimes: [NSNumber]?
    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way of `position`; it takes the place of `values`.
    open var path: CGPath?
    /// The values between the given ones: all of them, or none with `discrete`.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func value(at part: Double, of layer: CALayer) -> Any? {
        if let path { return Path(path).trimmedPath(from: 0, to: max(part, 1e-6)).currentPoint }
        guard let values, let first = values.first else { return nil }
        guard values.count > 1 else { return first }
        let times = keyTimes.map { $0.map(\.doubleValue) } ?? []
        let isTimed = times.count == values.count
        func time(_ index: Int) -> Double { isTimed ? times[index] : Double(index) / Double(values.count - 1) }
        let index = (0..<values.count - 1).last { time($0) <= part } ?? 0
        if calculationMode == .discrete { return values[part >= 1 ? values.count - 1 : index] }
        let span = time(index + 1) - time(index)
        var rest = span > 0 ? min(max((part - time(index)) / span, 0), 1) : 1
        if let paces = timingFunctions, index < paces.count { rest = paces[index].value(at: rest) }
        return CAValue.between(values[index], values[index + 1], at: rest)
    }
}

/// An animation through several values: all between them, or jumps.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps from value to value.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// The same as `linear` here.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// The same as `linear` here.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Animations that run together, each for its own time within the group's.
@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?

    override func values(at date: Date, of layer: CALayer) -> [String: Any] {
        guard let part = progress(at: date), let firstFrame else { return [:] }
        var values: [String: Any] = [:]
        for animation in animations ?? [] {
            animation.firstFrame = firstFrame
            if animation.duration == 0 { animation.duration = length }
            let moment = firstFrame.addingTimeInterval(part * length)
            values.merge(animation.values(at: moment, of: layer)) { $1 }
        }
        return values
    }
}

/// The values of an animation before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's own, before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value after the end, if the animation is not removed then.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of the two.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pace of an animation: a cubic curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Sendable {
    private let curve: UnitCurve

    /// A pace by its name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A pace by the two inner points of its curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = .bezier(
            startControlPoint: UnitPoint(x: CGFloat(c1x), y: CGFloat(c1y)),
            endControlPoint: UnitPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
    }

    func value(at part: Double) -> Double { curve.value(at: part) }
}

/// The names of paces.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's own.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Seconds, by Core Foundation's name.
public typealias CFTimeInterval = Double
