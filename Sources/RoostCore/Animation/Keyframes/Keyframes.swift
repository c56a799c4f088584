/// How a value changes over time: tracks, each for a part of the value, that run side by side.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Self.Value> var body: Body { get }

    /// Adds the tracks for a value that starts as it is there.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

extension Keyframes where Body == Self {
    /// A track is its own content.
    public var body: Self { self }
}

/// The tracks of a value, from its start.
public struct _KeyframeTracks<Root> {
    let initialValue: Root
    private(set) var tracks: [any AnyKeyframeTrack<Root>] = []

    init(initialValue: Root) { self.initialValue = initialValue }

    mutating func append<Value: Animatable>(
        _ keyPath: WritableKeyPath<Root, Value>, _ content: some KeyframeTrackContent<Value>
    ) {
        var list = _KeyframeList<Value>()
        content._append(to: &list)
        let path = KeyframeCurve(from: initialValue[keyPath: keyPath].animatableData, list.keyframes)
        tracks.append(ResolvedKeyframeTrack(keyPath: keyPath, path: path))
    }
}

/// A track whose part of the value is hidden in it.
protocol AnyKeyframeTrack<Root> {
    associatedtype Root
    /// Seconds.
    var duration: Double { get }
    func update(_ root: inout Root, time: Double)
}

private struct ResolvedKeyframeTrack<Root, Value: Animatable>: AnyKeyframeTrack {
    let keyPath: WritableKeyPath<Root, Value>
    let path: KeyframeCurve<Value.AnimatableData>

    var duration: Double { path.duration }

    func update(_ root: inout Root, time: Double) {
        root[keyPath: keyPath].animatableData = path.value(at: time)
    }
}
