import CoreGraphics
import Foundation
import RoostCore

/// The view above or below a table's section.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
    /// A view with a name for reuse.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    convenience init(title: String, isHeader: Bool, style: UITableView.Style) {
        self.init(reuseIdentifier: nil)
        let label = UILabel()
        label.text = title
        label.numberOfLines = 0
        label.font = style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
        label.textColor = style == .plain ? .label : .secondaryLabel
        if style == .plain { backgroundColor = .systemBackground }
        textLabel = label
        contentView.addSubview(label)
    }

    /// The name for reuse; nil for none.
    public let reuseIdentifier: String?
    /// The view for the content.
    public let contentView = UIView()
    /// The words; nil for a view of the app's own.
    public private(set) var textLabel: UILabel?
    /// The content as a description; nil for subviews of the app's own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentHost?.removeFromSuperview()
            contentHost = contentConfiguration?.makeContentView()
            if let contentHost { contentView.addSubview(contentHost) }
            setNeedsLayout()
        }
    }
    private var contentHost: UIView?

    private static let margin: CGFloat = 16

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        contentHost?.frame = bounds
        textLabel?.frame = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
        ConstraintSolver.placeSubviews(of: contentView)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        if let contentHost { return contentHost.sizeThatFits(size) }
        if let height = ConstraintSolver.fittingHeight(of: contentView, width: size.width) {
            return CGSize(width: size.width, height: height)
        }
        guard let textLabel else { return CGSize(width: size.width, height: 28) }
        let text = textLabel.sizeThatFits(CGSize(width: size.width - 2 * Self.margin, height: 0))
        return CGSize(width: size.width, height: text.height + 12)
    }
}
