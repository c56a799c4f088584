import CoreGraphics

/// One touch, from the moment at which a finger or mouse button goes down until it comes up; or two fingers on a
/// trackpad. Positions are in the root's coordinates.
@_spi(Engine) public final class Pointer {
    package let kind: PointerEvent.Kind
    package let startLocation: CGPoint
    package private(set) var location: CGPoint
    /// The time of its last event, on the host's clock, in seconds.
    package internal(set) var time: Double
    /// Whether the touch goes on.
    package internal(set) var isDown = true
    package let modifiers: EventModifiers
    /// The state of two fingers on a trackpad; nil for a touch.
    package internal(set) var pinch: Pinch?

    package struct Pinch {
        /// The factor since the pinch began.
        package var magnification = 1.0
        /// Radians, clockwise, since the pinch began.
        package var rotation = 0.0
    }

    private struct Sample {
        let time: Double
        let location: CGPoint
    }

    /// The latest movements, the oldest first.
    private var samples: [Sample]

    package init(
        kind: PointerEvent.Kind, at location: CGPoint, time: Double, modifiers: EventModifiers = [], pinch: Pinch? = nil
    ) {
        self.kind = kind
        self.modifiers = modifiers
        self.pinch = pinch
        startLocation = location
        self.location = location
        self.time = time
        samples = [Sample(time: time, location: location)]
    }

    func move(to location: CGPoint, at time: Double) {
        self.location = location
        self.time = time
        samples.append(Sample(time: time, location: location))
        samples.removeAll { $0.time < time - Self.window }
    }

    /// The time over which movements count for the velocity, in seconds.
    private static let window = 0.1

    /// Points per second over the last tenth of a second; zero for a pointer at rest.
    package var velocity: CGSize {
        guard let last = samples.last, time - last.time <= Self.window,
            let first = samples.first(where: { $0.time >= time - Self.window }), last.time > first.time
        else { return .zero }
        let duration = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / duration,
            height: (last.location.y - first.location.y) / duration)
    }

    /// The distance from its start, in points.
    package var distance: CGFloat { location.distance(to: startLocation) }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
