import CoreGraphics
import Foundation
import RoostCore

/// UIKit's rectangles, as far as `UIViewRepresentable` needs them: a tree of views that have frames, colours and layers.
///
/// What a view looks like is drawn by SwiftUI's means: its background, its layer's corners, border and shadow, what its
/// class shows (a label's text, a hosting controller's view), and its subviews above. There are neither gesture
/// recognisers nor targets of actions, since both need selectors.
@MainActor @preconcurrency open class UIView: UIResponder {
    /// Where what a view shows stands in its bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// Which distances change with the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// No size of its own in a direction.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    override public convenience init() { self.init(frame: .zero) }

    /// There are no archives of views: what is coded is not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Place

    /// The middle of the view in its superview, in points.
    open var center = CGPoint.zero { didSet { if center != oldValue { setNeedsDisplay() } } }

    /// The view's own rectangle; its origin is what of the content is at the top left.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { resizeSubviews(from: oldValue.size) }
            setNeedsLayout()
        }
    }

    /// How the view is drawn around its middle.
    open var transform = CGAffineTransform.identity { didSet { setNeedsDisplay() } }

    /// The view's rectangle in its superview, in points.
    open var frame: CGRect {
        get {
            let size = bounds.size.applying(transform)
            let shown = CGSize(width: abs(size.width), height: abs(size.height))
            return CGRect(
                origin: CGPoint(x: center.x - shown.width / 2, y: center.y - shown.height / 2), size: shown)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.size
        }
    }

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Whether the view keeps its frame; a view that does not is placed by constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    var constraints: [NSLayoutConstraint] = []

    private func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = view.frame
            (frame.origin.x, frame.size.width) = Self.resized(
                frame.origin.x, frame.size.width, in: old.width, to: bounds.width,
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            (frame.origin.y, frame.size.height) = Self.resized(
                frame.origin.y, frame.size.height, in: old.height, to: bounds.height,
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            view.frame = frame
        }
    }

    /// Shares what a superview gains or loses among what may change, in equal parts.
    private static func resized(
        _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, _ before: Bool, _ inside: Bool,
        _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let count = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
        guard count > 0 else { return (start, length) }
        let share = (new - old) / CGFloat(count)
        return (start + (before ? share : 0), max(length + (inside ? share : 0), 0))
    }

    // MARK: Size

    /// The size that what the view shows has of itself.
    open var intrinsicContentSize: CGSize { contentSize(.unspecified) ?? Self.noIntrinsicSize }

    /// The size that constraints go by where nothing else says it.
    var sizeForConstraints: CGSize { intrinsicContentSize }

    /// The height that what is shown has of itself where it is so wide; less than nothing for none.
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

    /// The size that suits the view best; its own where nothing is known.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 10000 ? size.width : nil
        return contentSize(ProposedViewSize(width: width, height: nil)) ?? bounds.size
    }

    /// Takes the size that suits the view best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size that the constraints, and what is shown, ask for.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        ConstraintSolver.fittingSize(of: self) ?? sizeThatFits(targetSize)
    }

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private var hugging = [UILayoutPriority.defaultLow, UILayoutPriority.defaultLow]
    private var resistance = [UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh]

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.rawValue] = priority
        setNeedsLayout()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis.rawValue]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis.rawValue] = priority
        setNeedsLayout()
    }

    // MARK: Tree

    public private(set) weak var superview: UIView?
    /// From the back to the front.
    public private(set) var subviews: [UIView] = []
    public var window: UIWindow? { self as? UIWindow ?? superview?.window ?? UIApplication.shared.windowOfViews(self) }
    weak var controller: UIViewController?

    override open var next: UIResponder? { controller ?? superview }

    /// Has a superview without being one of its subviews, as guides of constraints do.
    func standIn(_ view: UIView) { superview = view }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            Log.warning("addSubview: a view cannot be its own subview")
            return
        }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        setNeedsLayout()
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsLayout()
        self.superview = nil
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
        setNeedsDisplay()
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
        setNeedsDisplay()
    }

    /// Whether the view is another one or in it.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func didMoveToSuperview() {}
    /// Called when the view is seen, and when it is seen no longer.
    open func didMoveToWindow() {}

    // MARK: Layout

    private var needsLayout = true

    open func setNeedsLayout() {
        needsLayout = true
        setNeedsDisplay()
    }

    /// Places the subviews, and theirs, where that has to be done anew.
    open func layoutIfNeeded() {
        if superview == nil { ConstraintSolver.placeSubviews(of: self) }
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Places the subviews by code; constraints and autoresizing have done their part.
    open func layoutSubviews() {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { setNeedsLayout() }
    open func updateConstraintsIfNeeded() {}

    // MARK: Look

    open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
    open var tintColor: UIColor! { didSet { setNeedsDisplay() } }
    /// 0…1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var isHidden = false { didSet { setNeedsDisplay() } }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
    open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
    open var tag = 0
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { setNeedsDisplay() } }
    open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
    open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
    public private(set) lazy var layer: CALayer = CALayer(of: self)

    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var traitCollection: UITraitCollection {
        superview?.traitCollection ?? changes.map { UITraitCollection($0.environment) } ?? .current
    }

    /// Where the page learns that the tree changed; the topmost view has it.
    var changes: UIViewChanges?

    /// Has the view drawn anew.
    open func setNeedsDisplay() {
        if let superview { superview.setNeedsDisplay() } else { changes?.note() }
    }

    /// Whether its subviews are shown through SwiftUI's scroll view.
    var scrolled: UIScrollView? { (self as? UIScrollView).flatMap { $0.showsContents ? $0 : nil } }

    /// What the view's class shows between the background and the subviews.
    func content() -> AnyView? { nil }

    /// Draws by code over the background, with `UIBezierPath`, `UIColor` and `UIImage`; called when the view is shown.
    open func draw(_ rect: CGRect) {}

    /// What `draw(_:)` drew; nil where it is nothing.
    func drawn() -> UIGraphicsPicture? {
        UIGraphicsDrawing.begin(UIGraphicsDrawing(size: bounds.size, scale: 0))
        draw(bounds)
        let steps = UIGraphicsDrawing.end()?.steps ?? []
        return steps.isEmpty ? nil : UIGraphicsPicture(steps: steps)
    }

    /// Where that stands.
    var contentAlignment: Alignment { .center }

    /// The environment that the view stands in.
    var environment: EnvironmentValues { superview?.environment ?? changes?.environment ?? .standard }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize? {
        content().map { measured($0, proposal, environment) }
    }

    // MARK: Animation

    /// Changes views so that they move; durations in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withAnimation(.easeInOut(duration: duration).delay(delay), completionCriteria: .logicallyComplete) {
            animations()
        } completion: {
            completion?(true)
        }
    }
}

/// The size that a SwiftUI view chooses for a proposal.
@MainActor func measured<V: View>(
    _ view: V, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
) -> CGSize {
    ViewGraph(view, environment: environment).measure(proposal)
}
