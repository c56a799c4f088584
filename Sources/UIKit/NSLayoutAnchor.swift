import CoreGraphics

/// A position or a length of a view, from which constraints are made. `AnchorType` keeps the axes and lengths apart.
@MainActor @preconcurrency public class NSLayoutAnchor<AnchorType> {
    let view: UIView
    let attribute: NSLayoutConstraint.Attribute

    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        self.view = view
        self.attribute = attribute
    }

    func related(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            view, attribute, relation, other?.view, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant)
    }

    /// A rule, not active yet: this anchor is `anchor` plus a constant in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, anchor, constant)
    }

    /// A rule, not active yet: this anchor is at least `anchor` plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, constant) }

    /// A rule, not active yet: this anchor is at most `anchor` plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, constant) }
}
