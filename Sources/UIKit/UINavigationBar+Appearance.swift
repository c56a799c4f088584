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

    var isEveryBar: Bool { self === Self.everyBar }

    /// Hands the settings to the bars: to all, or to that of the navigation controller.
    func publish() {
        if isEveryBar { NavigationBarLook.shared = look(above: nil) } else { navigation?.updateBar() }
    }

    /// The settings as SwiftUI's bars take them. The appearances of a page's item go first, then the bar's own ones, then
    /// those of all bars.
    func look(above item: UINavigationItem?) -> NavigationBarLook {
        let every = Self.everyBar
        let standard = item?.standardAppearance ?? standardAppearance
        let atEdge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? every.scrollEdgeAppearance
        var look = NavigationBarLook()
        look.title = Self.title(
            (atEdge ?? standard).titleTextAttributes, titleTextAttributes ?? every.titleTextAttributes)
        look.largeTitle = Self.title(
            (atEdge ?? standard).largeTitleTextAttributes, largeTitleTextAttributes ?? every.largeTitleTextAttributes)
        let plain = barTintColor ?? every.barTintColor
        look.ground = (standard.backgroundColor ?? plain)?.color
        look.groundAtEdge = (atEdge?.backgroundColor ?? plain)?.color
        look.tint = (tintColor ?? every.tintColor)?.color
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
