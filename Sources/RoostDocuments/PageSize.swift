import CoreGraphics

/// The size of a page, in points of 1/72 inch.
public struct PageSize: Hashable, Sendable {
    /// From edge to edge, in points.
    public var width: CGFloat
    /// From edge to edge, in points.
    public var height: CGFloat

    /// A page of any size, in points.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// A page of a size in millimetres.
    public static func millimeters(_ width: CGFloat, _ height: CGFloat) -> PageSize {
        PageSize(width: width * 72 / 25.4, height: height * 72 / 25.4)
    }

    /// 297 × 420 mm.
    public static let a3 = millimeters(297, 420)
    /// 210 × 297 mm.
    public static let a4 = millimeters(210, 297)
    /// 148 × 210 mm.
    public static let a5 = millimeters(148, 210)
    /// 105 × 148 mm.
    public static let a6 = millimeters(105, 148)
    /// 8.5 × 11 inches.
    public static let letter = PageSize(width: 612, height: 792)
    /// 8.5 × 14 inches.
    public static let legal = PageSize(width: 612, height: 1008)

    /// The same page, wider than high.
    public var landscape: PageSize { PageSize(width: max(width, height), height: min(width, height)) }
}
