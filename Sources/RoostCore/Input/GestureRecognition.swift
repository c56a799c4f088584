import CoreGraphics
import Foundation

/// The phase of a gesture.
package enum GesturePhase<Value> {
    /// It may still come. A value tells what is known already: that a finger is down.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    case ended(Value)
    /// It will not come, or was cancelled.
    case failed

    package var isOver: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    package var isPossible: Bool { if case .possible = self { true } else { false } }
    package var isFailed: Bool { if case .failed = self { true } else { false } }

    /// The latest value, unless the gesture has failed.
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

/// The view in which a gesture is to be recognised.
public struct _GestureContext {
    package unowned let node: ViewNode
    package let element: LayoutID

    package init(node: ViewNode, element: LayoutID) {
        self.node = node
        self.element = element
    }

    package var environment: EnvironmentValues { node.environment }

    /// The size of the gesture's view.
    package var size: CGSize { node.graph.layout.localFrame(of: element).size }

    /// Converts a point from the root's coordinates to a space, as seen from the view.
    package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        node.graph.layout.point(point, in: space, from: element)
    }

    /// Whether a point of the root's coordinates hits the view.
    func isHit(at point: CGPoint) -> Bool { node.graph.hitPath(at: point).contains(element) }

    package func date(of time: Double) -> Date { node.graph.date(of: time) }
}

/// The recognition of one gesture in one view, for one touch or several.
///
/// Recognising and showing are separate: `handle` takes steps and changes `phase`; `deliver` runs the actions. It is
/// called only when the gesture may show its effect, and for a part of another gesture only when that part may.
open class _GestureRecognition<G: Gesture> {
    package typealias Value = G.Value

    package internal(set) var gesture: G
    package let context: _GestureContext
    package private(set) var phase: GesturePhase<Value> = .possible(nil)
    /// Counts the steps that brought something new.
    package private(set) var changes = 0

    package init(_ gesture: G, _ context: _GestureContext) {
        self.gesture = gesture
        self.context = context
    }

    package final func enter(_ phase: GesturePhase<Value>) {
        self.phase = phase
        changes += 1
    }

    /// Takes a newer value of the gesture, whose actions may have captured other values.
    package func update(_ gesture: G) { self.gesture = gesture }

    /// Takes a step. Not called once the gesture is over.
    @_spi(Engine) open func handle(_ input: PointerInput, at time: Double) {}

    /// Runs the actions for the news since the last call.
    @_spi(Engine) open func deliver() {}

    /// Gives up; `deliver` then takes back what was shown.
    package func cancel() { enter(.failed) }

    /// The time at which a step is due, on the host's clock.
    @_spi(Engine) open var deadline: Double? { nil }

    /// Whether the value changes continuously, with a finger's movement.
    package var isContinuous: Bool { false }

    /// The number of taps in the gesture; 0 if it is no tap.
    package var tapCount: Int { 0 }

    /// Whether a lasting gesture need not wait until a tap has failed.
    package var outlastsTaps: Bool { false }

    /// Whether all other recognizers of the pointer fail once this gesture has won.
    package var takesOver: Bool { false }

    /// Whether a scroll view's drag takes the pointer away.
    @_spi(Engine) open var yieldsToScrolling: Bool { false }
}

/// A recognition that wraps another one.
class GestureWrapper<G: Gesture, Content: Gesture>: _GestureRecognition<G> {
    let content: _GestureRecognition<Content>

    init(_ gesture: G, _ content: Content, _ context: _GestureContext) {
        self.content = Content._makeRecognition(content, context)
        super.init(gesture, context)
    }

    /// Converts the content's phase to this gesture's.
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

/// A gesture that adds something to another one, and has the same value.
nonisolated protocol GestureAddition: Gesture where Value == Content.Value {
    associatedtype Content: Gesture
    nonisolated var content: Content { get }
}

/// A recognition with the phases of the gesture that it adds to.
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
