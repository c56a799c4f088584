import Foundation

/// The value of keyframes at any time, for code that animates by its own clock.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// Evaluates the keyframes once, for a value that starts as `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue: initialValue)
        keyframes._append(to: &tracks)
        self.tracks = tracks
        duration = tracks.tracks.map(\.duration).max() ?? 0
    }

    /// Seconds until the longest track has ended.
    public let duration: TimeInterval

    /// The value at a time in seconds; before 0 the initial value, after the duration the last one.
    public func value(time: Double) -> Value {
        var value = tracks.initialValue
        for track in tracks.tracks { track.update(&value, time: time) }
        return value
    }

    /// The value at a fraction of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
