import CoreGraphics
import Foundation
import RoostCore

/// A header or footer of a collection view, and the common class of its cells.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
    /// The name by which a collection view finds views to use again; nil for none.
    public internal(set) var reuseIdentifier: String?
    /// Called before the view is used again.
    open func prepareForReuse() {}
    /// Called with the place of the view. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection view.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The view for the content, as large as the cell.
    public let contentView = UIView()
    /// Whether the item is selected; the collection view sets it.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }
    /// Whether a finger is on the item; never set by Roost.
    open var isHighlighted = false
    /// The view behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The view behind the content of a selected item; nil for none.
    open var selectedBackgroundView: UIView?
    /// The rectangle behind the content; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
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

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        contentHost?.frame = bounds
        backgroundView?.frame = bounds
        if let selectedBackgroundView {
            if isSelected {
                selectedBackgroundView.frame = bounds
                if selectedBackgroundView.superview !== self { insertSubview(selectedBackgroundView, at: 0) }
            } else {
                selectedBackgroundView.removeFromSuperview()
            }
        }
        ConstraintSolver.placeSubviews(of: contentView)
    }

    /// The height that the content needs in a width, in points; nil for content without a height of its own.
    func fittingHeight(width: CGFloat) -> CGFloat? {
        if let contentHost { return contentHost.sizeThatFits(CGSize(width: width, height: 0)).height }
        contentView.frame = CGRect(x: 0, y: 0, width: width, height: 0)
        return ConstraintSolver.fittingHeight(of: contentView, width: width)
    }

    override func content() -> AnyView? {
        let configuration = backgroundConfiguration
        guard let configuration, let color = configuration.backgroundColor else { return nil }
        return AnyView(
            RoundedRectangle(cornerRadius: configuration.cornerRadius, style: .continuous).fill(color.color)
                .padding(EdgeInsets(configuration.backgroundInsets)))
    }
}

/// A row of a list in a collection view, with a line below.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
    /// The signs at the edges.
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
    /// The depth in an outline, 0 for the outermost.
    open var indentationLevel = 0
    /// A description of a row, to fill in.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override func content() -> AnyView? {
        let symbols = accessories.compactMap(\.symbol)
        return AnyView(
            ZStack(alignment: .bottomLeading) {
                (backgroundConfiguration?.backgroundColor ?? .secondarySystemGroupedBackground).color
                UIColor.separator.color.frame(height: 1 / max(environment.displayScale, 1)).padding(.leading, 16)
                HStack(spacing: 8) {
                    ForEach(symbols, id: \.self) {
                        Image(systemName: $0).font(.system(size: 14, weight: .semibold))
                            .foregroundStyle(UIColor.tertiaryLabel.color)
                    }
                }
                .padding(.trailing, 16)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
            })
    }
}

/// A sign at the edge of a list's row.
public struct UICellAccessory: Sendable {
    let symbol: String?

    /// The sign of a row that leads on.
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(symbol: "chevron.right") }
    /// A check mark.
    public static func checkmark() -> UICellAccessory { UICellAccessory(symbol: "checkmark") }
    /// The sign of a row that can be moved; rows are not moved here.
    public static func reorder() -> UICellAccessory { UICellAccessory(symbol: nil) }
    /// The sign of a row that can be deleted; rows are not deleted here.
    public static func delete() -> UICellAccessory { UICellAccessory(symbol: nil) }
}
