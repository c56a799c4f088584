import CoreGraphics
import Foundation

/// A view that lives: events and the time go in, frames come out.
///
/// Times are seconds on a clock of the host's that only goes forward. A session is confined to one thread at a time; a
/// host calls `send` as events arrive and `frame` when `nextFrame` says so or `onWake` called.
package final class LiveSession {
    package let graph: ViewGraph
    package private(set) var viewport: Viewport
    private var needsFrame = true
    private var lastFrame: RetainedDisplayList?
    /// How many times `frame(at:)` brought the graph up to date.
    package private(set) var passes: UInt64 = 0
    private let startDate: Date?
    private var hasStarted = false
    private let services: WindowServices
    /// What can be done with the nodes of the accessibility tree that was asked for last.
    var accessibilityTargets: [NodeID: AccessibilityTarget] = [:]

    /// - Parameter startDate: the date of the first frame, or of what is sent before it; by default the one on which that
    ///   is.
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

    /// Called, on the thread that changed something, when a frame is wanted where none was.
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

    /// Changes what the host says of its surroundings: colour scheme, text size, language, direction.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        var environment = graph.environment
        change(&environment)
        environment.dropOverridden()
        atWork { graph.setEnvironment(environment) }
        needsFrame = true
    }

    /// Takes an event in; what it changes is in the next frame.
    package func send(_ event: InputEvent, at time: Double) {
        atWork {
            setTime(time)
            switch event {
            case .pointer(let pointer):
                // Moves come in numbers: those of one frame are seen against the layout of the frame before.
                if pointer.phase != .moved && pointer.phase != .hovered { bringUpToDate() }
                graph.pointers.receive(pointer)
            case .secondaryClick(let point):
                bringUpToDate()
                graph.pointers.secondaryClick(at: point)
            case .pinch(let pinch):
                if pinch.phase != .moved { bringUpToDate() }
                graph.pointers.receive(pinch)
            case .key(let key): graph.press(key)
            case .edit(let edit): graph.edit(edit)
            case .focus(let node): graph.moveFocus(to: node)
            case .access(let request): perform(request, at: time)
            case .scroll(let scroll): graph.scroll(scroll)
            }
        }
    }

    /// Does what a host has to tell the app beside events: an answer that the app waits for.
    package func run(at time: Double, _ action: () -> Void) {
        atWork {
            setTime(time)
            action()
        }
    }

    /// Runs a pass in which code without a view finds this window.
    private func atWork<T>(_ pass: () -> T) -> T {
        WindowServices.$current.withValue(services) { withMainActorAssumed(pass) }
    }

    /// Lays out what has changed since the last frame, so that an event meets what the one before it has made.
    private func bringUpToDate() {
        guard let due = nextFrame, due <= graph.time else { return }
        needsFrame = true
        graph.layOut(in: CGRect(origin: .zero, size: viewport.size))
    }

    /// A clock that goes backwards stands still here.
    private func setTime(_ time: Double) {
        if time > graph.time { graph.time = time }
        guard !hasStarted else { return }
        hasStarted = true
        graph.setZeroDate((startDate ?? Date()).addingTimeInterval(-graph.time))
    }

    /// Ends the views: they disappear, and their tasks are cancelled. Nothing is to be sent to the session afterwards.
    package func close() {
        atWork { graph.end() }
    }

    /// When the next frame is due if nothing else happens: now while something moves, nil for never.
    package var nextFrame: Double? { needsFrame ? graph.time : graph.nextFrame }

    /// Brings everything up to the time. Answers what to show now; nil where that is what the last frame showed.
    package func frame(at time: Double) -> DisplayList? { retainedFrame(at: time)?.flattened }

    /// The same, made of recordings that frames share.
    package func retainedFrame(at time: Double) -> RetainedDisplayList? {
        atWork {
            setTime(time)
            guard let due = nextFrame, due <= graph.time else { return nil }
            needsFrame = false
            passes += 1
            graph.advance()
            graph.layOut(in: CGRect(origin: .zero, size: viewport.size))
            graph.pointers.layoutChanged()
            graph.presentations?.isAnimated = true
            let frame = graph.retainedDisplayList(size: viewport.size)
            guard frame != lastFrame else { return nil }
            lastFrame = frame
            return frame
        }
    }

    /// Whether what lies under the mouse, where that was heard of last, takes a click of its other button.
    package var takesSecondaryClick: Bool { graph.pointers.hover.isOverClickTaker }

    /// Has the next frame answered in any case: somebody new looks on.
    package func needsWholeFrame() {
        needsFrame = true
        lastFrame = nil
    }
}
