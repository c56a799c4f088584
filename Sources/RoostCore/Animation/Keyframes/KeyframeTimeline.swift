import Foundation

/// A value's way through keyframes, to be asked for the value at any time.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue: initialValue)
        keyframes._append(to: &tracks)
        self.tracks = tracks
        duration = tracks.tracks.map(\.duration).max() ?? 0
    }

    /// Seconds until all tracks have come to their ends.
    public let duration: TimeInterval

    /// The value at a time in seconds; before and after, as at the ends.
    public func value(time: Double) -> Value {
        var value = tracks.initialValue
        for track in tracks.tracks { track.update(&value, time: time) }
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
