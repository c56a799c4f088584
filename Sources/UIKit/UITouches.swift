import CoreGraphics
import Foundation
import RoostImaging
@_spi(Engine) import RoostCore

/// Tells a tree of views of touches: the view that `hitTest(_:with:)` gives, its recognisers and those around it.
///
/// A touch competes with no gesture. Once a gesture or a scroll view has won it, the views hear that it is cancelled.
nonisolated struct UITouches: ViewModifier {
    typealias Body = Never
    /// The topmost view.
    let view: UIView

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TouchNode(view, inputs)
    }

    /// Takes touches of a tree that hears of them, wherever nothing is drawn.
    struct Ground: View {
        let isOn: Bool

        var body: some View {
            if isOn { Color.clear.contentShape(Rectangle()) }
        }
    }
}

private final class TouchNode<Base: View>: WrappingNode<Base, UITouches> {
    private let follower = withMainActorAssumed { MainActor.assumeIsolated { UITouchFollower() } }

    override func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? {
        let root = view.modifier.view
        guard withMainActorAssumed({ MainActor.assumeIsolated { UITouchFollower.hears(root) } }) else { return nil }
        return TouchRecognizer(root: root, follower: follower, element: element, node: self)
    }
}

/// Follows a pointer without ever recognising anything.
private final class TouchRecognizer: PointerRecognizer {
    private let root: UIView
    private let follower: UITouchFollower
    private var pointer: Pointer?
    private var phase = State.possible
    /// The steps that the views have not heard of.
    private var news: [(UITouch.Phase, CGPoint)] = []

    init(root: UIView, follower: UITouchFollower, element: LayoutID, node: ViewNode) {
        self.root = root
        self.follower = follower
        super.init(element: element, node: node)
    }

    override var state: State { phase }
    override func holdsOff(_ other: PointerRecognizer) -> Bool { false }

    override func handle(_ input: PointerInput, at time: Double) {
        switch input {
        case .began(let new):
            guard pointer == nil, new.pinch == nil else { return }
            pointer = new
            take(.began)
        case .moved(let moved): if moved === pointer { take(.moved) }
        case .ended(let ended): if ended === pointer { finish(.ended) }
        case .cancelled(let cancelled): if cancelled === pointer { finish(.cancelled) }
        case .deadline: break
        }
    }

    override func fail() { if phase == .possible { finish(.cancelled) } }

    private func finish(_ step: UITouch.Phase) {
        if pointer != nil { take(step) }
        phase = .failed
    }

    private func take(_ step: UITouch.Phase) {
        guard let pointer else { return }
        news.append((step, node.graph.layout.point(pointer.location, in: element)))
    }

    override func deliver() {
        let due = news
        news = []
        guard !due.isEmpty else { return }
        let (follower, root) = (follower, root)
        withMainActorAssumed {
            MainActor.assumeIsolated { for (phase, place) in due { follower.step(phase, at: place, in: root) } }
        }
    }
}

/// Follows one touch of a tree of views.
@MainActor final class UITouchFollower {
    private var touch: UITouch?
    private var last: (place: CGPoint, time: TimeInterval, count: Int)?

    /// The time between two touches in a row, in seconds, and their distance in points.
    private static let pause: TimeInterval = 0.35
    private static let distance: CGFloat = 40

    func step(_ phase: UITouch.Phase, at place: CGPoint, in root: UIView) {
        if phase == .began { return begin(at: place, in: root) }
        guard let touch else { return }
        if phase != .moved { self.touch = nil }
        touch.phase = phase
        touch.move(to: place)
        tell(touch)
    }

    private func begin(at place: CGPoint, in root: UIView) {
        let now = ProcessInfo.processInfo.systemUptime
        var count = 1
        if let last, now - last.time < Self.pause, abs(last.place.x - place.x) < Self.distance,
            abs(last.place.y - place.y) < Self.distance
        {
            count = last.count + 1
        }
        last = (place, now, count)
        guard let hit = root.hitTest(place, with: UIEvent()) else { return }
        let new = UITouch(at: place, in: root, on: hit, tapCount: count)
        touch = new
        tell(new)
    }

    private func tell(_ touch: UITouch) {
        let event = UIEvent([touch])
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled {
            recognizer.follow(touch, event)
        }
        guard let view = touch.view else { return }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved, .stationary: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        }
    }

    // MARK: Listeners

    /// Whether a view, a controller or a recogniser of the tree is of a class of the app's own: UIKit's own classes hear
    /// nothing of touches.
    static func hears(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled else { return false }
        return isOfApp(type(of: view)) || view.controller.map { isOfApp(type(of: $0)) } == true
            || view.gestureRecognizers?.contains { isOfApp(type(of: $0)) } == true
            || view.subviews.contains { hears($0) }
    }

    private static var known: [ObjectIdentifier: Bool] = [:]

    private static func isOfApp(_ type: AnyObject.Type) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let isOfApp = !String(reflecting: type).hasPrefix("UIKit.")
        known[ObjectIdentifier(type)] = isOfApp
        return isOfApp
    }
}
