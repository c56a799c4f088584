import CoreGraphics

/// The size of a widget.
@frozen
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible, CustomDebugStringConvertible {
    /// A square of 158 points.
    case systemSmall
    /// 338 × 158 points.
    case systemMedium
    /// 338 × 354 points.
    case systemLarge
    /// An iPad's widest: 715 × 342 points.
    case systemExtraLarge
    /// A circle of 72 points.
    case accessoryCircular = 5
    /// 160 × 72 points.
    case accessoryRectangular
    /// A line of text: 234 × 26 points.
    case accessoryInline
    /// A watch's corner: a circle of 72 points here.
    case accessoryCorner
    /// The widest, upright: 342 × 715 points.
    case systemExtraLargePortrait

    /// The size in points, as on an iPhone of 393 × 852.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 342)
        case .systemExtraLargePortrait: CGSize(width: 342, height: 715)
        case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    /// Whether the widget stands on a home screen, with a ground and margins of its own.
    var isOnHomeScreen: Bool { rawValue < 5 || self == .systemExtraLargePortrait }

    /// The case's name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        }
    }

    /// The case's name.
    public var debugDescription: String { description }
}
