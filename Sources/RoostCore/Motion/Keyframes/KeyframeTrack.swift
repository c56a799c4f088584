/// Keyframes for one property of a value, or for all of it.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    public typealias Body = Self
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(keyPath: \.self, content: content())
    }

    /// Keyframes for the property at a key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.init(keyPath: keyPath, content: content())
    }

    init(keyPath: WritableKeyPath<Root, Value>, content: Content) {
        self.keyPath = keyPath
        self.content = content
    }

    public func _append(to tracks: inout _KeyframeTracks<Root>) { tracks.append(keyPath, content) }
}
