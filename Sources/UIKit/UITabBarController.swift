import Combine
import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's tabs of controllers; SwiftUI's tab view inside.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
    private let tabs = UITabs()
    /// The bar's looks, for code that sets them. The bar itself is SwiftUI's, and its looks have no effect.
    public let tabBar = UITabBar(frame: .zero)
    /// The object that hears of selections.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, from the leading edge; nil for none.
    open var viewControllers: [UIViewController]? {
        get { tabs.controllers }
        set {
            for controller in children { controller.removeFromParent() }
            for controller in newValue ?? [] { addChild(controller) }
            tabs.controllers = newValue ?? []
        }
    }
    /// The index of the controller that shows.
    open var selectedIndex: Int {
        get { tabs.selection }
        set { tabs.selection = newValue }
    }
    /// The controller that shows; nil for none.
    open var selectedViewController: UIViewController? {
        get { tabs.controllers.indices.contains(selectedIndex) ? tabs.controllers[selectedIndex] : nil }
        set { if let newValue, let index = tabs.controllers.firstIndex(of: newValue) { selectedIndex = index } }
    }

    /// Exchanges the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    override open func loadView() {
        tabs.chosen = { [weak self] index in
            guard let self, tabs.controllers.indices.contains(index) else { return }
            delegate?.tabBarController(self, didSelect: tabs.controllers[index])
        }
        view = UIHostingView(AnyView(UITabsPage(tabs: tabs)))
    }
}

/// An object that hears of a tab bar controller's selections.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
    /// Called after people chose a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The controllers of a tab bar controller.
@MainActor private final class UITabs: ObservableObject {
    var controllers: [UIViewController] = [] { willSet { objectWillChange.send() } }
    var selection = 0 { willSet { objectWillChange.send() } }
    var chosen: ((Int) -> Void)?

    nonisolated init() {}
}

/// A tab bar controller in SwiftUI.
private struct UITabsPage: View {
    @ObservedObject var tabs: UITabs

    var body: some View {
        TabView(
            selection: Binding {
                tabs.selection
            } set: {
                tabs.selection = $0
                tabs.chosen?($0)
            }
        ) {
            ForEach(Array(tabs.controllers.enumerated()), id: \.element) { index, controller in
                UIControllerPage(controller)
                    .tabItem {
                        if let image = controller.tabBarItem?.image { Image(uiImage: image) }
                        Text(verbatim: controller.tabBarItem?.title ?? controller.title ?? "")
                    }
                    .badge(controller.tabBarItem?.badgeValue.map { Text(verbatim: $0) })
                    .tag(index)
            }
        }
    }
}
