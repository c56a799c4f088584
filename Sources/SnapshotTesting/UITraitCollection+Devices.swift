import UIKit

/// The traits of devices: telephones have the text size `medium`, as the library of this name defines them.
extension UITraitCollection {
    /// An iPhone SE's.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    /// An iPhone 8's.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    /// An iPhone 8 Plus's: regular width when it is held sideways.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }
    /// An iPhone X's.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    /// An iPhone XR's: regular width when it is held sideways.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            phone(orientation, isLarge: true), UITraitCollection(forceTouchCapability: .unavailable),
        ])
    }
    /// An iPhone XS Max's: regular width when it is held sideways.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }
    /// An iPhone 12's.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    /// An iPhone 12 Pro Max's: regular width when it is held sideways.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }
    /// An iPhone 13's.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    /// An iPhone 13 Pro Max's: regular width when it is held sideways.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    /// An iPad mini's.
    public static let iPadMini = tablet
    /// A narrow part of an iPad mini's screen.
    public static let iPadMini_Compact_SplitView = tabletPart
    /// A 9.7-inch iPad's.
    public static let iPad9_7 = tablet
    /// A narrow part of a 9.7-inch iPad's screen.
    public static let iPad9_7_Compact_SplitView = tabletPart
    /// A 10.2-inch iPad's.
    public static let iPad10_2 = tablet
    /// A narrow part of a 10.2-inch iPad's screen.
    public static let iPad10_2_Compact_SplitView = tabletPart
    /// A 10.5-inch iPad Pro's.
    public static let iPadPro10_5 = tablet
    /// A narrow part of a 10.5-inch iPad Pro's screen.
    public static let iPadPro10_5_Compact_SplitView = tabletPart
    /// An 11-inch iPad Pro's.
    public static let iPadPro11 = tablet
    /// A narrow part of an 11-inch iPad Pro's screen.
    public static let iPadPro11_Compact_SplitView = tabletPart
    /// A 12.9-inch iPad Pro's.
    public static let iPadPro12_9 = tablet
    /// A narrow part of a 12.9-inch iPad Pro's screen.
    public static let iPadPro12_9_Compact_SplitView = tabletPart

    static let tablet = UITraitCollection {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .regular
        $0.userInterfaceIdiom = .pad
    }

    static let tabletPart = UITraitCollection {
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.userInterfaceIdiom = .pad
    }

    private static func phone(
        _ orientation: ViewImageConfig.Orientation, isLarge: Bool = false
    ) -> UITraitCollection {
        UITraitCollection {
            $0.forceTouchCapability = .available
            $0.layoutDirection = .leftToRight
            $0.preferredContentSizeCategory = .medium
            $0.userInterfaceIdiom = .phone
            $0.horizontalSizeClass = isLarge && orientation == .landscape ? .regular : .compact
            $0.verticalSizeClass = orientation == .landscape ? .compact : .regular
        }
    }
}
