import CoreGraphics
import Foundation

/// Where a gesture stands.
package enum GesturePhase<Value> {
    /// It may still come. A value says what can be seen of it already: that a finger is down.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    case ended(Value)
    /// It will not come, or has been cancelled.
    case failed

    package var isOver: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    package var isPossible: Bool { if case .possible = self { true } else { false } }
    package var isFailed: Bool { if case .failed = self { true } else { false } }

    /// What is known so far, unless it has failed.
    package var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Where a gesture is being looked for.
public struct _GestureContext {
    package unowned let node: ViewNode
    package let element: LayoutID

    package init(node: ViewNode, element: LayoutID) {
        self.node = node
        self.element = element
    }

    package var environment: EnvironmentValues { node.environment }

    /// The size of the view that the gesture is for.
    package var size: CGSize { node.graph.layout.localFrame(of: element).size }

    /// A point of the root's coordinates in a space, as seen from the view.
    package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        node.graph.layout.point(point, in: space, from: element)
    }

    /// Whether a point of the root's coordinates hits the view.
    func isHit(at point: CGPoint) -> Bool { node.graph.hitPath(at: point).contains(element) }

    package func date(of time: Double) -> Date { node.graph.date(of: time) }
}

/// One gesture that is being looked for, in one view, for as long as it takes.
///
/// Recognising and showing are two things: `handle` takes steps and changes `phase`; `deliver` runs the actions, and is
/// called only where the gesture, and the part that a gesture is of another one, may show.
open class _GestureRecognition<G: Gesture> {
    package typealias Value = G.Value

    package internal(set) var gesture: G
    package let context: _GestureContext
    package private(set) var phase: GesturePhase<Value> = .possible(nil)
    /// Grows with each step that said something new.
    package private(set) var changes = 0

    init(_ gesture: G, _ context: _GestureContext) {
        self.gesture = gesture
        self.context = context
    }

    package final func enter(_ phase: GesturePhase<Value>) {
        self.phase = phase
        changes += 1
    }

    /// Takes a newer value of the gesture: its actions may have captured other things.
    package func update(_ gesture: G) { self.gesture = gesture }

    /// Takes a step. Not called any more once the gesture is over.
    package func handle(_ input: PointerInput, at time: Double) {}

    /// Runs the actions for what is new since they ran last.
    package func deliver() {}

    /// Gives up; `deliver` then takes back what was shown.
    package func cancel() { enter(.failed) }

    /// When a step is due, on the host's clock.
    package var deadline: Double? { nil }

    /// Whether the value changes from moment to moment, as a finger moves.
    package var isContinuous: Bool { false }

    /// How many taps are looked for; 0 for what is no tap.
    package var tapCount: Int { 0 }

    /// Whether a gesture that lasts need not wait for a tap that has not failed.
    package var outlastsTaps: Bool { false }

    /// Whether everything else that hears of the pointer fails once this has won.
    package var takesOver: Bool { false }

    /// Whether dragging a scroll view takes the pointer away.
    package var yieldsToScrolling: Bool { false }
}

/// A recognition that listens to another one.
class GestureWrapper<G: Gesture, Content: Gesture>: _GestureRecognition<G> {
    let content: _GestureRecognition<Content>

    init(_ gesture: G, _ content: Content, _ context: _GestureContext) {
        self.content = Content._makeRecognition(content, context)
        super.init(gesture, context)
    }

    /// What the content's phase means here.
    func adopt(_ phase: GesturePhase<Content.Value>) -> GesturePhase<G.Value> {
        fatalError("GestureWrapper is abstract")
    }

    override func handle(_ input: PointerInput, at time: Double) {
        let before = content.changes
        content.handle(input, at: time)
        if content.changes != before { enter(adopt(content.phase)) }
    }

    override func deliver() { content.deliver() }

    override func cancel() {
        content.cancel()
        super.cancel()
    }

    override var deadline: Double? { content.deadline }
    override var isContinuous: Bool { content.isContinuous }
    override var tapCount: Int { content.tapCount }
    override var outlastsTaps: Bool { content.outlastsTaps }
    override var takesOver: Bool { content.takesOver }
    override var yieldsToScrolling: Bool { content.yieldsToScrolling }
}

/// A gesture that adds something to another one, and has its value.
nonisolated protocol GestureAddition: Gesture where Value == Content.Value {
    associatedtype Content: Gesture
    nonisolated var content: Content { get }
}

/// A recognition that goes through the phases of the gesture that it adds to.
class AdditionRecognition<G: GestureAddition>: GestureWrapper<G, G.Content> {
    init(_ gesture: G, _ context: _GestureContext) { super.init(gesture, gesture.content, context) }

    override final func update(_ gesture: G) {
        super.update(gesture)
        content.update(gesture.content)
    }

    override final func adopt(_ phase: GesturePhase<G.Value>) -> GesturePhase<G.Value> { phase }
}

/// A gesture made of others.
final class BodyRecognition<G: Gesture>: GestureWrapper<G, G.Body> where G.Value == G.Body.Value {
    init(_ gesture: G, _ context: _GestureContext) {
        nonisolated(unsafe) let own = gesture
        super.init(gesture, runIsolated { own.body }, context)
    }

    override func update(_ gesture: G) {
        super.update(gesture)
        nonisolated(unsafe) let own = gesture
        content.update(runIsolated { own.body })
    }

    override func adopt(_ phase: GesturePhase<G.Value>) -> GesturePhase<G.Value> { phase }
}
