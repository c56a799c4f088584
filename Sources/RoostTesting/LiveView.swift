import CoreGraphics
import Foundation
import RoostCore
import RoostRender
import SwiftUI

/// A view that lives in a test: it takes taps and keys, and its clock goes on when the test says so.
///
/// An addition of Roost's. The view is the root of a window of a size; its first frame is made at the time 0. Lengths
/// are points, times seconds.
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
    /// How many frames showed something new, the first included.
    public private(set) var frameCount = 0
    /// What the last frame showed.
    package private(set) var displayList: DisplayList
    private let displayScale: CGFloat

    /// - Parameter startDate: the date at the view's time 0, which timelines and clocks show; by default now.
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

    /// The view that a closure makes: for tests outside the main actor, where views' initialisers cannot be called.
    /// - Parameter startDate: the date at the view's time 0, which timelines and clocks show; by default now.
    public convenience init<Content: View>(
        size: CGSize, displayScale: CGFloat = 2, startDate: Date? = nil,
        environment change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder of view: @MainActor () -> Content
    ) {
        self.init(makeView(view), size: size, displayScale: displayScale, startDate: startDate, environment: change)
    }

    // MARK: Time

    /// Lets time pass, making the frames that are due: up to `framesPerSecond` while something moves, and one at the end.
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

    /// Makes the frame that is due now, if one is: after a change of state from outside.
    public func update() { makeFrame() }

    /// Roost's own tests draw every frame twice: once from recordings, once whole.
    private static let checksFrames = ProcessInfo.processInfo.environment["ROOST_CHECK_FRAMES"] != nil

    private func makeFrame() {
        guard let list = session.frame(at: time) else { return }
        if Self.checksFrames {
            precondition(
                list == session.graph.displayList(size: list.size),
                "The frame at \(time) s, made of recordings, is not what is drawn whole.")
        }
        displayList = list
        frameCount += 1
    }

    /// Whether a frame is due though nothing changes from outside: something moves.
    public var isMoving: Bool { session.nextFrame.map { $0 <= time } ?? false }

    // MARK: Input

    /// Taps a point of the window, and makes the frame that shows what that did.
    public func tap(at point: CGPoint) {
        send(.pointer(PointerEvent(.began, at: point)))
        send(.pointer(PointerEvent(.ended, at: point)))
        makeFrame()
    }

    /// Taps the middle of the first view with this accessibility identifier; answers whether there is one.
    @discardableResult
    public func tap(_ identifier: String) -> Bool {
        guard let frame = frame(of: identifier) else { return false }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
        return true
    }

    /// Turns the wheel at a point, by points that the content is to go; makes the frame that shows what that did.
    public func scroll(by delta: CGSize, at point: CGPoint) {
        send(.scroll(ScrollEvent(at: point, by: delta)))
        makeFrame()
    }

    /// Sends an event now; the next frame shows what it did.
    package func send(_ event: InputEvent) { session.send(event, at: time) }

    // MARK: What is shown

    /// The frame, in the window's coordinates, at which the first view with this accessibility identifier is seen now:
    /// while it moves, where it has got to.
    public func frame(of identifier: String) -> CGRect? { frames(of: identifier).first }

    /// The frames of all views with this accessibility identifier, in placement order.
    public func frames(of identifier: String) -> [CGRect] { session.frames(of: identifier) }

    /// The picture of the last frame.
    public func image(background: Color? = nil) throws -> CGImage {
        try Rasterizer().draw(
            displayList, scale: displayScale,
            background: background.map { $0.resolve(in: session.graph.environment) })
    }
}
