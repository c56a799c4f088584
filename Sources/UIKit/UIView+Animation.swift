import CoreGraphics
import Foundation
import RoostCore

extension UIView {
    /// Options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews with the animation, as changes inside it do in any case.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Lets people press during the animation, which they may in any case.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Begins where a running animation is, as every animation does here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Repeats the animation for ever.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Goes back as well, with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Slow at both ends, the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A cross-fade, the only transition here.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Drawn as a cross-fade.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Drawn as a cross-fade.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)

        fileprivate func animation(_ duration: TimeInterval) -> Animation {
            let curve: Animation =
                switch rawValue >> 16 & 3 {
                case 1: .easeIn(duration: duration)
                case 2: .easeOut(duration: duration)
                case 3: .linear(duration: duration)
                default: .easeInOut(duration: duration)
                }
            return contains(.repeat) ? curve.repeatForever(autoreverses: contains(.autoreverse)) : curve
        }
    }

    private static func run(
        _ animation: Animation, _ delay: TimeInterval, _ animations: @escaping () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        withAnimation(areAnimationsEnabled ? animation.delay(delay) : nil, completionCriteria: .logicallyComplete) {
            animations()
        } completion: {
            completion?(true)
        }
    }

    /// Runs `animations` and animates their changes with an ease-in-out curve.
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - completion: Called at the end, always with true.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(.easeInOut(duration: duration), delay, animations, completion)
    }

    /// Runs `animations` and animates their changes with a curve of the options.
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - completion: Called at the end, always with true.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(options.animation(duration), delay, animations, completion)
    }

    /// Runs `animations` and animates their changes with a spring.
    /// - Parameters:
    ///   - duration: The time in which the spring comes to rest, in seconds.
    ///   - delay: In seconds.
    ///   - dampingRatio: 1 for no oscillation.
    ///   - velocity: Accepted for source compatibility; the spring begins at rest or with a running animation's speed.
    ///   - completion: Called at the end, always with true.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(.spring(response: duration * 0.7, dampingFraction: Double(dampingRatio)), delay, animations, completion)
    }

    /// Runs `animations`, which change a view's content, and fades to the result.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(options.animation(duration), 0, { animations?() }, completion)
    }

    /// Whether changes in `animate` are animated; true at first.
    public private(set) static var areAnimationsEnabled = true
    /// Turns the animations of `animate` on or off.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Runs `actions` without an animation.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, actions)
    }
}
