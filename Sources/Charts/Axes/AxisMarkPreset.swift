/// The arrangement of an axis's labels.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind { case automatic, extended, aligned, inset }

    let kind: Kind

    /// The usual arrangement for the axis's values.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// Labels may reach beyond the plot.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// The first and the last label end with the plot.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Labels lie inside the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}
