/// The motion of a value over time: tracks that run side by side, each for one property of the value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    /// The type of `body`.
    associatedtype Body: Keyframes
    /// The tracks of a type of your own.
    @KeyframesBuilder<Self.Value> var body: Body { get }

    /// Appends the tracks for the initial value that `tracks` holds.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

extension Keyframes where Body == Self {
    /// A track is its own content.
    public var body: Self { self }
}

/// The tracks of a value, with its initial value.
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

/// A track with the type of its property erased.
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
