import CoreGraphics
import Foundation
import RoostCore
import RoostImaging

/// A rectangle of UIKit's, as far as `UIViewRepresentable` needs it: a node of a tree with a frame, colours and a
/// layer.
///
/// SwiftUI draws it. From the back to the front these are the background, the layer's own drawing, `draw(_:)`, the
/// content of the class (a label's text, a hosting controller's view), the subviews with the layer's other sublayers
/// among them, and the layer's border; the layer's corners, mask and shadow apply to all of them. There are no
/// target-action pairs, since they need selectors.
@MainActor @preconcurrency open class UIView: UIResponder {
    /// An intrinsic width or height of -1: the view has none.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// A target for `systemLayoutSizeFitting(_:)`: the size that the constraints or the content ask for.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The same as `layoutFittingCompressedSize` here: targets of 10000 points or more do not count.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// A view with a frame in points, in its superview's coordinates.
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    override public convenience init() { self.init(frame: .zero) }

    /// A view of its default values: there are no archives of views, and the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Place

    /// The middle of the view in its superview, in points.
    open var center = CGPoint.zero { didSet { if center != oldValue { setNeedsDisplay() } } }

    /// The rectangle in the view's own coordinates, in points. Its origin is the point of the content at the top left
    /// corner.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { resizeSubviews(from: oldValue.size) }
            setNeedsLayout()
        }
    }

    /// The transform around the middle, for drawing and for `frame`. Layout inside the view ignores it.
    open var transform = CGAffineTransform.identity {
        didSet {
            spaceTransform = nil
            setNeedsDisplay()
        }
    }
    /// The transform of space; nil for one of the plane.
    private final var spaceTransform: CATransform3D?
    /// The transform of space around the anchor. `transform` is its part in the plane.
    open var transform3D: CATransform3D {
        get { spaceTransform ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            if !CATransform3DIsAffine(newValue) { spaceTransform = newValue }
        }
    }
    /// The point that stands at `center` and that transforms keep, in parts of the size; by default the middle.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// `anchorPoint`, without making a layer for it.
    private final var anchor: CGPoint { hasLayer ? layer.anchorPoint : CGPoint(x: 0.5, y: 0.5) }

    /// The view's rectangle in its superview, in points.
    open var frame: CGRect {
        get {
            let (size, anchor) = (bounds.size, anchor)
            guard transform != .identity else {
                return CGRect(
                    x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
                    height: size.height)
            }
            let box = CGRect(
                x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
            return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            let anchor = anchor
            center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
            bounds.size = newValue.size
        }
    }

    /// The lengths that change when the superview's size does; by default none, and the frame stays.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews follow their `autoresizingMask` when the view's size changes.
    open var autoresizesSubviews = true
    /// Whether the view keeps its frame. Constraints place it where this is false.
    open var translatesAutoresizingMaskIntoConstraints = true
    final var constraints: [NSLayoutConstraint] = []

    // MARK: Size

    /// The content's own size, in points; `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize { contentSize(.unspecified) ?? Self.noIntrinsicSize }

    /// The size for constraints where nothing else determines it.
    var sizeForConstraints: CGSize { intrinsicContentSize }

    /// The content's own height at a width; negative for none.
    package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

    /// The content's size within a width, in points; the height of `size` does not count, nor a width of 10000 or more.
    /// The current size where there is no content.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 10000 ? size.width : nil
        return contentSize(ProposedViewSize(width: width, height: nil)) ?? bounds.size
    }

    /// Resizes the view, around its middle, to `sizeThatFits(_:)` of its current size.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The smallest size that the constraints inside the view allow; without constraints `sizeThatFits(_:)`.
    /// - Parameter targetSize: Its width limits the content where there are no constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        ConstraintSolver.fittingSize(of: self) ?? sizeThatFits(targetSize)
    }

    /// Has the superview and the view laid out again, after the content's own size changed.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private final var hugging = [UILayoutPriority.defaultLow, UILayoutPriority.defaultLow]
    private final var resistance = [UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh]

    /// The priority of not being wider or higher than the content; by default 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }

    /// Sets the priority of not being wider or higher than the content. In a representable, 750 and more keeps the view
    /// from growing.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.rawValue] = priority
        setNeedsLayout()
    }

    /// The priority of not being narrower or lower than the content; by default 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis.rawValue]
    }

    /// Sets the priority of not being narrower or lower than the content. In a representable, less than 750 lets the
    /// view shrink.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis.rawValue] = priority
        setNeedsLayout()
    }

    // MARK: Tree

    /// The view that this one is a subview of; nil for the topmost.
    public private(set) weak var superview: UIView?
    /// The subviews, from the back to the front.
    public private(set) var subviews: [UIView] = []
    /// The window, once a representable shows the tree; nil before.
    public var window: UIWindow? { self as? UIWindow ?? superview?.window ?? UIApplication.shared.windowOfViews(self) }
    final weak var controller: UIViewController?

    override open var next: UIResponder? { controller ?? superview }

    /// Sets the superview without joining its subviews, for guides of constraints.
    final func standIn(_ view: UIView?) { superview = view }

    /// Adds a view in front of the other subviews, taking it from its former superview.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at an index of `subviews`, clamped to their count. A view that contains this one is refused, with a
    /// warning.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            Log.warning("addSubview: a view cannot be its own subview")
            return
        }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        setNeedsLayout()
    }

    /// Adds a view behind a subview; in front of all where `sibling` is not one.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    /// Adds a view in front of a subview; in front of all where `sibling` is not one.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }

    /// Takes the view out of its superview. The constraints stay with the views that hold them.
    open func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsLayout()
        self.superview = nil
        didMoveToSuperview()
    }

    /// Moves a subview in front of the others; does nothing for other views.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
        setNeedsDisplay()
    }

    /// Moves a subview behind the others; does nothing for other views.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
        setNeedsDisplay()
    }

    /// Whether the view is `view` itself or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    /// The first view with this tag, among this view and all below it, depth first; nil for none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view is added to a superview, or before it is removed, with nil.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view was added to a superview or removed from one.
    open func didMoveToSuperview() {}
    /// Called before a representable's view appears; other views are not told.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when a representable's view or a controller's view appears, and when it disappears. Other views are not
    /// told.
    open func didMoveToWindow() {}

    // MARK: Layout

    private final var needsLayout = true

    /// Has the subviews laid out before the next frame.
    open func setNeedsLayout() {
        needsLayout = true
        setNeedsDisplay()
    }

    /// Has the view and all below it laid out and drawn again.
    package final func setTreeNeedsLayout() {
        setNeedsLayout()
        for view in subviews { view.setTreeNeedsLayout() }
    }

    /// Lays out the subviews, recursively, where a layout is due. Called on the topmost view, it solves the constraints
    /// first.
    open func layoutIfNeeded() {
        if superview == nil { ConstraintSolver.placeSubviews(of: self) }
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            if hasLayer || Swift.type(of: self).layerClass != CALayer.self {
                layer.setNeedsLayout()
                layer.layoutIfNeeded()
            }
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Override to place subviews by code. Constraints and autoresizing have been applied by then.
    open func layoutSubviews() {}
    /// Kept for overrides; never called here.
    open func updateConstraints() {}
    /// The same as `setNeedsLayout()` here.
    open func setNeedsUpdateConstraints() { setNeedsLayout() }
    /// Accepted for source compatibility; has no effect here.
    open func updateConstraintsIfNeeded() {}

    // MARK: Look

    /// The colour behind the content, within the layer's corners; nil for none.
    open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of symbols, templates and controls in the view; nil for that of the surroundings.
    open var tintColor: UIColor! {
        didSet {
            tellOfTint()
            setNeedsDisplay()
        }
    }

    private final func tellOfTint() {
        tintColorDidChange()
        for view in subviews where view.tintColor == nil { view.tellOfTint() }
    }

    /// The opacity of the view and its subviews, 0…1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// Whether the view is not drawn and takes no input. It keeps its place, except in a `UIStackView`.
    open var isHidden = false {
        didSet {
            if isHidden != oldValue, let stack = superview as? UIStackView { stack.setNeedsLayout() }
            setNeedsDisplay()
        }
    }
    /// Accepted for source compatibility; has no effect here.
    open var isOpaque = true
    /// Whether content and subviews are cut off at the layer's outline; by default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The place and the scale of an image view's picture; other views ignore it.
    open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
    /// The frontmost view at a point of the view's own coordinates: the last subview that has it, else the view itself;
    /// nil outside, and in a view that is hidden, clear or takes no input. Roost calls it for touches, not for gestures.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    /// Whether a point of the view's own coordinates is in the view: in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether the view and its subviews take input.
    open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
    /// A number of the app's own, for `viewWithTag(_:)`.
    open var tag = 0
    /// Light or dark for the view and its subviews; `unspecified` follows the surroundings.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { setNeedsDisplay() } }
    /// Traits for the view and its subviews, such as a text size. Those that are not set follow the surroundings; the kind
    /// of device and what has no effect in a `UITraitCollection` have none here either.
    open var traitOverrides = UITraitOverrides() { didSet { setNeedsDisplay() } }
    override final func wordsChanged() { setNeedsDisplay() }
    /// The class of the view's own layer; by default `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// The view's own layer: corners, border, mask and shadow, and what its class draws.
    public private(set) lazy var layer: CALayer = makeLayer()
    private final var hasLayer = false

    private final func makeLayer() -> CALayer {
        let type: AnyClass = Swift.type(of: self).layerClass
        let made = type == CALayer.self ? CALayer() : ObjectMaker.make(type) as? CALayer
        if made == nil { Log.warning("layerClass of \(typeName(Swift.type(of: self))) is no CALayer") }
        let layer = made ?? CALayer()
        layer.view = self
        hasLayer = true
        return layer
    }

    /// A view whose opacity is that of this view's drawing; nil for none.
    open var mask: UIView? {
        didSet {
            mask.map { standInMask($0) }
            setNeedsDisplay()
        }
    }

    private final func standInMask(_ view: UIView) {
        view.removeFromSuperview()
        view.standIn(self)
    }

    /// The recognisers of gestures on the view, in the order in which they were added; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
            setNeedsDisplay()
        }
    }
    /// Accepted for source compatibility; has no effect here: pinches come through their recogniser.
    open var isMultipleTouchEnabled = false
    /// Accepted for source compatibility; has no effect here.
    open var isExclusiveTouch = false
    /// Accepted for source compatibility; has no effect here: a page is always drawn whole.
    open var clearsContextBeforeDrawing = true

    // MARK: Margins

    /// The distances of content from the edges, in points; by default 8.
    open var layoutMargins: UIEdgeInsets {
        get { margins.insets(in: environment.layoutDirection) }
        set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: environment.layoutDirection) }
    }
    /// The distances of content from the edges, in points, by the direction of the layout; by default 8.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { margins }
        set {
            guard newValue != margins else { return }
            margins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }
    private final var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Accepted for source compatibility; has no effect here.
    open var preservesSuperviewLayoutMargins = false
    /// Accepted for source compatibility; has no effect here: representables are inside the safe area already.
    open var insetsLayoutMarginsFromSafeArea = true
    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}
    /// Called after a controller's `additionalSafeAreaInsets` changed, for its view.
    open func safeAreaInsetsDidChange() {}
    /// The guides of constraints that the view owns.
    public internal(set) var layoutGuides: [UILayoutGuide] = []

    // MARK: Traits

    /// Called after traits of the surroundings changed, for the view and all below it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What code registered for changes of traits.
    final var traitObservers: [UITraitObserver] = []
    /// Called after the colour of the tint changed here or around the view.
    open func tintColorDidChange() {}

    /// The room at the view's edges that the system covers, and what its controller adds. In a representable, which is
    /// inside the safe area already, only the latter.
    open var safeAreaInsets: UIEdgeInsets {
        let own = controller?.additionalSafeAreaInsets ?? .zero
        let around = surroundingSafeArea
        return UIEdgeInsets(
            top: around.top + own.top, left: around.left + own.left, bottom: around.bottom + own.bottom,
            right: around.right + own.right)
    }
    /// The part of the surroundings' covered room that reaches into the view.
    private final var surroundingSafeArea: UIEdgeInsets {
        guard let superview else { return changes?.safeArea ?? .zero }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        let (frame, room) = (frame, superview.bounds)
        return UIEdgeInsets(
            top: max(outer.top - max(frame.minY - room.minY, 0), 0),
            left: max(outer.left - max(frame.minX - room.minX, 0), 0),
            bottom: max(outer.bottom - max(room.maxY - frame.maxY, 0), 0),
            right: max(outer.right - max(room.maxX - frame.maxX, 0), 0))
    }
    /// The traits of the topmost view's surroundings; those of the current body where the tree is not shown.
    open var traitCollection: UITraitCollection {
        superview?.traitCollection ?? changes.map { UITraitCollection($0.environment) } ?? .current
    }

    /// Reports changes of the tree to the page; only the topmost view has one.
    package final var changes: UIViewChanges?
    /// Whether the view is inside a representable.
    final var isOnPage: Bool { superview.map { $0.isOnPage } ?? (changes != nil) }

    /// Has the tree drawn again in the next frame.
    open func setNeedsDisplay() {
        if let superview { superview.setNeedsDisplay() } else { changes?.note() }
    }

    /// The view itself if SwiftUI's scroll view shows its subviews, else nil.
    final var scrolled: UIScrollView? { (self as? UIScrollView).flatMap { $0.showsContents ? $0 : nil } }

    /// The content of the view's class, between the background and the subviews; nil for none.
    func content() -> AnyView? { nil }

    /// Override to draw over the background with `UIBezierPath`, `UIColor` and `UIImage`, or with the functions of
    /// `UIGraphicsGetCurrentContext()`. Called when the view is shown.
    /// - Parameter rect: Always the whole `bounds`.
    open func draw(_ rect: CGRect) {}

    /// The drawings of `draw(_:)`; nil for none.
    final func drawn() -> UIGraphicsPicture? {
        UIGraphicsDrawing.begin(UIGraphicsDrawing(size: bounds.size, scale: 0))
        draw(bounds)
        let steps = UIGraphicsDrawing.end()?.context.drawing ?? []
        return steps.isEmpty ? nil : UIGraphicsPicture(steps: steps)
    }

    /// The place of `content()` in the bounds.
    var contentAlignment: Alignment { .center }

    /// The environment around the view.
    final var environment: EnvironmentValues {
        superview?.environment ?? changes?.environment ?? .standard.outsideWindows
    }

    private final func contentSize(_ proposal: ProposedViewSize) -> CGSize? {
        content().map { measured($0, proposal, environment) }
    }
}

/// The size that a SwiftUI view chooses for a proposal.
@MainActor package func measured<V: View>(
    _ view: V, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
) -> CGSize {
    ViewGraph(view, environment: environment).measure(proposal)
}
