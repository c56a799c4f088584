import CoreGraphics
import Foundation

/// A live view: events and the time go in, frames come out.
///
/// Times are in seconds on the host's clock, which only goes forward. A session is confined to one thread at a time.
/// Its host calls `send` as events arrive, and `frame` when `nextFrame` is due or `onWake` has called.
package final class LiveSession {
    package let graph: ViewGraph
    package private(set) var viewport: Viewport
    private var needsFrame = true
    private var lastFrame: RetainedDisplayList?
    /// The number of times that `frame(at:)` updated the graph.
    package private(set) var passes: UInt64 = 0
    private let startDate: Date?
    private var hasStarted = false
    private let services: WindowServices
    /// The targets in the accessibility tree that was requested last, by node.
    var accessibilityTargets: [NodeID: AccessibilityTarget] = [:]

    /// - Parameter startDate: The date of the first frame, or of an event before it; by default the current date at
    ///   that moment.
    package init<V: View>(
        _ view: V, viewport: Viewport, environment: EnvironmentValues, startDate: Date? = nil
    ) {
        self.viewport = viewport
        self.startDate = startDate
        var environment = environment
        environment.displayScale = viewport.scale
        environment.windowSize = viewport.size
        let settings = environment.windowSettings ?? WindowSettings()
        environment.windowSettings = settings
        let services = WindowServices(environment, settings)
        self.services = services
        graph = WindowServices.$current.withValue(services) {
            withMainActorAssumed { ViewGraph(view, environment: environment, isWindow: true) }
        }
        if viewport.safeArea != EdgeInsets() { graph.setSafeArea(viewport.safeArea) }
    }

    /// Sets a closure to call, on the thread of a change, when a frame is needed and none was before.
    package func onWake(_ wake: (@Sendable () -> Void)?) { graph.queue.onWake(wake) }

    package func setViewport(_ viewport: Viewport) {
        guard viewport != self.viewport else { return }
        self.viewport = viewport
        setEnvironment {
            $0.displayScale = viewport.scale
            $0.windowSize = viewport.size
        }
        graph.setSafeArea(viewport.safeArea)
        needsFrame = true
    }

    /// Changes the environment that the host sets: colour scheme, text size, language, direction.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        var environment = graph.environment
        change(&environment)
        environment.dropOverridden()
        atWork { graph.setEnvironment(environment) }
        needsFrame = true
    }

    /// Handles an event. Its changes appear in the next frame.
    package func send(_ event: InputEvent, at time: Double) {
        atWork {
            setTime(time)
            graph.eventTime = min(time, graph.time)
            defer { graph.eventTime = nil }
            switch event {
            case .pointer(let pointer):
                // Many moves arrive per frame: they all meet the layout of the frame before.
                if pointer.phase != .moved && pointer.phase != .hovered { bringUpToDate() }
                graph.pointers.receive(pointer)
            case .secondaryClick(let point):
                bringUpToDate()
                graph.pointers.secondaryClick(at: point)
            case .pinch(let pinch):
                if pinch.phase != .moved { bringUpToDate() }
                graph.pointers.receive(pinch)
            case .key(let key):
                bringUpToDate()
                graph.press(key)
            case .edit(let edit): graph.edit(edit)
            case .focus(let node): graph.moveFocus(to: node)
            case .access(let request): perform(request, at: time)
            case .scroll(let scroll): graph.scroll(scroll)
            }
        }
    }

    /// Runs code of the host that tells the app something other than an event: an answer that the app waits for.
    package func run(at time: Double, _ action: () -> Void) {
        atWork {
            setTime(time)
            action()
        }
    }

    /// Runs a pass in which code outside of a view finds this window.
    func atWork<T>(_ pass: () -> T) -> T {
        WindowServices.$current.withValue(services) {
            withMainActorAssumed {
                defer { if let undoManager { runIsolated { undoManager.endEvent() } } }
                return pass()
            }
        }
    }

    /// The changes that the window can undo; nil where no view has asked for them.
    package var undoManager: UndoManager? { services.objects.existing(UndoManager.self) }

    /// Lays out the changes since the last frame, so that an event meets the result of the event before it.
    func bringUpToDate() {
        guard let due = nextFrame, due <= graph.time else { return }
        needsFrame = true
        graph.layOut(in: CGRect(origin: .zero, size: viewport.size))
    }

    /// Sets the time. A clock that goes backwards stands still here.
    private func setTime(_ time: Double) {
        if time > graph.time { graph.time = time }
        guard !hasStarted else { return }
        hasStarted = true
        graph.setZeroDate((startDate ?? Date()).addingTimeInterval(-graph.time))
    }

    /// Ends the views: they disappear, and their tasks are cancelled. Send nothing to the session afterwards.
    package func close() {
        atWork { graph.end() }
    }

    /// The time of the next frame if nothing else happens: now while something moves, nil for never.
    package var nextFrame: Double? { needsFrame ? graph.time : graph.nextFrame }

    /// Advances to a time. Returns the drawing to show; nil if the last frame shows it already.
    package func frame(at time: Double) -> DisplayList? { retainedFrame(at: time)?.flattened }

    /// The same, composed of recordings that frames share.
    package func retainedFrame(at time: Double) -> RetainedDisplayList? {
        atWork {
            setTime(time)
            guard let due = nextFrame, due <= graph.time else { return nil }
            needsFrame = false
            passes += 1
            graph.advance()
            graph.layOut(in: CGRect(origin: .zero, size: viewport.size))
            graph.pointers.layoutChanged()
            graph.layers?.isAnimated = true
            let frame = graph.retainedDisplayList(size: viewport.size)
            guard frame != lastFrame else { return nil }
            lastFrame = frame
            return frame
        }
    }

    /// Whether the view under the mouse, at its last reported place, takes a click of the secondary button.
    package var takesSecondaryClick: Bool { graph.pointers.hover.isOverClickTaker }

    /// Makes the next frame return its drawing even if nothing has changed, for a new viewer.
    package func needsWholeFrame() {
        needsFrame = true
        lastFrame = nil
    }
}
