import CoreGraphics

/// What happens to the pointers that a recognizer hears of.
package enum PointerInput {
    case began(Pointer)
    case moved(Pointer)
    case ended(Pointer)
    /// The host took the pointer away.
    case cancelled(Pointer)
    /// The recognizer's deadline has come.
    case deadline
}

/// Something on the screen that takes part in deciding what a touch does: a gesture, a scroll view's drag.
///
/// A node with an interest in pointers overrides `ViewNode.makePointerRecognizer(for:)`. When a pointer comes down, the
/// `PointerArena` asks each node around what was hit, innermost first, and tells the recognizers of all that the pointer
/// does. A subclass overrides `handle` and sets `state` there, nothing else: it must not change anything that others
/// see. When the arena lets it, `deliver` is called, and that is where actions run and state changes.
///
/// Of recognizers that hear of the same pointer, one wins. One that is `.active` or `.ended` waits as long as another
/// that goes before it is still `.possible` (`goesBefore`); once it wins, the others fail. By default inner ones go
/// before outer ones; `priority` changes that.
package class PointerRecognizer {
    package enum State {
        /// It may still recognise something.
        case possible
        /// It recognised something that goes on.
        case active
        /// It recognised something, which is over.
        case ended
        /// It recognised nothing, lost, or was cancelled.
        case failed
    }

    package enum Priority: Sendable {
        /// Recognizers of views inside go before.
        case normal
        /// This one goes before recognizers of views inside.
        case high
        /// Neither goes before the other.
        case simultaneous
    }

    /// The element whose node made the recognizer.
    package let element: LayoutID
    package let node: ViewNode
    package let priority: Priority
    /// The pointers that it hears of, ended ones included until the recognizer is done.
    package internal(set) var pointers: [Pointer] = []
    /// Whether it won: nothing else gets its pointers.
    package internal(set) var isAccepted = false
    /// How deep the element lies.
    let level: Int
    /// Whether `deliver` has been called for the final state.
    var isSettled = false

    init(element: LayoutID, node: ViewNode, priority: Priority = .normal) {
        self.element = element
        self.node = node
        self.priority = priority
        var level = 0
        var current = node.graph.layout.parent(of: element)
        while current.exists {
            level += 1
            current = node.graph.layout.parent(of: current)
        }
        self.level = level
    }

    // MARK: For subclasses

    /// What was recognised so far.
    package var state: State { .possible }

    /// Takes a step; `time` is on the host's clock.
    package func handle(_ input: PointerInput, at time: Double) {}

    /// Shows what was recognised: called after each step while `.possible`, for what shows at once (a pressed look), and
    /// from the moment on when it has won; once more when it has failed.
    package func deliver() {}

    /// Gives up: `state` is `.failed` from now on.
    package func fail() {}

    /// When `handle(.deadline)` is to be called, on the host's clock; nil for never.
    package var deadline: Double? { nil }

    /// Whether another recognizer of a view outside has to wait until this one fails. Not asked of simultaneous ones.
    package func holdsOff(_ other: PointerRecognizer) -> Bool { true }

    /// How many taps are looked for; 0 for what is no tap. One tap waits until it cannot become two, whichever of the
    /// two is inside (case `ix-G4`).
    package var tapCount: Int { 0 }

    /// Whether it need not wait until a tap inside has failed: on iOS a long press comes while the finger is down.
    package var outlastsTaps: Bool { false }

    /// Whether everything else that hears of its pointers fails once it has won: a menu has opened.
    package var takesOver: Bool { false }

    /// Whether dragging scrolls: buttons give way to that.
    package var isScrolling: Bool { false }
}

extension PointerRecognizer {
    /// Whether it may succeed before the other one, which then fails; nil where neither goes before the other.
    final func goesBefore(_ other: PointerRecognizer) -> Bool? {
        if self === other { return nil }
        let isInside = level > other.level
        let (inner, outer) = isInside ? (self, other) : (other, self)
        // What goes on beside the gestures around it goes on beside scrolling too.
        if outer.isScrolling && inner.priority == .simultaneous { return nil }
        switch outer.priority {
        case .simultaneous: return nil
        case .normal: return isInside
        case .high: return !isInside
        }
    }

    final func shares(pointersWith other: PointerRecognizer) -> Bool {
        pointers.contains { pointer in other.pointers.contains { $0 === pointer } }
    }

    final var hasPointerDown: Bool { pointers.contains { $0.isDown } }

    final var isOver: Bool { state == .failed || state == .ended }
}
