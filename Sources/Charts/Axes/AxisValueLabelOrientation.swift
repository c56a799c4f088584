/// The direction in which a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    /// Across.
    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    /// Across.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// Downwards: turned clockwise.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// Upwards: turned counterclockwise.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}
