/// One or more taps.
nonisolated public struct TapGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Void

    public var count: Int

    public init(count: Int = 1) { self.count = count }
}

extension _EndedGesture: TapResponder where Content == TapGesture {
    func tapped() { if content.count <= 1 { action(()) } }
}
