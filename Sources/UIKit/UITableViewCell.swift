import CoreGraphics
import Foundation
import RoostCore

/// A row of a `UITableView`.
@MainActor @preconcurrency open class UITableViewCell: UIView {
    /// The arrangement of the labels: one, one with a value at the right, or one with a line below.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// Lines between rows, or none.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// The colour of a selected row: grey, or none.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The sign at the right edge.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The editing of a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// A cell of a style, with a name for reuse.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContent()
    }

    override public init(frame: CGRect) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: frame)
        addContent()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        addSubview(contentView)
        clipsToBounds = true
    }

    private let style: CellStyle
    /// The name by which a table finds cells to use again; nil for none.
    public let reuseIdentifier: String?
    /// The view for the cell's content, beside the accessory.
    public let contentView = UIView()

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    // MARK: Content

    private func made(_ font: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: font)
        label.textColor = color
        contentView.addSubview(label)
        return label
    }

    private var hasText = false
    private var hasDetail = false
    private var hasImage = false

    /// The words; made when asked for.
    public private(set) lazy var textLabel: UILabel? = {
        hasText = true
        return made(17, .label)
    }()
    /// Further words, by the style; nil for a style without them.
    public private(set) lazy var detailTextLabel: UILabel? = {
        guard style != .default else { return nil }
        hasDetail = true
        return made(style == .subtitle ? 15 : 17, .secondaryLabel)
    }()
    /// The picture at the left; made when asked for.
    public private(set) lazy var imageView: UIImageView? = {
        hasImage = true
        let view = UIImageView(frame: .zero)
        contentView.addSubview(view)
        return view
    }()

    /// The content as a description; nil for labels and subviews of the app's own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentHost?.removeFromSuperview()
            contentHost = contentConfiguration?.makeContentView()
            if let contentHost { contentView.addSubview(contentHost) }
            // A description takes the place of the labels.
            if hasText { textLabel?.isHidden = contentHost != nil }
            if hasDetail { detailTextLabel?.isHidden = contentHost != nil }
            if hasImage { imageView?.isHidden = contentHost != nil }
            changedContent()
        }
    }
    private var contentHost: UIView?
    /// The rectangle behind the content; nil for the list's own.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }

    /// A description of the labels of the cell's style, to fill in.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Tells the table that the content's height may have changed.
    private func changedContent() {
        setNeedsLayout()
        (superview as? UITableView)?.measureAgain(self)
    }

    // MARK: State

    /// The sign at the right edge.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view at the right edge; it takes the place of the sign.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// The colour of a selected row.
    open var selectionStyle = SelectionStyle.default
    /// The view behind the content of a selected row; nil for grey.
    open var selectedBackgroundView: UIView?
    /// The view behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the row is selected; the table sets it.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            if let view = selectedBackgroundView {
                if isSelected { insertSubview(view, at: 0) } else { view.removeFromSuperview() }
            }
            setNeedsLayout()
        }
    }
    /// Whether a finger is on the row; never set by Roost.
    open var isHighlighted = false
    /// Whether the table edits its rows; never set by Roost.
    open var isEditing = false
    /// The distances of the line below the row from the edges, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsDisplay() } }
    /// Whether there is a line below the row; the table sets it.
    var showsSeparator = false { didSet { if showsSeparator != oldValue { setNeedsDisplay() } } }
    var separatorColor: UIColor?

    /// Selects the row, at once: the table fades nothing here.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Highlights the row, at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    // MARK: Layout

    private enum Metrics {
        static let margin: CGFloat = 16
        static let gap: CGFloat = 16
        static let accessory: CGFloat = 34
        static let least: CGFloat = 44
        static let padding: CGFloat = 11
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + Metrics.margin }
        return accessoryType == .none ? 0 : Metrics.accessory
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
        backgroundView?.frame = bounds
        if isSelected { selectedBackgroundView?.frame = bounds }
        contentHost?.frame = contentView.bounds
        if let accessoryView {
            let size = accessoryView.bounds.size
            accessoryView.frame = CGRect(
                x: bounds.width - Metrics.margin - size.width, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        ConstraintSolver.placeSubviews(of: contentView)
        layoutLabels(in: contentView.bounds.size)
    }

    private func layoutLabels(in size: CGSize) {
        var left = Metrics.margin
        if hasImage, let imageView, let own = imageView.image?.size {
            imageView.frame = CGRect(x: left, y: (size.height - own.height) / 2, width: own.width, height: own.height)
            left += own.width + Metrics.gap
        }
        let right = size.width - (accessoryWidth > 0 ? 0 : Metrics.margin)
        let room = max(0, right - left)
        guard hasText, let textLabel else { return }
        let own = textLabel.sizeThatFits(CGSize(width: room, height: 0))
        guard hasDetail, let detailTextLabel else {
            textLabel.frame = CGRect(x: left, y: 0, width: room, height: size.height)
            return
        }
        let detail = detailTextLabel.sizeThatFits(CGSize(width: room, height: 0))
        if style == .subtitle {
            let top = (size.height - own.height - detail.height) / 2
            textLabel.frame = CGRect(x: left, y: top, width: room, height: own.height)
            detailTextLabel.frame = CGRect(x: left, y: top + own.height, width: room, height: detail.height)
        } else {
            let width = min(detail.width, room)
            textLabel.frame = CGRect(x: left, y: 0, width: max(0, room - width), height: size.height)
            detailTextLabel.frame = CGRect(x: right - width, y: 0, width: width, height: size.height)
        }
    }

    /// The height that the content needs in a width, in points; at least 44.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let inside = max(0, width - accessoryWidth)
        if let contentHost {
            return max(Metrics.least, contentHost.sizeThatFits(CGSize(width: inside, height: 0)).height)
        }
        contentView.frame = CGRect(x: 0, y: 0, width: inside, height: 0)
        if let fitting = ConstraintSolver.fittingHeight(of: contentView, width: inside) { return fitting }
        var height: CGFloat = 0
        if hasText, let textLabel { height += textLabel.sizeThatFits(CGSize(width: inside - 32, height: 0)).height }
        if hasDetail, style == .subtitle, let detailTextLabel {
            height += detailTextLabel.sizeThatFits(CGSize(width: inside - 32, height: 0)).height
        }
        return max(Metrics.least, height + 2 * Metrics.padding)
    }

    // MARK: Drawing

    override func content() -> AnyView? {
        let isGrey = isSelected && selectionStyle != .none && selectedBackgroundView == nil
        let fill = isGrey ? UIColor.systemGray4 : backgroundConfiguration?.backgroundColor
        return AnyView(
            ZStack(alignment: .bottomLeading) {
                if let fill { fill.color } else { Color.clear }
                if showsSeparator {
                    (separatorColor ?? .separator).color.frame(height: 1 / max(environment.displayScale, 1))
                        .padding(.leading, separatorInset.left).padding(.trailing, separatorInset.right)
                }
                if accessoryView == nil, let symbol = accessorySymbol {
                    symbol.padding(.trailing, Metrics.margin)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
                }
            })
    }

    private var accessorySymbol: AnyView? {
        switch accessoryType {
        case .none: nil
        case .disclosureIndicator:
            AnyView(
                Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(UIColor.tertiaryLabel.color))
        case .checkmark:
            AnyView(Image(systemName: "checkmark").font(.system(size: 17, weight: .medium)).foregroundStyle(.tint))
        case .detailButton, .detailDisclosureButton:
            AnyView(Image(systemName: "info.circle").font(.system(size: 20)).foregroundStyle(.tint))
        }
    }
}
