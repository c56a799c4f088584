import CoreGraphics

/// Follows a window's pointers, and decides between the recognizers that compete for them.
///
/// After every event:
/// 1. Recognizers are told of it, innermost first.
/// 2. From the outermost to the innermost (cases `ix-H3`, `ix-H13`), each one that has recognised something wins,
///    unless a recognizer that goes before it may still do so, or has; the losers fail.
/// 3. Failed and finished recognizers are removed once their pointers are up.
package final class PointerArena: GraphService {
    // The graph owns this arena, and uses it to end recognizers while it ends itself.
    private unowned(unsafe) let graph: ViewGraph
    private var pointers: [Int: Pointer] = [:]
    private var pinch: Pointer?
    private var recognizers: [PointerRecognizer] = []
    private var wakeUp: (time: Double, timer: TimerID)?
    let hover: HoverTracker
    /// Something that a touch elsewhere closes: a row that shows its actions.
    private var open: (element: LayoutID, close: () -> (() -> Void)?)?
    /// The number of recognitions so far.
    private(set) var recognitions = 0

    package init(graph: ViewGraph) {
        self.graph = graph
        hover = HoverTracker(graph: graph)
    }

    /// Whether no recognizer follows a pointer.
    package var isIdle: Bool { recognizers.isEmpty }

    // MARK: Events

    package func receive(_ event: PointerEvent) {
        guard event.location.x.isFinite, event.location.y.isFinite else {
            Log.warning("A pointer is said to be at (\(event.location.x), \(event.location.y)); the event is ignored.")
            return
        }
        advance()
        switch event.phase {
        case .began: begin(event)
        case .moved:
            guard let pointer = pointers[event.pointer] else { break }
            pointer.move(to: event.location, at: graph.inputTime)
            tell(.moved(pointer), to: pointer)
        case .ended, .cancelled:
            guard let pointer = pointers.removeValue(forKey: event.pointer) else { break }
            end(pointer, at: event.location, isCancelled: event.phase == .cancelled)
        case .hovered:
            // No button is held any more: the event of its release was lost.
            if let lost = pointers.removeValue(forKey: event.pointer) {
                end(lost, at: lost.location, isCancelled: true)
            }
        case .left: break
        }
        hover.receive(event)
        resolve()
    }

    package func receive(_ event: PinchEvent) {
        guard event.location.x.isFinite, event.location.y.isFinite, event.magnification.isFinite,
            event.rotation.isFinite, event.magnification > 0
        else {
            Log.warning(
                "A pinch is said to magnify \(event.magnification) times and to turn by \(event.rotation); the event is ignored."
            )
            return
        }
        advance()
        let value = Pointer.Pinch(magnification: event.magnification, rotation: event.rotation)
        switch event.phase {
        case .began:
            if let pinch { end(pinch, at: pinch.location, isCancelled: true) }
            let pointer = Pointer(kind: .touch, at: event.location, time: graph.inputTime, pinch: value)
            pinch = pointer
            start(pointer)
        case .moved:
            guard let pointer = pinch else { break }
            pointer.pinch = value
            pointer.time = graph.inputTime
            tell(.moved(pointer), to: pointer)
        case .ended, .cancelled:
            guard let pointer = pinch else { break }
            pinch = nil
            pointer.pinch = value
            pointer.time = graph.inputTime
            end(pointer, at: pointer.location, isCancelled: event.phase == .cancelled)
        case .hovered, .left: break
        }
        resolve()
    }

    /// The mouse's other button was pressed. A view that takes the click ends all touches: a menu opens over them.
    package func secondaryClick(at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else {
            Log.warning("A click is said to be at (\(point.x), \(point.y)); it is ignored.")
            return
        }
        advance()
        guard let taker = graph.secondaryClickTaker(at: point) else { return }
        for pointer in pointers.values { end(pointer, at: pointer.location, isCancelled: true) }
        pointers.removeAll()
        resolve()
        recognitions += 1
        taker.secondaryClick(at: point)
    }

    /// Lets a touch outside of an element, or a scroll, first close something, as long as there is something to close.
    package func keepOpen(_ element: LayoutID, _ close: @escaping () -> (() -> Void)?) {
        open = close() == nil ? nil : (element, close)
    }

    /// Called when something scrolls.
    func closeOpenRow() {
        guard let open else { return }
        self.open = nil
        open.close()?()
    }

    /// If a touch along a path lies outside of the open element, closes that. Returns whether it did: the touch then
    /// does nothing else but scroll.
    private func closes(by path: ContiguousArray<LayoutID>) -> Bool {
        guard let open, !path.contains(open.element) else { return false }
        self.open = nil
        guard let close = open.close() else { return false }
        close()
        return true
    }

    /// Advances recognizers whose deadline has come to the time of the event or the frame, the earliest first.
    package func advance() {
        var rounds = 0
        let time = graph.inputTime
        while var next = nextDeadline, next <= time {
            // A repeating gesture does not catch up on an hour that the host slept.
            rounds += 1
            if rounds > Self.roundLimit { next = time }
            for recognizer in recognizers where !recognizer.isOver {
                guard let deadline = recognizer.deadline, deadline <= next else { continue }
                recognizer.handle(.deadline, at: next)
                // A recognizer that does nothing about its deadline would stay late for ever.
                if !recognizer.isOver, let deadline = recognizer.deadline, deadline <= next { recognizer.fail() }
            }
            resolve()
        }
    }

    private static let roundLimit = 32

    private var nextDeadline: Double? { recognizers.lazy.filter { !$0.isOver }.compactMap(\.deadline).min() }

    /// Cancels recognizers of a node that ends, or may no longer recognise anything, once the current update is over.
    func cancelAfterUpdate(_ cancelled: [PointerRecognizer]) {
        graph.afterUpdate { [weak self] in
            for recognizer in cancelled where !recognizer.isOver { recognizer.fail() }
            self?.resolve()
        }
    }

    /// Repeats hit testing after a layout, for a mouse at rest.
    package func layoutChanged() { hover.layoutChanged() }

    // MARK: Pointers

    private func begin(_ event: PointerEvent) {
        if let lost = pointers.removeValue(forKey: event.pointer) {
            end(lost, at: lost.location, isCancelled: true)
            resolve()
        }
        let pointer = Pointer(kind: event.kind, at: event.location, time: graph.inputTime, modifiers: event.modifiers)
        pointers[event.pointer] = pointer
        start(pointer)
    }

    private func start(_ pointer: Pointer) {
        let path = graph.hitPath(at: pointer.location)
        if pointer.kind == .mouse { graph.focus.press(along: path.lazy.compactMap { self.graph.layout.owner(of: $0) }) }
        // A recognizer that waits for another tap hears of the touch first: if the touch is elsewhere, those that
        // waited for it may go on.
        for recognizer in recognizers where !recognizer.hasPointerDown && !recognizer.isOver {
            guard path.contains(recognizer.element) else {
                recognizer.fail()
                continue
            }
            recognizer.pointers.append(pointer)
            recognizer.handle(.began(pointer), at: pointer.time)
        }
        resolve()
        let onlyScrolls = closes(by: path)
        for recognizer in collect(along: path, onlyScrolling: onlyScrolls)
        where !recognizer.pointers.contains(where: { $0 === pointer }) {
            recognizer.pointers.append(pointer)
            if !recognizer.isOver { recognizer.handle(.began(pointer), at: pointer.time) }
        }
    }

    /// The recognizers around the hit element, innermost first: known ones, and new ones of nodes without any.
    private func collect(along path: ContiguousArray<LayoutID>, onlyScrolling: Bool) -> [PointerRecognizer] {
        var found: [PointerRecognizer] = []
        for element in path {
            guard let node = graph.layout.owner(of: element) else { continue }
            if node.masksInnerGestures { found.removeAll() }
            guard node.environment.isEnabled else { continue }
            if let known = recognizers.first(where: { $0.element == element && $0.node === node }) {
                found.append(known)
            } else if let new = node.makePointerRecognizer(for: element) {
                found.append(new)
            }
        }
        if onlyScrolling { found.removeAll { !$0.isScrolling } }
        for recognizer in found where !recognizers.contains(where: { $0 === recognizer }) {
            recognizers.append(recognizer)
        }
        recognizers.sort { $0.level > $1.level }
        return found
    }

    private func end(_ pointer: Pointer, at location: CGPoint, isCancelled: Bool) {
        if !isCancelled && location != pointer.location {
            pointer.move(to: location, at: graph.inputTime)
            tell(.moved(pointer), to: pointer)
            resolve()
        }
        pointer.time = graph.inputTime
        pointer.isDown = false
        tell(isCancelled ? .cancelled(pointer) : .ended(pointer), to: pointer)
    }

    private func tell(_ input: PointerInput, to pointer: Pointer) {
        for recognizer in recognizers
        where !recognizer.isOver && recognizer.pointers.contains(where: { $0 === pointer }) {
            recognizer.handle(input, at: graph.inputTime)
        }
    }

    // MARK: Competing

    private enum Verdict {
        case wins, waits, loses
    }

    private func resolve() {
        var again = true
        while again {
            again = false
            for recognizer in recognizers.reversed() {
                if decide(recognizer) { again = true }
            }
        }
        for recognizer in recognizers where !recognizer.isOver && !recognizer.hasPointerDown {
            // Nothing could still complete this gesture.
            if recognizer.deadline == nil {
                recognizer.fail()
                settle(recognizer)
            }
        }
        recognizers.removeAll { $0.isSettled && !$0.hasPointerDown }
        scheduleWakeUp()
    }

    /// Lets a recognizer show its recognition. Returns whether that decided something for others.
    private func decide(_ recognizer: PointerRecognizer) -> Bool {
        guard !recognizer.isSettled else { return false }
        switch recognizer.state {
        case .possible:
            recognizer.deliver()
            return false
        case .failed:
            settle(recognizer)
            return true
        case .active, .ended:
            if !recognizer.isAccepted {
                switch verdict(on: recognizer) {
                case .waits: return false
                case .loses:
                    recognizer.fail()
                    settle(recognizer)
                    return true
                case .wins: accept(recognizer)
                }
                if recognizer.state == .ended { settle(recognizer) } else { recognizer.deliver() }
                return true
            }
            if recognizer.state == .ended { settle(recognizer) } else { recognizer.deliver() }
            return false
        }
    }

    private func verdict(on recognizer: PointerRecognizer) -> Verdict {
        var verdict = Verdict.wins
        for rival in recognizers where rival.state != .failed && rival.shares(pointersWith: recognizer) {
            guard var goesBefore = rival.goesBefore(recognizer) else { continue }
            if rival.isAccepted { return .loses }
            // More taps go before fewer, whichever is inside (case `ix-G4` and its mirror image).
            if rival.tapCount > 0, recognizer.tapCount > 0, rival.tapCount != recognizer.tapCount {
                goesBefore = rival.tapCount > recognizer.tapCount
            }
            if goesBefore && rival.holdsOff(recognizer) { verdict = .waits }
        }
        return verdict
    }

    private func accept(_ winner: PointerRecognizer) {
        winner.isAccepted = true
        recognitions += 1
        for rival in recognizers where rival !== winner && !rival.isSettled && rival.shares(pointersWith: winner) {
            if winner.takesOver || rival.goesBefore(winner) != nil { rival.fail() }
        }
    }

    private func settle(_ recognizer: PointerRecognizer) {
        recognizer.isSettled = true
        recognizer.deliver()
    }

    private func scheduleWakeUp() {
        let next = nextDeadline
        guard next != wakeUp?.time else { return }
        if let wakeUp { graph.cancel(wakeUp.timer) }
        wakeUp = nil
        guard let next else { return }
        let timer = graph.schedule(at: next) { [weak self] in
            guard let self else { return }
            wakeUp = nil
            advance()
            scheduleWakeUp()
        }
        wakeUp = (next, timer)
    }
}

extension ViewGraph {
    /// Tracks fingers and the mouse.
    package var pointers: PointerArena { service() }
}
