import CoreGraphics
import Foundation
import RoostCore

/// The recogniser of a gesture on a view; SwiftUI's gestures work inside.
///
/// There are no selectors, so there are no targets: a `UIGestureRecognizerRepresentable`'s
/// `handleUIGestureRecognizerAction`, a subclass's `stateChanged()` or the delegate hears of the gesture.
@MainActor @preconcurrency open class UIGestureRecognizer {
    /// The course of a gesture. Taps and swipes go from `possible` to `recognized` and back.
    public enum State: Int, Sendable {
        /// A gesture that goes on has begun, changed and ended, or was cancelled.
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`.
        public static let recognized = State.ended
    }

    /// A recogniser of no view.
    public init() {}

    /// A recogniser of no view. Nobody can give an action: there are no selectors here.
    public init(target: Any?, action: Selector?) {}

    /// The view; nil before `UIView.addGestureRecognizer(_:)`.
    public internal(set) weak var view: UIView?
    /// The course of the gesture.
    open var state = State.possible
    /// Whether the gesture is recognised.
    open var isEnabled = true { didSet { view?.setNeedsDisplay() } }
    /// The object that allows gestures; nil allows all.
    open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { view?.setNeedsDisplay() } }
    /// Accepted for source compatibility; has no effect here: views hear nothing of touches.
    open var cancelsTouchesInView = true
    /// Accepted for source compatibility; has no effect here.
    open var delaysTouchesBegan = false
    /// Accepted for source compatibility; has no effect here.
    open var delaysTouchesEnded = true
    /// A name of the app's own.
    open var name: String?

    /// Called after each step of the gesture, for Roost's representables.
    package var stepped: [() -> Void] = []
    /// The place of the gesture in the view, in points.
    private(set) var place = CGPoint.zero

    /// The place of the gesture in a view's coordinates, in points; nil means the topmost view's.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return place }
        return view === own ? place : own.convert(place, to: view)
    }

    /// The place of a finger; there is one alone.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// The number of fingers: 1 here.
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// Accepted for source compatibility; has no effect here: inner gestures and those added later come first.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// The gesture on a view's content.
    package func attached(to content: AnyView) -> AnyView { content }

    /// Whether the delegate allows a gesture at a place of the view.
    final func mayBegin(at place: CGPoint) -> Bool {
        guard let delegate else { return true }
        self.place = place
        if let view {
            let touch = UITouch(at: place, in: view, on: view.hitTest(place, with: nil), tapCount: 1)
            guard delegate.gestureRecognizer(self, shouldReceive: touch) else { return false }
        }
        return delegate.gestureRecognizerShouldBegin(self)
    }

    // MARK: Recognisers of the app's own

    /// A finger came down. A recogniser of the app's own overrides these methods, and sets `state`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// It moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// It went up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Something else took it.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a gesture is over, before the next one.
    open func reset() {}

    /// Hands a touch to the methods above, and takes the step that they ask for by the state.
    final func follow(_ touch: UITouch, _ event: UIEvent) {
        let before = state
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved, .stationary: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        }
        guard state != before || state == .changed else { return }
        let isOver = state.rawValue >= State.ended.rawValue
        if state == .failed { state = .possible } else { step(state, at: touch.location(in: view)) }
        if isOver { reset() }
    }

    /// Takes a step of the gesture.
    final func step(_ state: State, at place: CGPoint) {
        self.place = place
        self.state = state
        for step in stepped { step() }
        if state.rawValue >= State.ended.rawValue { self.state = .possible }
    }

    /// Whether the gesture goes on beside others.
    private var isSimultaneous: Bool {
        guard let delegate else { return false }
        let others = (view?.gestureRecognizers ?? []).filter { $0 !== self }
        return delegate.gestureRecognizer(
            self, shouldRecognizeSimultaneouslyWith: others.first ?? UIGestureRecognizer())
    }

    final func attach(_ gesture: some Gesture, to content: AnyView) -> AnyView {
        isSimultaneous ? AnyView(content.simultaneousGesture(gesture)) : AnyView(content.gesture(gesture))
    }
}

nonisolated extension UIGestureRecognizer: Hashable {
    public static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that allows a recogniser's gestures.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a gesture may begin; true by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a gesture goes on beside another one; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a recogniser takes a touch; true by default. Asked when the gesture is about to begin.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether a gesture waits until another one has failed. Never asked here: inner gestures and those added later come
    /// first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another gesture waits until this one has failed. Never asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// The name of a method in Objective-C. There is none here, and `#selector` exists on Apple's systems only; the type lets
/// `init(target: nil, action: nil)` compile.
public enum Selector: Hashable, Sendable {}

extension UIView {
    /// Adds a recogniser, taking it from its former view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Removes a recogniser.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}

/// Puts the gestures of a view's recognisers on its picture.
struct UIGestures: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        if let recognizers = view.gestureRecognizers?.filter(\.isEnabled), !recognizers.isEmpty {
            let whole = content.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
            recognizers.reduce(AnyView(whole)) { $1.attached(to: $0) }
        } else {
            content
        }
    }
}
