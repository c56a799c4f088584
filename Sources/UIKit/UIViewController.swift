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

    private final var loadedView: UIView?

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
    /// The words for bars.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    /// Accepted for source compatibility; has no effect here.
    open var preferredContentSize = CGSize.zero
    /// Light or dark for the controller's view; setting it loads the view.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    /// Traits for the controller's view; setting one loads the view.
    open var traitOverrides: UITraitOverrides {
        get { view.traitOverrides }
        set { view.traitOverrides = newValue }
    }

    /// Room at the view's edges that counts as covered, beside what the system covers, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue, let loadedView else { return }
            loadedView.safeAreaInsetsDidChange()
            loadedView.setTreeNeedsLayout()
        }
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
    package final func appear(_ isSeen: Bool) {
        if isSeen { viewWillAppear(false) } else { viewWillDisappear(false) }
        view.didMoveToWindow()
        for child in children where child.isViewLoaded && child.view.isDescendant(of: view) { child.appear(isSeen) }
        if isSeen { viewDidAppear(false) } else { viewDidDisappear(false) }
    }

    // MARK: Presentations

    /// The window whose root controller this is.
    final weak var window: UIWindow?
    /// The controller that this one presents, or that one around it does; nil for none.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// The controller that presents this one; nil for none.
    public private(set) weak var presentingViewController: UIViewController?
    /// The way in which the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Accepted for source compatibility; has no effect here: presentations move as SwiftUI's.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether people cannot drag the controller's sheet away; by default they can.
    open var isModalInPresentation = false
    private final var presented: UIViewController?
    /// How the controller is presented, once somebody has asked for that.
    final var madePresentation: UIPresentationController?

    /// The presented controller of this one alone, for the page that shows it.
    package final var shownPresentation: UIViewController? { presented }

    /// Presents a controller: an alert as SwiftUI's alert, others as a sheet, or over the whole page with `fullScreen`.
    /// A controller that is not on a page presents nothing, with a warning.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard let host = presentingHost else {
            Log.warning(
                "\(typeName(type(of: viewControllerToPresent))) is not presented: "
                    + "\(typeName(type(of: self))) is not on a page. Use sheet, fullScreenCover or alert")
            return
        }
        guard host.presented == nil else {
            Log.warning("\(typeName(type(of: self))) presents another controller already")
            return
        }
        host.presented = viewControllerToPresent
        viewControllerToPresent.presentingViewController = host
        host.view.setNeedsDisplay()
        completion?()
    }

    /// The topmost controller of the page, which presents for those inside it.
    private final var presentingHost: UIViewController? {
        var top: UIViewController = self
        while let parent = top.parent { top = parent }
        return top.isViewLoaded && top.view.isOnPage ? top : nil
    }

    /// Takes the presented controller away: this one's own, or this one itself. A controller that SwiftUI's sheet or cover
    /// shows takes that away.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presented == nil, let presentingViewController {
            presentingViewController.dismiss(animated: flag, completion: completion)
            return
        }
        if presented == nil, let parent { return parent.dismiss(animated: flag, completion: completion) }
        if presented == nil { loadedView?.environment.endPresentation() }
        endPresentation()
        completion?()
    }

    /// Forgets the presented controller, after its page was taken away.
    package final func endPresentation() {
        presented?.presentingViewController = nil
        presented = nil
        loadedView?.setNeedsDisplay()
    }

    // MARK: Bars

    /// The title and the buttons for a navigation controller's bar.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The words and the picture for a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// The navigation controller around this one; nil for none.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// The tab bar controller around this one; nil for none.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    /// Accepted for source compatibility; has no effect here.
    open var hidesBottomBarWhenPushed = false
    /// Whether the view reaches below bars that are opaque. Accepted for source compatibility; has no effect here.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Accepted for source compatibility; has no effect here: bars follow SwiftUI's scroll views.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
    /// Called after traits of the surroundings changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before the size of the view changes; never here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Accepted for source compatibility; has no effect here: a page has no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Accepted for source compatibility; has no effect here: a page has no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Accepted for source compatibility; has no effect here: a window has the orientation of the reader's.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Has no effect here: a page does not turn.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Has no effect here: a page has no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
}

/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole page.
    case fullScreen
    /// A sheet.
    case pageSheet, formSheet
    /// Over the whole page.
    case currentContext, custom, overFullScreen, overCurrentContext
    /// A sheet here.
    case popover
    /// A sheet.
    case automatic = -2
    /// Not presented on Apple's systems; a sheet here.
    case none = -1

    /// Whether the whole page is covered.
    package var coversPage: Bool {
        [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom].contains(self)
    }
}

/// The move of a presentation; has no effect here.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The colour of a status bar's words; has no effect here.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// The course of a change of size; there are none here.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator {}
