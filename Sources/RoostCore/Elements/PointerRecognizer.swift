import CoreGraphics

/// An event of a recognizer's pointers.
@_spi(Engine) public enum PointerInput {
    case began(Pointer)
    case moved(Pointer)
    case ended(Pointer)
    /// The host took the pointer away.
    case cancelled(Pointer)
    /// The recognizer's deadline has come.
    case deadline
}

/// A participant in the decision about a touch: a gesture, a scroll view's drag.
///
/// A node that observes pointers overrides `ViewNode.makePointerRecognizer(for:)`. When a pointer comes down, the
/// `PointerArena` asks each node around the hit element, innermost first, and sends the recognizers all events of the
/// pointer. A subclass overrides `handle` and sets `state` there, nothing else: it must not change anything that others
/// see. When the arena permits, it calls `deliver`, which runs actions and changes state.
///
/// Of recognizers of the same pointer, one wins. One that is `.active` or `.ended` waits as long as another that goes
/// before it is still `.possible` (`goesBefore`); once it wins, the others fail. By default inner ones go before outer
/// ones; `priority` changes that.
@_spi(Engine) open class PointerRecognizer {
    public enum State {
        /// It may still recognise something.
        case possible
        /// It has recognised something that goes on.
        case active
        /// It has recognised something, which is over.
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

    /// The element for which its node made the recognizer.
    package let element: LayoutID
    package let node: ViewNode
    package let priority: Priority
    /// The recognizer's pointers, ended ones included until it is done.
    package internal(set) var pointers: [Pointer] = []
    /// Whether it has won: nothing else gets its pointers.
    package internal(set) var isAccepted = false
    /// The element's depth.
    let level: Int
    /// Whether `deliver` has been called for the final state.
    var isSettled = false

    package init(element: LayoutID, node: ViewNode, priority: Priority = .normal) {
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

    /// The recognition so far.
    @_spi(Engine) open var state: State { .possible }

    /// Takes a step; `time` is on the host's clock.
    @_spi(Engine) open func handle(_ input: PointerInput, at time: Double) {}

    /// Shows the recognition. Called after each step while `.possible`, for effects that show at once (a pressed look);
    /// after each step once it has won; and once more when it has failed.
    @_spi(Engine) open func deliver() {}

    /// Gives up: `state` is `.failed` from now on.
    @_spi(Engine) open func fail() {}

    /// The time of the next `handle(.deadline)`, on the host's clock; nil for never.
    @_spi(Engine) open var deadline: Double? { nil }

    /// Whether a recognizer of a view outside must wait until this one fails. Not asked of simultaneous ones.
    @_spi(Engine) open func holdsOff(_ other: PointerRecognizer) -> Bool { true }

    /// The number of taps in the gesture; 0 if it is no tap. One tap waits until it cannot become two, whichever of the
    /// two is inside (case `ix-G4`).
    package var tapCount: Int { 0 }

    /// Whether it need not wait until a tap inside has failed: on iOS a long press comes while the finger is down.
    @_spi(Engine) open var outlastsTaps: Bool { false }

    /// Whether all other recognizers of its pointers fail once it has won: a menu has opened.
    @_spi(Engine) open var takesOver: Bool { false }

    /// Whether it scrolls: buttons give way to that.
    package var isScrolling: Bool { false }
}

extension PointerRecognizer {
    /// Whether it may succeed before the other one, which then fails; nil if neither goes before the other.
    final func goesBefore(_ other: PointerRecognizer) -> Bool? {
        if self === other { return nil }
        let isInside = level > other.level
        let (inner, outer) = isInside ? (self, other) : (other, self)
        // A gesture that goes on beside those around it goes on beside scrolling too.
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
