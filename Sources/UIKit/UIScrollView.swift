import CoreGraphics
import Foundation
import RoostCore

/// UIKit's view onto content larger than itself. Inside it is SwiftUI's scroll view.
///
/// Subviews stand in the content's coordinates. Constraints to the scroll view's edges, or to its
/// `contentLayoutGuide`'s, determine the size of the content.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// The safe-area insets that a scroll view adds to its own; has no effect here.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// The scrolling that puts the keyboard away; has no effect here.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// The colour of the indicators; has no effect here.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// The object that hears of scrolling and names the view to zoom; nil for none.
    open weak var delegate: (any UIScrollViewDelegate)?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.masksToBounds = true
    }

    // MARK: Content

    /// The size of the content, in points. Constraints on the `contentLayoutGuide` overwrite it.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsDisplay() } } }
    /// The distances around the content, in points, which scroll with it.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    /// `contentInset`: representables are inside the safe area already.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Accepted for source compatibility; has no effect here: representables are inside the safe area already.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    /// The point of the content at the top left corner, in points. Setting it scrolls there at once.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Whether the last request of code is animated, and the number of such requests.
    private(set) final var wish: (isAnimated: Bool, count: Int) = (false, 0)
    private(set) final var wishedOffset = CGPoint.zero

    /// Scrolls to a point of the content, at once or animated; refuses numbers that are not finite, with a warning.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else {
            Log.warning("UIScrollView.setContentOffset: \(contentOffset) is not finite")
            return
        }
        wish = (animated, wish.count + 1)
        wishedOffset = contentOffset
        if animated { setNeedsDisplay() } else { move(to: contentOffset) }
    }

    /// Scrolls by the least that shows a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func start(_ now: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(now, high - room), low)
        }
        setContentOffset(
            CGPoint(
                x: start(contentOffset.x, bounds.width, rect.minX, rect.maxX),
                y: start(contentOffset.y, bounds.height, rect.minY, rect.maxY)), animated: animated)
    }

    /// Takes over the current offset, and tells the delegate.
    final func move(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: Constraints

    private(set) final var contentGuide: UIView?
    /// The content's edges, for constraints.
    open var contentLayoutGuide: UIView {
        if let contentGuide { return contentGuide }
        let guide = UIView()
        guide.translatesAutoresizingMaskIntoConstraints = false
        guide.standIn(self)
        contentGuide = guide
        return guide
    }
    /// The scroll view's own edges, for constraints.
    open var frameLayoutGuide: UIView {
        if let frameGuide { return frameGuide }
        let guide = UIView()
        guide.translatesAutoresizingMaskIntoConstraints = false
        guide.standIn(self)
        frameGuide = guide
        return guide
    }
    private(set) final var frameGuide: UIView?

    // MARK: Behaviour

    /// Refreshes the content when people pull it down; nil for none.
    open var refreshControl: UIRefreshControl? { didSet { setNeedsDisplay() } }
    /// Whether people may scroll.
    open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
    /// Whether scrolling stops at multiples of the scroll view's size.
    open var isPagingEnabled = false { didSet { setNeedsDisplay() } }
    /// Whether the content gives way at its ends even where it is shorter than the view.
    open var bounces = true { didSet { setNeedsDisplay() } }
    /// Whether the content scrolls vertically even where it fits.
    open var alwaysBounceVertical = false { didSet { setNeedsDisplay() } }
    /// Whether the content scrolls horizontally even where it fits.
    open var alwaysBounceHorizontal = false { didSet { setNeedsDisplay() } }
    /// Whether the vertical indicator shows while scrolling.
    open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
    /// Whether the horizontal indicator shows while scrolling.
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
    /// Accepted for source compatibility; has no effect here, with a warning: the keyboard is the browser's own.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet {
            if keyboardDismissMode != .none {
                Log.warning("keyboardDismissMode has no effect: the keyboard is the browser's own")
            }
        }
    }
    /// Whether a finger drags the content.
    public internal(set) var isDragging = false
    /// Whether the content runs on after a finger left it.
    public internal(set) var isDecelerating = false
    /// Whether two fingers zoom.
    public internal(set) var isZooming = false
    /// The same as `isDragging` here.
    open var isTracking: Bool { isDragging }

    /// The directions in which there is something to scroll to.
    final var axes: Axis.Set {
        var axes: Axis.Set = []
        let inset = contentInset
        if contentSize.width + inset.left + inset.right > bounds.width + 0.01 || alwaysBounceHorizontal {
            axes.insert(.horizontal)
        }
        if contentSize.height + inset.top + inset.bottom > bounds.height + 0.01 || alwaysBounceVertical {
            axes.insert(.vertical)
        }
        return axes
    }

    final func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase) {
        isDragging = new == .interacting
        isDecelerating = new == .decelerating
        guard let delegate else { return }
        if new == .interacting { delegate.scrollViewWillBeginDragging(self) }
        if old == .interacting { delegate.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating) }
        if new == .decelerating { delegate.scrollViewWillBeginDecelerating(self) }
        if old == .decelerating { delegate.scrollViewDidEndDecelerating(self) }
        if old == .animating { delegate.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Whether the subviews are the scrolling content.
    var showsContents: Bool { true }

    // MARK: Zoom

    /// The smallest scale; by default 1.
    open var minimumZoomScale: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// The largest scale; by default 1, and two fingers do not zoom.
    open var maximumZoomScale: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// Accepted for source compatibility; has no effect here: zooming stops at the smallest and the largest scale.
    /// How fast a movement ends; has no effect here: the system's own scrolling decides.
    open var decelerationRate = DecelerationRate.normal
    open var bouncesZoom = true
    private final var zoom: CGFloat = 1
    /// The scale of the delegate's `viewForZooming(in:)`; 1 at first.
    open var zoomScale: CGFloat {
        get { zoom }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether two fingers change the scale.
    final var isZoomable: Bool { maximumZoomScale > minimumZoomScale && delegate?.viewForZooming(in: self) != nil }

    /// Scales the delegate's `viewForZooming(in:)` around the middle, within the smallest and the largest scale; an
    /// animation takes 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        setZoomScale(scale, keeping: middle, animated: animated)
    }

    /// Changes the scale, and keeps a point of the content in its place on the screen.
    final func setZoomScale(_ scale: CGFloat, keeping point: CGPoint, animated: Bool) {
        guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
        let scale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        let factor = scale / zoom
        guard factor != 1 else { return }
        withAnimation(animated ? .easeInOut(duration: 0.3) : nil) {
            zoom = scale
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.center = CGPoint(x: view.frame.width / 2, y: view.frame.height / 2)
            contentSize = view.frame.size
            let seen = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
            let most = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
            setContentOffset(
                CGPoint(
                    x: min(max(0, point.x * factor - seen.x), max(0, most.x)),
                    y: min(max(0, point.y * factor - seen.y), max(0, most.y))), animated: false)
        }
        delegate?.scrollViewDidZoom(self)
    }

    /// Shows a rectangle of the delegate's `viewForZooming(in:)` as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        setContentOffset(CGPoint(x: rect.minX * zoom, y: rect.minY * zoom), animated: animated)
    }
}

extension UIScrollView {
    /// How fast a movement ends.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after a millisecond.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As usual.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Soon, as for pages.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
