import CoreGraphics
import Foundation
import RoostCore

/// A controller's title and buttons in the bar of a `UINavigationController`.
@MainActor @preconcurrency open class UINavigationItem {
    /// Large titles, or small ones.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// The words of the button that goes back; the title of the controller before in every case here.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    /// An item of a title.
    public init(title: String) { self.title = title }

    /// The title; nil for none.
    open var title: String? { didSet { changed?() } }
    /// A view in the place of the title; nil for none.
    open var titleView: UIView? { didSet { changed?() } }
    /// Words above the title. Has no effect here, with a warning.
    open var prompt: String? { didSet { if prompt != nil { Log.warning("UINavigationItem.prompt has no effect") } } }
    /// The size of the title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
    /// Accepted for source compatibility; has no effect here.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Accepted for source compatibility; has no effect here: the button that goes back is SwiftUI's.
    open var backBarButtonItem: UIBarButtonItem?
    /// The words of the button that goes back. Has no effect here: they are the title of the controller before.
    open var backButtonTitle: String?
    /// Whether there is no button that goes back.
    open var hidesBackButton = false { didSet { changed?() } }
    /// The search in the bar; nil for none.
    open var searchController: UISearchController? { didSet { changed?() } }
    /// Whether the field is at the bottom or behind the title, as SwiftUI's search has it, or always below the title.
    open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
    /// The first button at the leading edge; nil for none.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the trailing edge; nil for none.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The buttons at the leading edge.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { watch(leftBarButtonItems) } }
    /// The buttons at the trailing edge, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { watch(rightBarButtonItems) } }
    /// Whether the leading buttons stand beside the one that goes back; here they always do.
    open var leftItemsSupplementBackButton = false

    /// Tells the bar that shows the item of a change.
    var changed: (() -> Void)? {
        didSet {
            watch(leftBarButtonItems)
            watch(rightBarButtonItems)
        }
    }

    private func watch(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.changed = { [weak self] in self?.changed?() } }
        changed?()
    }

    /// Sets the button at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// The words and the picture of a tab.
@MainActor @preconcurrency open class UITabBarItem {
    /// A tab with words and a picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A tab with a picture for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// The words; nil for none.
    open var title: String?
    /// The picture; nil for none.
    open var image: UIImage?
    /// The picture of the selected tab; nil for the same one.
    open var selectedImage: UIImage?
    /// The words on the badge; nil for none.
    open var badgeValue: String?
    /// A number of the app's own.
    open var tag = 0
}

nonisolated extension UITabBarItem: Hashable {
    public static func == (a: UITabBarItem, b: UITabBarItem) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension UINavigationItem: Hashable {
    public static func == (a: UINavigationItem, b: UINavigationItem) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension UIBarButtonItem: Hashable {
    public static func == (a: UIBarButtonItem, b: UIBarButtonItem) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
