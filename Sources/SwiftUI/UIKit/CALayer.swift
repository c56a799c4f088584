import CoreGraphics
import RoostCore

/// How a view's rectangle is drawn: its corners, border and shadow. There are no layers without a view.
@MainActor @preconcurrency open class CALayer {
    private unowned let view: UIView

    init(of view: UIView) { self.view = view }

    /// In points; more than half of the smaller side is half of it.
    open var cornerRadius: CGFloat = 0 { didSet { view.setNeedsDisplay() } }
    open var cornerCurve = CALayerCornerCurve.circular { didSet { view.setNeedsDisplay() } }
    /// Which corners are round.
    open var maskedCorners: CACornerMask = .all { didSet { view.setNeedsDisplay() } }
    /// Whether subviews are cut off at the view's outline.
    open var masksToBounds = false { didSet { view.setNeedsDisplay() } }
    /// In points, inside the bounds.
    open var borderWidth: CGFloat = 0 { didSet { view.setNeedsDisplay() } }
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { view.setNeedsDisplay() }
    }
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { view.setNeedsDisplay() }
    }
    /// 0…1; nothing is seen of a shadow until it is set.
    open var shadowOpacity: Float = 0 { didSet { view.setNeedsDisplay() } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { view.setNeedsDisplay() } }
    /// In points.
    open var shadowRadius: CGFloat = 3 { didSet { view.setNeedsDisplay() } }

    open var opacity: Float {
        get { Float(view.alpha) }
        set { view.alpha = CGFloat(newValue) }
    }
    open var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }
    open var backgroundColor: CGColor? {
        get { view.backgroundColor?.cgColor }
        set { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    open var frame: CGRect {
        get { view.frame }
        set { view.frame = newValue }
    }
    open var bounds: CGRect {
        get { view.bounds }
        set { view.bounds = newValue }
    }
    open var position: CGPoint {
        get { view.center }
        set { view.center = newValue }
    }
    open func setNeedsDisplay() { view.setNeedsDisplay() }

    /// The view's outline.
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
