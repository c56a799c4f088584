import CoreGraphics
import RoostCore

/// A rule between two lengths or places of views: `first = multiplier · second + constant`.
@MainActor @preconcurrency public final class NSLayoutConstraint {
    /// A place or a length of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY

        var isEdge: Bool {
            switch self {
            case .left, .right, .top, .bottom, .leading, .trailing: true
            case .notAnAttribute, .width, .height, .centerX, .centerY: false
            }
        }
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    public private(set) weak var firstItem: UIView?
    public private(set) weak var secondItem: UIView?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// In points.
    public var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
    /// Of two rules that exclude each other, that with the higher priority holds.
    public var priority: UILayoutPriority = .required { didSet { holder?.setNeedsLayout() } }
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

    /// - Parameters:
    ///   - view1: A `UIView`.
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

    /// Whether the rule counts. It is kept by the view that both of its views are in.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { item.isActive = true }
    }
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
        // What is held by a scroll view's edges is held by its content's.
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
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The view itself: representables are inside the safe area already.
    public var safeAreaLayoutGuide: UIView { self }
}
