import CoreGraphics
import Foundation
import RoostCore

/// A finger, or the mouse's button, from coming down to going up.
@MainActor @preconcurrency open class UITouch {
    /// The course of a touch.
    public enum Phase: Int, Sendable {
        /// `stationary` never happens here: Roost tells of moves alone.
        case began, moved, stationary, ended, cancelled
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// Roost does not tell fingers, pencils and the mouse apart: all are `direct`.
        case direct, indirect, pencil, indirectPointer
        /// The same as `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The view in which the touch began.
    public private(set) weak var view: UIView?
    /// The course of the touch.
    public internal(set) var phase = Phase.began
    /// The number of times that people touched this place in a row.
    public let tapCount: Int
    /// The time since the machine started, in seconds.
    public private(set) var timestamp = ProcessInfo.processInfo.systemUptime
    private weak var root: UIView?
    private var place: CGPoint
    private var formerPlace: CGPoint

    init(at place: CGPoint, in root: UIView, on view: UIView?, tapCount: Int) {
        self.root = root
        self.view = view
        self.place = place
        self.tapCount = tapCount
        formerPlace = place
    }

    func move(to place: CGPoint) {
        (formerPlace, self.place) = (self.place, place)
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    /// The window of the view.
    open var window: UIWindow? { view?.window }
    /// Always `direct`.
    open var type: TouchType { .direct }
    /// Always 1: a page does not learn of pressure.
    open var force: CGFloat { 1 }
    /// Always 1.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The radius of a finger's touch, in points; the same for each here.
    open var majorRadius: CGFloat { 20 }
    /// The recognisers of the view and of those around it.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        sequence(first: view, next: { $0?.superview }).flatMap { $0?.gestureRecognizers ?? [] }
    }

    /// The place in a view's coordinates, in points; nil means the topmost view's.
    open func location(in view: UIView?) -> CGPoint { root?.convert(place, to: view) ?? place }
    /// The place before the last move, in a view's coordinates, in points; nil means the topmost view's.
    open func previousLocation(in view: UIView?) -> CGPoint { root?.convert(formerPlace, to: view) ?? formerPlace }
    /// The same as `location(in:)` here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The same as `previousLocation(in:)` here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

nonisolated extension UITouch: Hashable {
    public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
