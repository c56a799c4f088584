import CoreGraphics
import RoostCore

/// Arranges UIKit's views in a row or a column.
///
/// A view has the length of its content, or that of a constraint in points on itself; other constraints do not count.
/// Room to spare goes to the view that hugs its content least; missing room is taken from the one that resists least.
/// Baselines are those of labels.
@MainActor @preconcurrency open class UIStackView: UIView {
    /// The lengths of the views along the stack: their own, equal or proportional ones, or their own with equal gaps or
    /// equal distances between the middles.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    /// The place of the views across the stack.
    public enum Alignment: Int, Sendable {
        /// `fill` gives all views the stack's thickness. The baselines count in rows only.
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// `leading` under the name for a row.
        public static let top = Alignment.leading
        /// `trailing` under the name for a row.
        public static let bottom = Alignment.trailing
    }

    /// A row of views, in their order.
    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A row or a column; by default a row.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateIntrinsicContentSize() } }
    /// The lengths of the views along the stack; `fill` by default.
    open var distribution = Distribution.fill { didSet { invalidateIntrinsicContentSize() } }
    /// The place of the views across the stack; `fill` by default.
    open var alignment = Alignment.fill { didSet { invalidateIntrinsicContentSize() } }
    /// The distance between the views, in points; by default 0.
    open var spacing: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the `layoutMargins` count; by default false.
    open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateIntrinsicContentSize() } }

    override open func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }

    /// A stack around it shares its room anew, too.
    override open func setNeedsLayout() {
        super.setNeedsLayout()
        if let stack = superview as? UIStackView { stack.setNeedsLayout() }
    }

    // MARK: Views

    /// Whether the stack places a view.
    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    /// The arranged views, in their order. Hidden ones take no room.
    public private(set) var arrangedSubviews: [UIView] = []
    private var gaps: [UIView: CGFloat] = [:]

    /// Adds a view after the arranged ones. The stack sets its frame from then on.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at an index of `arrangedSubviews`, clamped to their count.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        invalidateIntrinsicContentSize()
    }

    /// Stops arranging a view. It stays a subview, as with Apple's.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        gaps[view] = nil
        invalidateIntrinsicContentSize()
    }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the distance after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        gaps[arrangedSubview] = spacing
        invalidateIntrinsicContentSize()
    }

    /// The distance after one view, in points: its own or `spacing`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { gaps[arrangedSubview] ?? spacing }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The distance after each view but the last.
    private func gaps(_ views: [UIView]) -> [CGFloat] { views.dropLast().map { customSpacing(after: $0) } }

    // MARK: Size

    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    /// A size by its length along the stack and across it.
    private func size(along: CGFloat, across: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    /// A view's own size, or that of constraints on itself; zero where there is none.
    private func ownSize(_ view: UIView) -> CGSize {
        let own = view.sizeForConstraints
        func length(_ attribute: NSLayoutConstraint.Attribute, _ own: CGFloat) -> CGFloat {
            let fixed = view.constraints.first {
                $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
            }
            return fixed?.constant ?? max(own, 0)
        }
        return CGSize(width: length(.width, own.width), height: length(.height, own.height))
    }

    /// Whether a constraint on the view itself fixes its width or height.
    private func isFixed(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        view.constraints.contains {
            $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        }
    }

    /// None, as with Apple's: the surroundings determine the size.
    override open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }

    override var sizeForConstraints: CGSize {
        let views = shown
        let sizes = views.map { ownSize($0) }
        let lengths = sizes.map { along($0) }
        let room = gaps(views).reduce(0, +)
        let length =
            distribution == .fillEqually ? CGFloat(views.count) * (lengths.max() ?? 0) : lengths.reduce(0, +)
        let own = size(along: length + room, across: thickness(of: views, sizes.map { across($0) }))
        return CGSize(
            width: own.width + insets.left + insets.right, height: own.height + insets.top + insets.bottom)
    }

    override package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        let views = shown
        let inside = max(0, width - insets.left - insets.right)
        var spaces = gaps(views)
        let own: CGFloat
        if axis == .vertical {
            own = views.reduce(spaces.reduce(0, +)) { $0 + height(of: $1, width: inside) }
        } else {
            let lengths = shared(views.map { ownSize($0).width }, of: views, spaces: &spaces, in: inside)
            own = thickness(of: views, zip(views, lengths).map { height(of: $0, width: $1) })
        }
        return own + insets.top + insets.bottom
    }

    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        let own = ownSize(view)
        return own.width > width && !isFixed(view, .height) ? max(view.intrinsicHeight(forWidth: width), 0) : own.height
    }

    /// How far down the views of a row stand for their baselines to meet, by their heights; zero in columns. The
    /// baseline of a view that is no label is its lower edge.
    private func baselineOffsets(of views: [UIView], _ heights: [CGFloat]) -> [CGFloat] {
        guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else {
            return heights.map { _ in 0 }
        }
        let baselines = zip(views, heights).map { view, height in
            (view as? UILabel)?.baseline(ofLast: alignment == .lastBaseline, inHeight: height) ?? height
        }
        let lowest = baselines.max() ?? 0
        return baselines.map { lowest - $0 }
    }

    /// The room that views with lengths across the stack need there.
    private func thickness(of views: [UIView], _ lengths: [CGFloat]) -> CGFloat {
        zip(baselineOffsets(of: views, lengths), lengths).map { $0 + $1 }.max() ?? 0
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = sizeForConstraints
        guard size.width > 0, size.width < own.width else { return own }
        return CGSize(width: size.width, height: intrinsicHeight(forWidth: size.width))
    }

    // MARK: Layout

    override open func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
        let width = max(0, area.width)
        var sizes = views.map { ownSize($0) }
        if axis == .vertical {
            for index in views.indices { sizes[index].height = height(of: views[index], width: width) }
        }
        var spaces = gaps(views)
        let lengths = shared(sizes.map { along($0) }, of: views, spaces: &spaces, in: max(0, along(area.size)))
        if axis == .horizontal {
            for index in views.indices { sizes[index].height = height(of: views[index], width: lengths[index]) }
        }
        let room = max(0, across(area.size))
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        let baselineOffsets = baselineOffsets(of: views, sizes.map(\.height))
        var place: CGFloat = 0
        for (index, view) in views.enumerated() {
            let thickness = alignment == .fill ? room : min(across(sizes[index]), room)
            let offset: CGFloat =
                switch alignment {
                case .fill, .leading: 0
                case .center: (room - thickness) / 2
                case .trailing: room - thickness
                case .firstBaseline, .lastBaseline: baselineOffsets[index]
                }
            let start = isMirrored ? area.width - place - lengths[index] : place
            let size = size(along: lengths[index], across: thickness)
            view.frame = CGRect(
                x: area.minX + (axis == .horizontal ? start : offset),
                y: area.minY + (axis == .horizontal ? offset : start), width: size.width, height: size.height)
            place += lengths[index] + (index < spaces.count ? spaces[index] : 0)
        }
    }

    /// The lengths of the views within a length; `spaces` grow where the distribution gives the spare room to them.
    private func shared(
        _ own: [CGFloat], of views: [UIView], spaces: inout [CGFloat], in length: CGFloat
    ) -> [CGFloat] {
        let room = spaces.reduce(0, +)
        var lengths = own
        let free = length - room - own.reduce(0, +)
        switch distribution {
        case .fillEqually:
            return own.map { _ in max(0, length - room) / CGFloat(views.count) }
        case .fillProportionally where own.reduce(0, +) > 0:
            let factor = max(0, length - room) / own.reduce(0, +)
            return own.map { $0 * factor }
        case .equalSpacing where free > 0 && !spaces.isEmpty:
            let gap = (length - own.reduce(0, +)) / CGFloat(spaces.count)
            spaces = spaces.map { _ in gap }
        case .equalCentering where free > 0 && !spaces.isEmpty:
            let step = (length - (own[0] + own[own.count - 1]) / 2) / CGFloat(spaces.count)
            for index in spaces.indices { spaces[index] = max(0, step - (own[index] + own[index + 1]) / 2) }
        default:
            let loose = views.indices.filter { !isFixed(views[$0], axis == .horizontal ? .width : .height) }
            if free > 0 {
                let most = loose.min { hugging(views[$0]) < hugging(views[$1]) } ?? views.count - 1
                lengths[most] += free
            } else {
                var missing = -free
                for index in loose.sorted(by: { yields(views[$0], before: views[$1]) }) where missing > 0 {
                    let taken = min(missing, lengths[index])
                    lengths[index] -= taken
                    missing -= taken
                }
            }
        }
        return lengths
    }

    private func hugging(_ view: UIView) -> Float { view.contentHuggingPriority(for: axis).rawValue }

    /// Whether one view shrinks before another: it resists less, or its text wraps.
    private func yields(_ a: UIView, before b: UIView) -> Bool {
        func resistance(_ view: UIView) -> Float { view.contentCompressionResistancePriority(for: axis).rawValue }
        func wraps(_ view: UIView) -> Bool {
            view is UIStackView || (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
        }
        guard resistance(a) == resistance(b) else { return resistance(a) < resistance(b) }
        return wraps(a) && !wraps(b)
    }
}
