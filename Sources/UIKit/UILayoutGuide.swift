import CoreGraphics
import RoostCore

/// A rectangle for constraints that is not drawn. Here it is a kind of view, so that constraints treat both alike.
@MainActor @preconcurrency open class UILayoutGuide: UIView {
    /// A guide of no view; `UIView.addLayoutGuide(_:)` gives it to one.
    public init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        isHidden = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The view that owns the guide; nil for none.
    public var owningView: UIView? { superview }
    /// The guide's rectangle in its view, in points, after a layout.
    public var layoutFrame: CGRect { frame }
    /// A name of the app's own.
    open var identifier = ""

    /// The distances from the owner's edges; nil for a guide that constraints alone place.
    var insets: ((UIView) -> UIEdgeInsets)?

    override open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }
}

extension UIView {
    /// Gives a guide to the view, for constraints to it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.standIn(self)
        layoutGuides.append(layoutGuide)
        setNeedsLayout()
    }

    /// Takes a guide away from the view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.standIn(nil)
        setNeedsLayout()
    }

    private func guide(_ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        if let known = layoutGuides.first(where: { $0.identifier == name }) { return known }
        let guide = UILayoutGuide()
        guide.identifier = name
        guide.insets = insets
        addLayoutGuide(guide)
        return guide
    }

    /// The rectangle within the safe area, for constraints.
    public var safeAreaLayoutGuide: UILayoutGuide { guide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets } }

    /// The rectangle within the layout margins, for constraints.
    public var layoutMarginsGuide: UILayoutGuide { guide("UIViewLayoutMarginsGuide") { $0.layoutMargins } }

    /// The rectangle for text, for constraints: within the layout margins and in the middle of a wide view, not wider
    /// than is good to read. That width, 672 points at the usual text size, grows and shrinks with the size.
    public var readableContentGuide: UILayoutGuide {
        guide("UIViewReadableContentGuide") { view in
            var insets = view.layoutMargins
            let factor = UIFontMetrics(forTextStyle: .body).scaledValue(for: 1, compatibleWith: view.traitCollection)
            let spare = (view.bounds.width - 672 * factor) / 2
            insets.left = max(insets.left, spare)
            insets.right = max(insets.right, spare)
            return insets
        }
    }
}
