import RoostCore

/// The look of the pointer over a view. Accepted for source compatibility: the browser chooses the pointer here.
nonisolated public struct PointerStyle: Hashable, Sendable {
    private let value: Int
    /// The arrow.
    public static let `default` = PointerStyle(value: 0)
    /// A pointing hand, as over links.
    public static let link = PointerStyle(value: 1)
    /// The insertion bar of horizontal text.
    public static let horizontalText = PointerStyle(value: 2)
    /// The insertion bar of vertical text.
    public static let verticalText = PointerStyle(value: 3)
    /// A crosshair, for selecting an area.
    public static let rectSelection = PointerStyle(value: 4)
    /// An open hand: the content can be dragged.
    public static let grabIdle = PointerStyle(value: 5)
    /// A closed hand: the content is being dragged.
    public static let grabActive = PointerStyle(value: 6)
    /// A magnifying glass with a plus.
    public static let zoomIn = PointerStyle(value: 7)
    /// A magnifying glass with a minus.
    public static let zoomOut = PointerStyle(value: 8)
    /// Arrows to the left and the right, as between columns.
    public static let columnResize = PointerStyle(value: 9)
    /// Arrows up and down, as between rows.
    public static let rowResize = PointerStyle(value: 10)
}
