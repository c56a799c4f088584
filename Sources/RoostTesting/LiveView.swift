import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore
import RoostRender
import SwiftUI

/// A live view in a test: it takes taps and scrolls, and its clock advances when the test says so.
///
/// An addition of Roost's. The view is the root of a window; its first frame is made at time 0. Lengths are in points,
/// times in seconds.
///
/// ```swift
/// let live = LiveView(VotingView(), size: CGSize(width: 390, height: 844))
/// live.tap("cat")
/// live.advance(by: 0.1)
/// #expect(live.frame(of: "avatar")!.midX == 152)
/// ```
public final class LiveView {
    package let session: LiveSession
    /// Seconds since the view's first frame.
    public private(set) var time = 0.0
    /// The number of frames that showed something new, the first included.
    public private(set) var frameCount = 0
    /// The display list of the last frame.
    package private(set) var displayList: DisplayList
    private let displayScale: CGFloat

    /// Makes the view and its first frame.
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - displayScale: Pixels per point.
    ///   - startDate: The date at the view's time 0, for timelines and clocks; nil for now.
    ///   - change: Changes the standard environment first.
    public init(
        _ view: some View, size: CGSize, displayScale: CGFloat = 2, startDate: Date? = nil,
        environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.displayScale = displayScale
        displayList = DisplayList(size: size)
        var environment = EnvironmentValues.standard
        change(&environment)
        session = LiveSession(
            view, viewport: Viewport(size: size, scale: displayScale), environment: environment,
            startDate: startDate)
        makeFrame()
    }

    /// Makes a live view from a closure: for tests off the main actor, which cannot call views' initialisers.
    /// - Parameter startDate: The date at the view's time 0, for timelines and clocks; nil for now.
    public convenience init<Content: View>(
        size: CGSize, displayScale: CGFloat = 2, startDate: Date? = nil,
        environment change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder of view: @MainActor () -> Content
    ) {
        self.init(makeView(view), size: size, displayScale: displayScale, startDate: startDate, environment: change)
    }

    // MARK: Time

    /// Advances the clock and makes the frames that are due: up to `framesPerSecond` while something moves, and one at
    /// the end.
    public func advance(by seconds: Double, framesPerSecond: Double = 60) {
        let end = time + max(0, seconds)
        let step = 1 / max(1, framesPerSecond)
        while let due = session.nextFrame {
            let next = max(due, time + step)
            guard next < end else { break }
            time = next
            makeFrame()
        }
        time = end
        makeFrame()
    }

    /// Makes the frame that is due now, if there is one. Call it after a change of state from outside.
    public func update() { makeFrame() }

    /// Roost's own tests draw every frame twice: once from recordings and once as a whole.
    private static let checksFrames = ProcessInfo.processInfo.environment["ROOST_CHECK_FRAMES"] != nil

    /// With this set, every size that layout remembers is measured again after each frame.
    private static let checksLayout = ProcessInfo.processInfo.environment["ROOST_CHECK_LAYOUT"] != nil

    private func makeFrame() {
        guard let list = session.frame(at: time) else { return }
        if Self.checksLayout {
            let stale = session.graph.layout.staleSizes()
            precondition(stale.isEmpty, "The layout at \(time) s has stale memories: \(stale.joined(separator: "; "))")
        }
        if Self.checksFrames {
            precondition(
                list == session.graph.displayList(size: list.size),
                "The frame at \(time) s, made of recordings, is not what is drawn whole.")
        }
        displayList = list
        frameCount += 1
    }

    /// Whether a frame is due without a change from outside: something moves.
    public var isMoving: Bool { session.nextFrame.map { $0 <= time } ?? false }

    // MARK: Input

    /// Taps a point of the window, and makes the frame that shows the result.
    public func tap(at point: CGPoint) {
        send(.pointer(PointerEvent(.began, at: point)))
        send(.pointer(PointerEvent(.ended, at: point)))
        makeFrame()
    }

    /// Taps the middle of the first view with this accessibility identifier; returns whether there is one.
    @discardableResult
    public func tap(_ identifier: String) -> Bool {
        guard let frame = frame(of: identifier) else { return false }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
        return true
    }

    /// Turns the wheel at a point, to scroll the content by `delta` points; makes the frame that shows the result.
    public func scroll(by delta: CGSize, at point: CGPoint) {
        send(.scroll(ScrollEvent(at: point, by: delta)))
        makeFrame()
    }

    /// Sends an event now; the next frame shows the result.
    package func send(_ event: InputEvent) { session.send(event, at: time) }

    // MARK: What is shown

    /// The current frame, in the window's coordinates, of the first view with this accessibility identifier; nil where
    /// there is none. While the view moves, it is the frame that it has reached.
    public func frame(of identifier: String) -> CGRect? { frames(of: identifier).first }

    /// The frames of all views with this accessibility identifier, in placement order.
    public func frames(of identifier: String) -> [CGRect] { session.frames(of: identifier) }

    /// The last frame as a picture; without a background it is transparent where the view draws nothing.
    public func image(background: Color? = nil) throws -> CGImage {
        try Rasterizer().draw(
            displayList, scale: displayScale,
            background: background.map { $0.resolve(in: session.graph.environment) })
    }
}
