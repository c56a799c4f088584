/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void
}

/// A gesture with an action for each change of its value.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void
}

/// A gesture whose value is made from another one's.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value
}

extension Gesture {
    /// Runs an action when the gesture ends.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action when the gesture's value changes.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
