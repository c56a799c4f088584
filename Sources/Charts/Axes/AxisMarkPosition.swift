/// The edge of the plot at which an axis has its labels.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    /// Below the plot for x; behind it for numbers and dates on y, before it for categories.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// Before the plot.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// Behind the plot.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above the plot.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below the plot.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}
