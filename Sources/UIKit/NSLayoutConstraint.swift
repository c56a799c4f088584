import CoreGraphics
import RoostCore

/// A rule between two lengths or positions of views: `first = multiplier · second + constant`, or one with ≤ or ≥. It
/// counts once it is active.
@MainActor @preconcurrency public final class NSLayoutConstraint {
    /// A position or a length of a view.
    public enum Attribute: Int, Sendable {
        /// No second side: the first one compares with the constant alone.
        case notAnAttribute = 0
        /// `leading` and `trailing` follow the layout direction, the others do not. There are no baselines.
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY

        var isEdge: Bool {
            switch self {
            case .left, .right, .top, .bottom, .leading, .trailing: true
            case .notAnAttribute, .width, .height, .centerX, .centerY: false
            }
        }
    }

    /// The comparison of the two sides.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// Horizontal or vertical.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// The view of the first side; nil once it is gone.
    public private(set) weak var firstItem: UIView?
    /// The view of the second side; nil where there is none or it is gone.
    public private(set) weak var secondItem: UIView?
    /// The position or length of the first view.
    public let firstAttribute: Attribute
    /// The position or length of the second view; `notAnAttribute` for none.
    public let secondAttribute: Attribute
    /// The comparison of the two sides.
    public let relation: Relation
    /// The factor of the second side.
    public let multiplier: CGFloat
    /// The summand of the second side, in points. In right-to-left layouts it is mirrored with `leading` and
    /// `trailing`.
    public var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
    /// Of two rules that contradict each other, the one of higher priority holds; by default `required`.
    public var priority: UILayoutPriority = .required { didSet { holder?.setNeedsLayout() } }
    /// A name of the app's own, for its log.
    public var identifier: String?
    private weak var holder: UIView?

    init(
        _ first: UIView, _ firstAttribute: Attribute, _ relation: Relation, _ second: UIView?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = first
        secondItem = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// A rule between two views, which counts once `isActive` is set.
    /// - Parameters:
    ///   - view1: A `UIView`; other objects warn, and the rule has no effect.
    ///   - view2: A `UIView`, or nil where the other side is the constant.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = view1 as? UIView
        if first == nil { Log.warning("NSLayoutConstraint: \(view1) is no UIView; the constraint has no effect") }
        self.init(
            first ?? UIView(), attr1, relation, view2 as? UIView, attr2, multiplier: multiplier, constant: c)
    }

    /// Whether the rule counts. The nearest view that contains both of its views holds it; without one it stays
    /// inactive, with a warning.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Activates rules.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { item.isActive = true }
    }
    /// Deactivates rules.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { item.isActive = false }
    }

    private func activate() {
        guard let first = firstItem, secondItem != nil || secondAttribute == .notAnAttribute, constant.isFinite,
            multiplier.isFinite
        else {
            Log.warning(
                "A layout constraint of a view that is gone, or with a number that is not finite, has no effect")
            return
        }
        var candidate: UIView? = first
        if let second = secondItem {
            while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
        }
        guard let holder = candidate else {
            Log.warning("A layout constraint is between views that have no common superview; it has no effect")
            return
        }
        self.holder = holder
        // A constraint to a scroll view's edges is one to its content's edges.
        if let second = secondItem, let scroll = holder as? UIScrollView, first === scroll || second === scroll {
            let attribute = first === scroll ? firstAttribute : secondAttribute
            if attribute.isEdge { _ = scroll.contentLayoutGuide }
        }
        holder.constraints.append(self)
        holder.setNeedsLayout()
    }

    private func deactivate() {
        holder?.constraints.removeAll { $0 === self }
        holder?.setNeedsLayout()
        holder = nil
    }
}

extension UIView {
    /// Activates a rule; the same as setting its `isActive`.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates rules.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a rule.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// The left edge; the right one in right-to-left layouts.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The right edge; the left one in right-to-left layouts.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge in every language.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge in every language.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width, in points.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height, in points.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
