/// What a pointer looks like.
nonisolated public struct PointerStyle: Hashable, Sendable {
    private let value: Int
    public static let `default` = PointerStyle(value: 0)
    public static let link = PointerStyle(value: 1)
    public static let horizontalText = PointerStyle(value: 2)
    public static let verticalText = PointerStyle(value: 3)
    public static let rectSelection = PointerStyle(value: 4)
    public static let grabIdle = PointerStyle(value: 5)
    public static let grabActive = PointerStyle(value: 6)
    public static let zoomIn = PointerStyle(value: 7)
    public static let zoomOut = PointerStyle(value: 8)
    public static let columnResize = PointerStyle(value: 9)
    public static let rowResize = PointerStyle(value: 10)
}
