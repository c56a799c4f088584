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
    /// Words below the title; nil for none.
    open var subtitle: String? { didSet { changed?() } }
    /// A view in the place of the title; nil for none.
    open var titleView: UIView? { didSet { changed?() } }
    /// Words above the title. Has no effect here, with a warning.
    open var prompt: String? { didSet { if prompt != nil { Log.warning("UINavigationItem.prompt has no effect") } } }
    /// The size of the title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
    /// The look of the bar over scrolled content; nil for that of the controller's bar.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    /// The look of the bar at the top of the content; nil for that of the controller's bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    /// The look of a low bar; has no effect here.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look of a low bar at the top of the content; has no effect here.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
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

nonisolated extension UINavigationItem: Hashable {
    public static func == (a: UINavigationItem, b: UINavigationItem) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
