import Foundation
import RoostControls
import RoostCore

extension UINavigationBar {
    private static let everyBar = UINavigationBar(frame: .zero)

    /// The settings of all navigation bars. The bars of `NavigationStack` follow them: colours, titles and buttons.
    public static func appearance() -> UINavigationBar { everyBar }

    /// As `appearance()`: bars in other controllers do not differ.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UINavigationBar {
        Log.warning("UINavigationBar.appearance(whenContainedInInstancesOf:) sets the look of all bars")
        return everyBar
    }

    /// Hands the settings to the bars, if they are those of all bars.
    func publish() {
        if self === Self.everyBar { NavigationBarLook.shared = look }
    }

    /// The settings as SwiftUI's bars take them.
    var look: NavigationBarLook {
        var look = NavigationBarLook()
        let atEdge = scrollEdgeAppearance ?? standardAppearance
        look.title = Self.title(atEdge.titleTextAttributes, titleTextAttributes)
        look.largeTitle = Self.title(atEdge.largeTitleTextAttributes, largeTitleTextAttributes)
        look.ground = (standardAppearance.backgroundColor ?? barTintColor)?.color
        look.groundAtEdge = (scrollEdgeAppearance?.backgroundColor ?? barTintColor)?.color
        look.tint = tintColor?.color
        return look
    }

    private static func title(
        _ attributes: [NSAttributedString.Key: Any], _ older: [NSAttributedString.Key: Any]?
    ) -> NavigationBarLook.Title {
        let all = (older ?? [:]).merging(attributes) { $1 }
        return NavigationBarLook.Title(
            color: (all[.foregroundColor] as? UIColor)?.color, font: (all[.font] as? UIFont).map { Font($0) })
    }
}
