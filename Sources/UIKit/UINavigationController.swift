import Combine
import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's stack of controllers below a bar; SwiftUI's navigation stack inside.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    /// A stack with a first controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    private let stack = UIControllerStack()
    /// The object that hears of controllers that show.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar's looks; the bar itself is SwiftUI's.
    public let navigationBar = UINavigationBar(frame: .zero)
    /// The tool bar's looks, for code that sets them; there is no tool bar here.
    open var isToolbarHidden = true
    /// Accepted for source compatibility; has no effect here.
    open var hidesBarsOnSwipe = false
    /// Nil: no gesture goes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    /// Whether there is no bar.
    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { stack.isBarHidden = newValue }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// The controllers from the first to the one that shows.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller that shows; nil for none.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The presented controller, or the one that shows.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Exchanges the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in children where !viewControllers.contains(controller) { controller.removeFromParent() }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        stack.set(viewControllers, isAnimated: animated)
        navigationBar.navigation = self
        for controller in viewControllers {
            controller.navigationItem.changed = { [weak self] in self?.updateBar() }
        }
    }

    /// Shows a controller on top of the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    /// Shows a controller on top of the others.
    open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Takes the top controller away, and returns it; the first one stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let top = topViewController
        setViewControllers(Array(viewControllers.dropLast()), animated: animated)
        return top
    }

    /// Takes all controllers but the first away, and returns them.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes the controllers above one away, and returns them; nil where the stack has no such controller.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
        let taken = Array(viewControllers[(index + 1)...])
        setViewControllers(Array(viewControllers[...index]), animated: animated)
        return taken
    }

    override open func loadView() {
        stack.popped = { [weak self] count in
            guard let self else { return }
            setViewControllers(Array(viewControllers.prefix(count)), animated: false)
        }
        view = UIHostingView(AnyView(UINavigationPage(stack: stack, controller: self)))
    }

    /// Shows the bar with its present settings.
    func updateBar() { stack.objectWillChange.send() }

    fileprivate func shown(_ controller: UIViewController) {
        delegate?.navigationController(self, didShow: controller, animated: false)
    }
}

/// An object that hears of a navigation controller's controllers.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller shows; never here.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller appeared.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// The controllers of a navigation controller.
@MainActor private final class UIControllerStack: ObservableObject {
    private(set) var controllers: [UIViewController] = []
    var isBarHidden = false { willSet { objectWillChange.send() } }
    var popped: ((Int) -> Void)?

    nonisolated init() {}

    func set(_ controllers: [UIViewController], isAnimated: Bool) {
        withAnimation(isAnimated ? .default : nil) {
            objectWillChange.send()
            self.controllers = controllers
        }
    }

    /// The controllers above the first.
    var path: Binding<[UIViewController]> {
        Binding {
            Array(self.controllers.dropFirst())
        } set: { path in
            if path.count < self.controllers.count - 1 { self.popped?(path.count + 1) }
        }
    }
}

/// A navigation controller in SwiftUI.
private struct UINavigationPage: View {
    @ObservedObject var stack: UIControllerStack
    let controller: UINavigationController

    var body: some View {
        NavigationStack(path: stack.path) {
            Group {
                if let first = stack.controllers.first { page(first) } else { Color.clear }
            }
            .navigationDestination(for: UIViewController.self) { page($0) }
        }
        .environment(\.navigationBarLook, controller.navigationBar.look(above: stack.controllers.last?.navigationItem))
    }

    private func page(_ shown: UIViewController) -> some View {
        let item = shown.navigationItem
        return UIControllerPage(shown)
            .id(ObjectIdentifier(shown))
            .navigationTitle(Text(verbatim: item.title ?? ""))
            .navigationSubtitle(Text(verbatim: item.subtitle ?? ""))
            .navigationBarTitleDisplayMode(isLarge(item) ? .large : .inline)
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .search(of: item)
            .toolbar(stack.isBarHidden ? .hidden : .automatic, for: .navigationBar)
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems ?? []) }
                ToolbarItemGroup(placement: .topBarTrailing) { buttons((item.rightBarButtonItems ?? []).reversed()) }
                ToolbarItem(placement: .principal) {
                    if let view = item.titleView { UIViewInSwiftUI(view: view) }
                }
            }
            .onAppear { controller.shown(shown) }
    }

    private func isLarge(_ item: UINavigationItem) -> Bool {
        switch item.largeTitleDisplayMode {
        case .always: true
        case .never, .inline: false
        case .automatic: controller.navigationBar.prefersLargeTitles
        }
    }

    private func buttons(_ items: [UIBarButtonItem]) -> some View {
        ForEach(items.filter { !$0.isSpace }.map { Shown(item: $0) }) { $0.item.content }
    }

    private struct Shown: Identifiable {
        let item: UIBarButtonItem
        var id: ObjectIdentifier { ObjectIdentifier(item) }
    }
}
