import CoreGraphics
import Foundation
import RoostCore

/// UIKit's window onto content that is larger than it, made of SwiftUI's scroll view.
///
/// Subviews stand in the content's coordinates. Constraints to the scroll view's edges, as to its `contentLayoutGuide`'s,
/// say how large the content is.
@MainActor @preconcurrency open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

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

    /// In points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsDisplay() } } }
    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    /// `contentInset`: representables are inside the safe area already.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Has nothing to adjust: representables are inside the safe area already.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    /// The point of the content at the top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Where code last wanted to be, and how often it said so.
    private(set) var wish: (isAnimated: Bool, count: Int) = (false, 0)
    private(set) var wishedOffset = CGPoint.zero

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else {
            Log.warning("UIScrollView.setContentOffset: \(contentOffset) is not finite")
            return
        }
        wish = (animated, wish.count + 1)
        wishedOffset = contentOffset
        if animated { setNeedsDisplay() } else { move(to: contentOffset) }
    }

    /// Scrolls as little as makes a part of the content seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func start(_ now: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(now, high - room), low)
        }
        setContentOffset(
            CGPoint(
                x: start(contentOffset.x, bounds.width, rect.minX, rect.maxX),
                y: start(contentOffset.y, bounds.height, rect.minY, rect.maxY)), animated: animated)
    }

    /// Takes where the content is now.
    func move(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: Constraints

    private(set) var contentGuide: UIView?
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
    private(set) var frameGuide: UIView?

    // MARK: Behaviour

    open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
    open var isPagingEnabled = false { didSet { setNeedsDisplay() } }
    open var bounces = true { didSet { setNeedsDisplay() } }
    open var alwaysBounceVertical = false { didSet { setNeedsDisplay() } }
    open var alwaysBounceHorizontal = false { didSet { setNeedsDisplay() } }
    open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
    /// The keyboard is the browser's own: nothing puts it away, and a warning says so.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet {
            if keyboardDismissMode != .none {
                Log.warning("keyboardDismissMode has no effect: the keyboard is the browser's own")
            }
        }
    }
    public internal(set) var isDragging = false
    public internal(set) var isDecelerating = false
    public internal(set) var isZooming = false
    open var isTracking: Bool { isDragging }

    /// Where there is something to scroll to.
    var axes: Axis.Set {
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

    func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase) {
        isDragging = new == .interacting
        isDecelerating = new == .decelerating
        guard let delegate else { return }
        if new == .interacting { delegate.scrollViewWillBeginDragging(self) }
        if old == .interacting { delegate.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating) }
        if new == .decelerating { delegate.scrollViewWillBeginDecelerating(self) }
        if old == .decelerating { delegate.scrollViewDidEndDecelerating(self) }
        if old == .animating { delegate.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Whether its subviews are what scrolls.
    var showsContents: Bool { true }

    // MARK: Zoom

    open var minimumZoomScale: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var bouncesZoom = true
    private var zoom: CGFloat = 1
    /// How large the view is that the delegate names.
    open var zoomScale: CGFloat {
        get { zoom }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether two fingers change the scale.
    var isZoomable: Bool { maximumZoomScale > minimumZoomScale && delegate?.viewForZooming(in: self) != nil }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        setZoomScale(scale, keeping: middle, animated: animated)
    }

    /// Changes the scale so that a point of the content stays where it is seen.
    func setZoomScale(_ scale: CGFloat, keeping point: CGPoint, animated: Bool) {
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

    /// Shows a part of the view that the delegate names as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        setContentOffset(CGPoint(x: rect.minX * zoom, y: rect.minY * zoom), animated: animated)
    }

    /// Accepted for existing code: a scroll view of SwiftUI's takes nothing over, and a warning says so.
    public static func appearance() -> UIScrollView {
        Log.warning("UIScrollView.appearance() has no effect: scroll views are SwiftUI's")
        return UIScrollView()
    }
}
