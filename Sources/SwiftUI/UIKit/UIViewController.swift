import Foundation
import RoostCore

/// UIKit's controller of a view, as far as `UIViewControllerRepresentable` needs it.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil { Log.warning("UIViewController: there are no nibs; \(nibNameOrNil) is not loaded") }
    }

    override public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// There are no storyboards: what is coded is not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: View

    private var loadedView: UIView?

    /// Made when it is asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    override open var next: UIResponder? { loadedView?.superview ?? parent }
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
    open var title: String?
    open var preferredContentSize = CGSize.zero
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    // MARK: Children

    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?

    open func addChild(_ childController: UIViewController) {
        guard childController !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Tells the controller and its children that its view is seen, or is no longer.
    func appear(_ isSeen: Bool) {
        if isSeen { viewWillAppear(false) } else { viewWillDisappear(false) }
        view.didMoveToWindow()
        for child in children where child.isViewLoaded && child.view.isDescendant(of: view) { child.appear(isSeen) }
        if isSeen { viewDidAppear(false) } else { viewDidDisappear(false) }
    }

    // MARK: Presentations

    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }

    /// Shows nothing, with a warning: what SwiftUI presents are its sheets, covers, popovers and alerts.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Log.warning(
            "\(typeName(type(of: viewControllerToPresent))) is not presented: use sheet, fullScreenCover or alert")
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
