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

    /// The number of fingers: 1 here.
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// Accepted for source compatibility; has no effect here: inner gestures and those added later come first.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// The gesture on a view's content.
    package func attached(to content: AnyView) -> AnyView { content }

    final var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }

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
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

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
