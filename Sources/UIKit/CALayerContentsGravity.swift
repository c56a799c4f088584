/// The scale and the place of a layer's picture in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, in its proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds, in its proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In its own size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its own size, at the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In its own size, at the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In its own size, at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In its own size, at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
}
