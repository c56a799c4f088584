import Foundation
import RoostCore

/// UIKit's controller of a view, for `UIViewControllerRepresentable`.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    /// A controller without its view, which is loaded on demand. A nib's name only warns: there are no nibs here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil { Log.warning("UIViewController: there are no nibs; \(nibNameOrNil) is not loaded") }
    }

    override public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// A controller of its default values: there are no storyboards, and the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: View

    private var loadedView: UIView?

    /// The view; reading it loads it.
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

    /// The view if it has been loaded, else nil.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if there is none yet: `loadView()`, then `viewDidLoad()`.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view and sets `view`; override it to make one of your own. By default an empty `UIView`.
    open func loadView() { view = UIView() }
    /// Called once, after the view was loaded.
    open func viewDidLoad() {}
    /// Called when the representable's view appears, before `viewDidAppear(_:)`; `animated` is always false.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the representable's view appears, after its children heard of it; `animated` is always false.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the representable's view disappears, before `viewDidDisappear(_:)`; `animated` is always false.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the representable's view disappears, after its children heard of it; `animated` is always false.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before `layoutSubviews()` of the view.
    open func viewWillLayoutSubviews() {}
    /// Called after `layoutSubviews()` of the view.
    open func viewDidLayoutSubviews() {}

    override open var next: UIResponder? { loadedView?.superview ?? parent }
    /// The view's traits; those of the current body before the view is loaded.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
    /// Kept for the app; shown nowhere here.
    open var title: String?
    /// Accepted for source compatibility; has no effect here.
    open var preferredContentSize = CGSize.zero
    /// Light or dark for the controller's view; setting it loads the view.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    // MARK: Children

    /// The child controllers, in the order of `addChild(_:)`.
    public private(set) var children: [UIViewController] = []
    /// The controller that this one is a child of; nil for none.
    public private(set) weak var parent: UIViewController?

    /// Makes a controller a child, so that it hears of appearing. Its view has to be added as a subview as well.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of its parent's children. Its view stays where it is.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller becomes a child of `parent`.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called with nil after the controller left its parent; after `addChild(_:)` the app calls it.
    open func didMove(toParent parent: UIViewController?) {}

    /// Tells the controller, and the children whose views are inside its view, that it appears or disappears.
    package func appear(_ isSeen: Bool) {
        if isSeen { viewWillAppear(false) } else { viewWillDisappear(false) }
        view.didMoveToWindow()
        for child in children where child.isViewLoaded && child.view.isDescendant(of: view) { child.appear(isSeen) }
        if isSeen { viewDidAppear(false) } else { viewDidDisappear(false) }
    }

    // MARK: Presentations

    /// Always nil: nothing is presented here.
    open var presentedViewController: UIViewController? { nil }
    /// Always nil: nothing is presented here.
    open var presentingViewController: UIViewController? { nil }

    /// Shows nothing, with a warning, and never calls `completion`: use SwiftUI's sheets, covers, popovers and alerts.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Log.warning(
            "\(typeName(type(of: viewControllerToPresent))) is not presented: use sheet, fullScreenCover or alert")
    }

    /// Calls `completion` at once: nothing is ever presented here.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
