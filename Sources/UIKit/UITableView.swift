import Foundation
import RoostCore

/// UIKit's list, for `UITableView.appearance()`. It is not drawn, and its settings have no effect, as they have none on
/// SwiftUI's lists of iOS 26.
@MainActor @preconcurrency open class UITableView: UIView, UIAppearance {
    /// Whether there are lines between rows; has no effect here.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the lines between rows; has no effect here.
    open var separatorColor: UIColor?
    /// The distances of the lines from the edges; has no effect here.
    open var separatorInset = UIEdgeInsets.zero
    /// The distances around the rows; has no effect here.
    open var contentInset = UIEdgeInsets.zero
    /// The view below the rows; has no effect here.
    open var tableFooterView: UIView?
    /// The view above the rows; has no effect here.
    open var tableHeaderView: UIView?
    /// The distance above a section's header; has no effect here.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// The height of a section's footer; has no effect here.
    open var sectionFooterHeight: CGFloat = 0
    /// The height of a section's header; has no effect here.
    open var sectionHeaderHeight: CGFloat = 0
    /// Whether rows can be selected; has no effect here.
    open var allowsSelection = true
    /// Whether the indicator shows; has no effect here.
    open var showsVerticalScrollIndicator = true
    /// Whether the rows give way at the ends; has no effect here.
    open var bounces = true
    /// Whether people may scroll; has no effect here.
    open var isScrollEnabled = true

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A row of UIKit's list, for `UITableViewCell.appearance()`. It is not drawn, and its settings have no effect.
@MainActor @preconcurrency open class UITableViewCell: UIView, UIAppearance {
    /// Lines between rows, or none; has no effect here.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// The colour of a selected row; has no effect here.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    /// The colour of a selected row; has no effect here.
    open var selectionStyle = SelectionStyle.default
    /// The view behind a selected row; has no effect here.
    open var selectedBackgroundView: UIView?

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
