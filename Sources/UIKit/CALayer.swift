import CoreGraphics
import RoostCore

/// The look of a view's rectangle: corners, border and shadow. A layer belongs to its view: there are no others, and no
/// sublayers.
@MainActor @preconcurrency open class CALayer {
    private unowned let view: UIView

    init(of view: UIView) { self.view = view }

    /// The radius of the round corners, in points; at most half of the shorter side.
    open var cornerRadius: CGFloat = 0 { didSet { view.setNeedsDisplay() } }
    /// The form of the corners: quarter circles by default.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { view.setNeedsDisplay() } }
    /// The corners that `cornerRadius` rounds; by default all.
    open var maskedCorners: CACornerMask = .all { didSet { view.setNeedsDisplay() } }
    /// Whether content and subviews are cut off at the outline; by default false.
    open var masksToBounds = false { didSet { view.setNeedsDisplay() } }
    /// The width of the border, in points, inside the bounds; by default 0, no border.
    open var borderWidth: CGFloat = 0 { didSet { view.setNeedsDisplay() } }
    /// The colour of the border; black by default, nil for none.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { view.setNeedsDisplay() }
    }
    /// The colour of the shadow; black by default, nil for none.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { view.setNeedsDisplay() }
    }
    /// The opacity of the shadow, 0…1; by default 0, no shadow.
    open var shadowOpacity: Float = 0 { didSet { view.setNeedsDisplay() } }
    /// The distance of the shadow from the view, in points; by default 3 upwards.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { view.setNeedsDisplay() } }
    /// The blur radius of the shadow, in points; by default 3.
    open var shadowRadius: CGFloat = 3 { didSet { view.setNeedsDisplay() } }

    /// The view's `alpha`.
    open var opacity: Float {
        get { Float(view.alpha) }
        set { view.alpha = CGFloat(newValue) }
    }
    /// The view's `isHidden`.
    open var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }
    /// The view's `backgroundColor`, as it is in a light appearance.
    open var backgroundColor: CGColor? {
        get { view.backgroundColor?.cgColor }
        set { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    /// The view's `frame`, in points.
    open var frame: CGRect {
        get { view.frame }
        set { view.frame = newValue }
    }
    /// The view's `bounds`, in points.
    open var bounds: CGRect {
        get { view.bounds }
        set { view.bounds = newValue }
    }
    /// The view's `center`, in points.
    open var position: CGPoint {
        get { view.center }
        set { view.center = newValue }
    }
    /// Has the view drawn again in the next frame.
    open func setNeedsDisplay() { view.setNeedsDisplay() }

    /// The view's rectangle with its round corners.
    var outline: UnevenRoundedRectangle {
        let radius = min(max(cornerRadius, 0), min(view.bounds.width, view.bounds.height) / 2)
        func length(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            cornerRadii: RectangleCornerRadii(
                topLeading: length(.layerMinXMinYCorner), bottomLeading: length(.layerMinXMaxYCorner),
                bottomTrailing: length(.layerMaxXMaxYCorner), topTrailing: length(.layerMaxXMinYCorner)),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }
}
