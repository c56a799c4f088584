import CoreGraphics
import RoostCore

extension UIView {
    /// The transform from the view's coordinates to those of the topmost view.
    private var toTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var current: UIView? = self
        while let view = current {
            let anchor = view.anchorPoint
            let size = view.bounds.size
            result =
                result
                .concatenating(
                    CGAffineTransform(
                        translationX: -view.bounds.minX - anchor.x * size.width,
                        y: -view.bounds.minY - anchor.y * size.height)
                )
                .concatenating(view.transform)
                .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
            current = view.superview
        }
        return result
    }

    /// A point of the view in another view's coordinates; nil means the topmost view's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let top = point.applying(toTop)
        return view.map { top.applying($0.toTop.inverted()) } ?? top
    }

    /// A point of another view in this view's coordinates; nil means the topmost view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view.map { point.applying($0.toTop) } ?? point).applying(toTop.inverted())
    }

    /// A rectangle of the view in another view's coordinates; nil means the topmost view's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let top = rect.applying(toTop)
        return view.map { top.applying($0.toTop.inverted()) } ?? top
    }

    /// A rectangle of another view in this view's coordinates; nil means the topmost view's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view.map { rect.applying($0.toTop) } ?? rect).applying(toTop.inverted())
    }
}
