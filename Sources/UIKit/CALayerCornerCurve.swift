/// The form of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarter circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners whose curvature changes gradually, as those of an app icon.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
