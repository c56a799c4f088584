import CoreGraphics
import Foundation
import RoostCore

/// Recognises taps of one finger.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in a row; by default 1.
    open var numberOfTapsRequired = 1 { didSet { view?.setNeedsDisplay() } }
    /// The number of fingers. More than one is never recognised here, with a warning.
    open var numberOfTouchesRequired = 1 {
        didSet {
            if numberOfTouchesRequired > 1 {
                Log.warning("UITapGestureRecognizer: taps of several fingers are unknown")
            }
        }
    }

    override package func attached(to content: AnyView) -> AnyView {
        guard numberOfTouchesRequired == 1 else { return content }
        return attach(
            SpatialTapGesture(count: max(numberOfTapsRequired, 1)).onEnded { [weak self] value in
                guard let self, mayBegin(at: value.location) else { return }
                step(.ended, at: value.location)
            }, to: content)
    }
}

/// Recognises a finger that stays.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time that the finger stays, in seconds; by default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.setNeedsDisplay() } }
    /// The distance that the finger may move before that, in points; by default 10.
    open var allowableMovement: CGFloat = 10 { didSet { view?.setNeedsDisplay() } }
    /// Accepted for source compatibility; has no effect here: a press is of one finger.
    open var numberOfTouchesRequired = 1

    override package func attached(to content: AnyView) -> AnyView {
        let press = LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
        return attach(
            press.sequenced(before: DragGesture(minimumDistance: 0))
                .onChanged { [weak self] value in
                    guard let self, case .second(true, let drag) = value else { return }
                    if state == .possible {
                        let start = drag?.startLocation ?? place
                        if mayBegin(at: start) { step(.began, at: start) }
                    } else if let drag {
                        step(.changed, at: drag.location)
                    }
                }
                .onEnded { [weak self] value in
                    guard let self, state != .possible else { return }
                    if case .second(true, let drag?) = value {
                        step(.ended, at: drag.location)
                    } else {
                        step(.ended, at: place)
                    }
                }, to: content)
    }
}

/// Recognises a finger that moves.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var origin = CGPoint.zero
    private var moved = CGSize.zero
    private var speed = CGSize.zero
    /// Accepted for source compatibility; has no effect here: a pan is of one finger.
    open var minimumNumberOfTouches = 1
    /// Accepted for source compatibility; has no effect here: a pan is of one finger.
    open var maximumNumberOfTouches = Int.max

    /// The distance since the start or since the last `setTranslation(_:in:)`, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: moved.width - origin.x, y: moved.height - origin.y)
    }

    /// Sets the distance from which further moves count, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = CGPoint(x: moved.width - translation.x, y: moved.height - translation.y)
    }

    /// The speed, in points in a second.
    open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

    override package func attached(to content: AnyView) -> AnyView {
        attach(
            DragGesture(minimumDistance: 10)
                .onChanged { [weak self] value in
                    guard let self else { return }
                    (moved, speed) = (value.translation, value.velocity)
                    if state == .possible {
                        origin = .zero
                        if mayBegin(at: value.startLocation) { step(.began, at: value.location) }
                    } else {
                        step(.changed, at: value.location)
                    }
                }
                .onEnded { [weak self] value in
                    guard let self, state != .possible else { return }
                    (moved, speed) = (value.translation, value.velocity)
                    step(.ended, at: value.location)
                }, to: content)
    }
}

/// Recognises a quick move in one of its directions.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions.
    public struct Direction: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions; to the right by default.
    open var direction = Direction.right
    /// Accepted for source compatibility; has no effect here: a swipe is of one finger.
    open var numberOfTouchesRequired = 1

    /// The least length of a swipe, in points.
    private static let leastLength: CGFloat = 50

    override package func attached(to content: AnyView) -> AnyView {
        attach(
            DragGesture(minimumDistance: 20).onEnded { [weak self] value in
                guard let self, let seen = Self.direction(of: value.translation), direction.contains(seen),
                    mayBegin(at: value.startLocation)
                else { return }
                step(.ended, at: value.startLocation)
            }, to: content)
    }

    private static func direction(of way: CGSize) -> Direction? {
        let (x, y) = (abs(way.width), abs(way.height))
        guard max(x, y) >= leastLength, max(x, y) > 2 * min(x, y) else { return nil }
        if x > y { return way.width > 0 ? .right : .left }
        return way.height > 0 ? .down : .up
    }
}

/// Recognises two fingers that move apart or together.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, by that at the start. The app may set it.
    open var scale: CGFloat {
        get { seen / base }
        set { base = newValue != 0 ? seen / newValue : 1 }
    }
    /// The change of the scale in a second.
    public private(set) var velocity: CGFloat = 0
    private var seen: CGFloat = 1
    private var base: CGFloat = 1

    override package func attached(to content: AnyView) -> AnyView {
        attach(
            MagnifyGesture()
                .onChanged { [weak self] value in
                    guard let self else { return }
                    (seen, velocity) = (value.magnification, value.velocity)
                    if state == .possible {
                        base = 1
                        if mayBegin(at: value.startLocation) { step(.began, at: value.startLocation) }
                    } else {
                        step(.changed, at: value.startLocation)
                    }
                }
                .onEnded { [weak self] value in
                    guard let self, state != .possible else { return }
                    seen = value.magnification
                    step(.ended, at: value.startLocation)
                }, to: content)
    }
}

/// Recognises two fingers that turn.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the start, in radians, clockwise. The app may set it.
    open var rotation: CGFloat {
        get { seen - base }
        set { base = seen - newValue }
    }
    /// The speed, in radians in a second.
    public private(set) var velocity: CGFloat = 0
    private var seen: CGFloat = 0
    private var base: CGFloat = 0

    override package func attached(to content: AnyView) -> AnyView {
        attach(
            RotateGesture()
                .onChanged { [weak self] value in
                    guard let self else { return }
                    (seen, velocity) = (CGFloat(value.rotation.radians), CGFloat(value.velocity.radians))
                    if state == .possible {
                        base = 0
                        if mayBegin(at: value.startLocation) { step(.began, at: value.startLocation) }
                    } else {
                        step(.changed, at: value.startLocation)
                    }
                }
                .onEnded { [weak self] value in
                    guard let self, state != .possible else { return }
                    seen = CGFloat(value.rotation.radians)
                    step(.ended, at: value.startLocation)
                }, to: content)
    }
}
