import CoreGraphics
import UIKit

/// The screen of a device, for snapshots: its size, safe area and traits.
public struct ViewImageConfig: Sendable {
    /// The way in which a telephone is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// The way in which a tablet is held, and the part of its screen that the app has.
    public enum TabletOrientation: Sendable {
        /// The part of a screen held upright.
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
        /// The part of a screen held sideways.
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }

        /// Held sideways.
        case landscape(splitView: LandscapeSplits)
        /// Held upright.
        case portrait(splitView: PortraitSplits)
    }

    /// The room that the system covers at the screen's edges, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil for the view's own.
    public var size: CGSize?
    /// The surroundings' traits.
    public var traits: UITraitCollection

    /// A screen of a size in points; nil for the view's own.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}

// MARK: Telephones

extension ViewImageConfig {
    /// 320 × 568 points, upright.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// 320 × 568 points.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(320, 568, orientation, .iPhoneSe(orientation))
    }

    /// 375 × 667 points, upright.
    public static let iPhone8 = iPhone8(.portrait)
    /// 375 × 667 points.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 667, orientation, .iPhone8(orientation))
    }

    /// 414 × 736 points, upright.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    /// 414 × 736 points.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 736, orientation, .iPhone8Plus(orientation))
    }

    /// 375 × 812 points, upright.
    public static let iPhoneX = iPhoneX(.portrait)
    /// 375 × 812 points.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, notch: 44, home: 24, orientation, .iPhoneX(orientation))
    }

    /// 414 × 896 points, upright.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// 414 × 896 points.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, notch: 44, home: 24, orientation, .iPhoneXsMax(orientation))
    }

    /// 414 × 896 points, upright.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// 414 × 896 points.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, notch: 44, home: 24, orientation, .iPhoneXr(orientation))
    }

    /// 390 × 844 points, upright.
    public static let iPhone12 = iPhone12(.portrait)
    /// 390 × 844 points.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, notch: 47, home: 21, orientation, .iPhone12(orientation))
    }

    /// 390 × 844 points, upright.
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    /// 390 × 844 points.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    /// 428 × 926 points, upright.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// 428 × 926 points.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, notch: 47, home: 21, orientation, .iPhone12ProMax(orientation))
    }

    /// 390 × 844 points, upright.
    public static let iPhone13 = iPhone13(.portrait)
    /// 390 × 844 points.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, notch: 47, home: 21, orientation, .iPhone13(orientation))
    }

    /// 375 × 812 points, upright.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// 375 × 812 points.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, notch: 50, home: 21, orientation, .iPhone13(orientation))
    }

    /// 390 × 844 points, upright.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    /// 390 × 844 points.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone13(orientation) }

    /// 428 × 926 points, upright.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    /// 428 × 926 points.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, notch: 47, home: 21, orientation, .iPhone13ProMax(orientation))
    }

    /// A telephone with a status bar of 20 points, which is hidden when it is held sideways.
    private static func phone(
        _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, _ traits: UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
                size: CGSize(width: width, height: height), traits: traits)
        case .landscape: ViewImageConfig(size: CGSize(width: height, height: width), traits: traits)
        }
    }

    /// A telephone with a notch, and a line at the bottom instead of a button.
    /// - Parameter home: The room at the bottom when it is held sideways.
    private static func phone(
        _ width: CGFloat, _ height: CGFloat, notch: CGFloat, home: CGFloat, _ orientation: Orientation,
        _ traits: UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0),
                size: CGSize(width: width, height: height), traits: traits)
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: notch, bottom: home, right: notch),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }
}

// MARK: Tablets

extension ViewImageConfig {
    /// 1024 × 768 points, sideways.
    public static let iPadMini = iPadMini(.landscape)
    /// 768 × 1024 points.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.whole) }
    /// A part of 768 × 1024 points.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(768, 1024, orientation, landscape: (320, 507, 694), portrait: (320, 438))
    }

    /// 1024 × 768 points, sideways.
    public static let iPad9_7 = iPadMini
    /// 768 × 1024 points.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
    /// A part of 768 × 1024 points.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }

    /// 1080 × 810 points, sideways.
    public static let iPad10_2 = iPad10_2(.landscape)
    /// 810 × 1080 points.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.whole) }
    /// A part of 810 × 1080 points.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(810, 1080, orientation, landscape: (320, 535, 750), portrait: (320, 480))
    }

    /// 1112 × 834 points, sideways.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    /// 834 × 1112 points.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(orientation.whole) }
    /// A part of 834 × 1112 points.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(834, 1112, orientation, landscape: (320, 551, 782), portrait: (320, 504))
    }

    /// 1194 × 834 points, sideways.
    public static let iPadPro11 = iPadPro11(.landscape)
    /// 834 × 1194 points.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.whole) }
    /// A part of 834 × 1194 points.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(834, 1194, orientation, landscape: (375, 592, 809), portrait: (320, 504), top: 24, bottom: 20)
    }

    /// 1366 × 1024 points, sideways.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    /// 1024 × 1366 points.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(orientation.whole) }
    /// A part of 1024 × 1366 points.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        var config = tablet(1024, 1366, orientation, landscape: (375, 678, 981), portrait: (375, 639))
        if case .landscape(splitView: .oneHalf) = orientation { config.traits = .iPadPro12_9 }
        return config
    }

    /// - Parameters:
    ///   - landscape: The widths of a third, a half and two thirds, held sideways.
    ///   - portrait: The widths of a third and two thirds, held upright.
    private static func tablet(
        _ short: CGFloat, _ long: CGFloat, _ orientation: TabletOrientation,
        landscape: (CGFloat, CGFloat, CGFloat), portrait: (CGFloat, CGFloat), top: CGFloat = 20, bottom: CGFloat = 0
    ) -> ViewImageConfig {
        let (size, isNarrow) =
            switch orientation {
            case .landscape(.oneThird): (CGSize(width: landscape.0, height: short), true)
            case .landscape(.oneHalf): (CGSize(width: landscape.1, height: short), true)
            case .landscape(.twoThirds): (CGSize(width: landscape.2, height: short), false)
            case .landscape(.full): (CGSize(width: long, height: short), false)
            case .portrait(.oneThird): (CGSize(width: portrait.0, height: long), true)
            case .portrait(.twoThirds): (CGSize(width: portrait.1, height: long), true)
            case .portrait(.full): (CGSize(width: short, height: long), false)
            }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
            traits: isNarrow ? .tabletPart : .tablet)
    }
}

extension ViewImageConfig.Orientation {
    /// The whole of a tablet's screen.
    fileprivate var whole: ViewImageConfig.TabletOrientation {
        self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
}
