import Combine
import CoreGraphics
import Foundation
import RoostCore

/// UIKit's pages to swipe through. A data source names the page before and after each.
///
/// Pages always scroll: there is no page curl.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
    /// The move from page to page; always a scroll here.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The direction of the pages.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// The way to a page.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// The names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The distance of pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The side of a page curl's spine; has no effect here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Pages in a direction.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        pages.spacing = CAValue.number(options?[.interPageSpacing]).map { CGFloat($0) } ?? 0
        if style == .pageCurl { Log.warning("UIPageViewController: pages scroll, there is no page curl") }
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// The move from page to page that was asked for.
    public let transitionStyle: TransitionStyle
    /// The direction of the pages.
    public let navigationOrientation: NavigationOrientation
    /// The object that names the neighbours of a page; nil for pages that code alone exchanges.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbours() } }
    /// The object that hears of pages that were turned.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Accepted for source compatibility; has no effect here.
    open var isDoubleSided = false
    private let pages = UIPages()

    /// The page that shows; nil for none.
    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

    /// Shows a page. Of several only the first counts.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let next = viewControllers?.first else { return }
        guard animated, pages.current != nil, isViewLoaded, view.isOnPage else {
            show(next)
            completion?(true)
            return
        }
        if next.parent !== self { addChild(next) }
        pages.turn(to: next, isForward: direction == .forward) { [weak self] in
            self?.show(next)
            completion?(true)
        }
    }

    private func show(_ page: UIViewController) {
        for child in children where child !== page { child.removeFromParent() }
        if page.parent !== self { addChild(page) }
        pages.show(page)
        findNeighbours()
    }

    private func findNeighbours() {
        guard let current = pages.current else { return }
        let before = dataSource?.pageViewController(self, viewControllerBefore: current)
        let after = dataSource?.pageViewController(self, viewControllerAfter: current)
        for page in [before, after] { if let page, page.parent !== self { addChild(page) } }
        pages.set(before: before, after: after)
    }

    /// The dots below the pages: their number and the current one; nil for none.
    fileprivate var dots: (count: Int, current: Int)? {
        guard let dataSource else { return nil }
        let count = dataSource.presentationCount(for: self)
        return count > 0 ? (count, dataSource.presentationIndex(for: self)) : nil
    }

    override open func loadView() {
        pages.turned = { [weak self] page in
            guard let self else { return }
            let old = viewControllers ?? []
            show(page)
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
        }
        pages.began = { [weak self] page in
            guard let self else { return }
            delegate?.pageViewController(self, willTransitionTo: [page])
        }
        view = UIHostingView(AnyView(UIPagesView(pages: pages, controller: self)))
    }
}

/// An object that names the neighbours of a page.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another one; nil for the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another one; nil for the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots; 0, the default, for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the current dot.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that hears of pages that were turned.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when people begin to turn a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after people turned a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// The page that shows and its neighbours.
@MainActor private final class UIPages: ObservableObject {
    private(set) var current: UIViewController?
    private(set) var before: UIViewController?
    private(set) var after: UIViewController?
    var spacing: CGFloat = 0
    /// The way from the current page, in pages: -1 for the page before, 1 for the page after.
    var shift: CGFloat = 0 { willSet { objectWillChange.send() } }
    var turned: ((UIViewController) -> Void)?
    var began: ((UIViewController) -> Void)?

    nonisolated init() {}

    func show(_ page: UIViewController) {
        objectWillChange.send()
        current = page
        before = nil
        after = nil
        shift = 0
    }

    func set(before: UIViewController?, after: UIViewController?) {
        objectWillChange.send()
        self.before = before
        self.after = after
    }

    /// Moves to a page, and calls a closure when it is there.
    func turn(to page: UIViewController, isForward: Bool, then end: @escaping () -> Void) {
        objectWillChange.send()
        if isForward { after = page } else { before = page }
        settle(at: isForward ? 1 : -1, then: end)
    }

    func settle(at place: CGFloat, then end: @escaping () -> Void = {}) {
        withAnimation(.snappy(duration: 0.35), completionCriteria: .logicallyComplete) {
            shift = place
        } completion: {
            end()
        }
    }

    /// The pages and their places.
    var shown: [(page: UIViewController, place: CGFloat)] {
        [(before, -1), (current, 0), (after, 1)].compactMap { page, place in page.map { ($0, CGFloat(place)) } }
    }
}

/// A page view controller in SwiftUI.
private struct UIPagesView: View {
    @ObservedObject var pages: UIPages
    let controller: UIPageViewController

    var body: some View {
        let isHorizontal = controller.navigationOrientation == .horizontal
        GeometryReader { geometry in
            let length = (isHorizontal ? geometry.size.width : geometry.size.height) + pages.spacing
            ZStack(alignment: .topLeading) {
                ForEach(pages.shown, id: \.page) { entry in
                    let way = (entry.place - pages.shift) * length
                    UIControllerPage(entry.page)
                        .frame(width: geometry.size.width, height: geometry.size.height)
                        .offset(x: isHorizontal ? way : 0, y: isHorizontal ? 0 : way)
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 10)
                    .onChanged { drag($0.translation, length, isHorizontal) }
                    .onEnded { end($0.predictedEndTranslation, length, isHorizontal) })
        }
        .clipped()
        .overlay(alignment: .bottom) {
            if let dots = controller.dots {
                HStack(spacing: 10) {
                    ForEach(0..<dots.count, id: \.self) { index in
                        Circle().fill(UIColor.label.color.opacity(index == dots.current ? 1 : 0.3))
                            .frame(width: 7, height: 7)
                    }
                }
                .padding(.bottom, 12)
            }
        }
    }

    private func drag(_ way: CGSize, _ length: CGFloat, _ isHorizontal: Bool) {
        guard length > 0 else { return }
        var shift = -(isHorizontal ? way.width : way.height) / length
        // Where there is no page, the current one gives way.
        if (shift > 0 && pages.after == nil) || (shift < 0 && pages.before == nil) { shift /= 3 }
        if pages.shift == 0, shift != 0, let next = shift > 0 ? pages.after : pages.before { pages.began?(next) }
        pages.shift = min(max(shift, -1), 1)
    }

    private func end(_ way: CGSize, _ length: CGFloat, _ isHorizontal: Bool) {
        guard length > 0 else { return }
        let shift = -(isHorizontal ? way.width : way.height) / length
        let next = shift > 0.5 ? pages.after : shift < -0.5 ? pages.before : nil
        guard let next else { return pages.settle(at: 0) }
        pages.settle(at: shift > 0 ? 1 : -1) { pages.turned?(next) }
    }
}
