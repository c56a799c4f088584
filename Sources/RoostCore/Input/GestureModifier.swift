import CoreGraphics

/// The gestures that count: the added one, those of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those of the views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The modifier of `.gesture`, `.highPriorityGesture` and `.simultaneousGesture`.
nonisolated package struct GestureModifier<G: Gesture>: ViewModifier {
    package typealias Body = Never

    package let gesture: G
    package let priority: PointerRecognizer.Priority
    package let mask: GestureMask

    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        GestureNode(view, inputs)
    }
}

/// The node of a view with a gesture. It makes a recognizer when a pointer comes down, and keeps it up to date.
final class GestureNode<Base: View, G: Gesture>: WrappingNode<Base, GestureModifier<G>> {
    /// The active recognizers, for the time of a touch.
    private var recognizers: [GestureRecognizer<G>] = []
    /// The number of taps of the gesture, once computed.
    private var tapCount: Int?

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        if viewChanged { tapCount = nil }
        guard !recognizers.isEmpty else { return }
        recognizers.removeAll { $0.isSettled }
        for recognizer in recognizers { recognizer.recognition.update(view.modifier.gesture) }
        // A gesture that gave up because its value has changed must show that too.
        let lost = recognizers.filter { $0.isOver && !$0.isSettled && !$0.isAccepted }
        if !lost.isEmpty { graph.pointers.cancelAfterUpdate(lost) }
        if !isRecognizing { cancelAll() }
    }

    private var isRecognizing: Bool { view.modifier.mask.contains(.gesture) && environment.isEnabled }

    override func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? {
        guard isRecognizing else { return nil }
        let recognizer = GestureRecognizer(
            view.modifier.gesture, priority: view.modifier.priority, element: element, node: self)
        recognizers.removeAll { $0.isSettled }
        recognizers.append(recognizer)
        return recognizer
    }

    override var masksInnerGestures: Bool { !view.modifier.mask.contains(.subviews) }

    override func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        guard isRecognizing else { return false }
        let count =
            tapCount
            ?? G._makeRecognition(view.modifier.gesture, _GestureContext(node: self, element: element)).tapCount
        tapCount = count
        guard count == 1 else { return false }
        attributes.isTappable = true
        return true
    }

    override func removeWrapper(_ wrapper: LayoutID) {
        guard recognizers.contains(where: { $0.element == wrapper }) else { return }
        graph.pointers.cancelAfterUpdate(recognizers.filter { $0.element == wrapper })
        recognizers.removeAll { $0.element == wrapper }
    }

    override func willEnd() {
        cancelAll()
        super.willEnd()
    }

    private func cancelAll() {
        guard !recognizers.isEmpty else { return }
        graph.pointers.cancelAfterUpdate(recognizers)
        recognizers = []
    }
}

/// The recognizer of a gesture that was added to a view.
final class GestureRecognizer<G: Gesture>: PointerRecognizer {
    let recognition: _GestureRecognition<G>

    package init(_ gesture: G, priority: Priority, element: LayoutID, node: ViewNode) {
        recognition = G._makeRecognition(gesture, _GestureContext(node: node, element: element))
        super.init(element: element, node: node, priority: priority)
    }

    override var state: State {
        switch recognition.phase {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    override func handle(_ input: PointerInput, at time: Double) { recognition.step(input, at: time) }
    override func deliver() { recognition.deliver() }
    override func fail() { recognition.cancel() }
    override var deadline: Double? { recognition.openDeadline }
    override var tapCount: Int { recognition.tapCount }
    override var outlastsTaps: Bool { recognition.outlastsTaps }
    override var takesOver: Bool { recognition.takesOver }

    override func holdsOff(_ other: PointerRecognizer) -> Bool {
        !(other.isScrolling && recognition.yieldsToScrolling) && !(tapCount > 0 && other.outlastsTaps)
    }
}

extension View {
    /// Adds a gesture to the view. Gestures of views inside win over it (case `ix-H0`).
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture that can be switched off; those of the views inside always count.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that wins over those of the views inside (case `ix-H2`).
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds such a gesture that can be switched off; those of the views inside always count.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognised beside those of the views inside (case `ix-H3`).
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds such a gesture that can be switched off; those of the views inside always count.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
