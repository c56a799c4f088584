import CoreGraphics
import RoostCore

/// The view that an `AnimationRenderer` records, as its script drives it.
///
/// An addition of Roost's. Times are in seconds, positions in points from the view's top leading corner. A change that
/// the script itself makes, to an observed object for example, shows in the next frame.
public final class AnimationStage {
    struct Frame {
        let list: DisplayList
        /// Seconds.
        var duration: Double
    }

    private let session: LiveSession
    private let interval: Double
    private var frames: [(list: DisplayList, time: Double)] = []
    private var nextFrame = 0
    /// Seconds since the first frame.
    public private(set) var time = 0.0

    init(_ session: LiveSession, framesPerSecond: Double) {
        self.session = session
        interval = 1 / framesPerSecond
        makeFrame()
    }

    /// Lets time pass, a day at most.
    public func wait(_ seconds: Double) {
        guard let seconds = checked(seconds) else { return }
        time += seconds
        makeFrames()
    }

    /// The time if it can pass; else nil, with a warning.
    private func checked(_ seconds: Double) -> Double? {
        if seconds >= 0, seconds < 86400 { return seconds }
        Log.warning("The script waits for \(seconds) seconds, which is no time that passes within a day.")
        return nil
    }

    /// Taps the middle of the first view that has this accessibility identifier or, if there is none, this
    /// accessibility label. A name that no view has is reported, and nothing is tapped.
    public func tap(_ name: String) {
        guard let frame = frame(of: name) else {
            return Log.warning("The script taps \"\(name)\", but no view has this identifier or label.")
        }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Taps a point, in points from the top leading corner.
    public func tap(at location: CGPoint) {
        send(.began, at: location)
        send(.ended, at: location)
    }

    /// Presses at `start`, moves to `end` in `duration` seconds and lets go there; in between the pointer moves once a
    /// frame.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) {
        let duration = checked(duration) ?? 0
        let steps = max(Int((duration / interval).rounded()), 1)
        send(.began, at: start)
        for step in 1...steps {
            wait(duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            send(
                .moved,
                at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        send(.ended, at: end)
    }

    /// The frame, in points, of the first view that has this accessibility identifier or label.
    public func frame(of name: String) -> CGRect? {
        session.frames(of: name).first ?? first(in: session.accessibilityTree()) { $0.label == name }?.frame
    }

    private func first(
        in nodes: [AccessibilityNode], where matches: (AccessibilityNode) -> Bool
    ) -> AccessibilityNode? {
        for node in nodes {
            if matches(node) { return node }
            if let found = first(in: node.children, where: matches) { return found }
        }
        return nil
    }

    private func send(_ phase: PointerEvent.Phase, at location: CGPoint) {
        session.send(.pointer(PointerEvent(phase, at: location)), at: time)
    }

    /// Makes the frames that are due before now. The frame of this very moment waits: the script may change something
    /// first.
    private func makeFrames() {
        while Double(nextFrame) * interval < time - 1e-9 { makeFrame() }
    }

    private func makeFrame() {
        let now = Double(nextFrame) * interval
        if let list = session.frame(at: now) { frames.append((list, now)) }
        nextFrame += 1
    }

    /// The frames up to now, each with its duration.
    func finish() -> [Frame] {
        let end = max(time, interval)
        return frames.indices.map { index in
            let next = index + 1 < frames.count ? frames[index + 1].time : end
            return Frame(list: frames[index].list, duration: next - frames[index].time)
        }
    }
}
