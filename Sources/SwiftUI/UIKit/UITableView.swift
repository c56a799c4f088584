import Foundation
import RoostCore

/// UIKit's list, for `UITableView.appearance()`, which has no effect on SwiftUI's lists on iOS 26 either.
@MainActor @preconcurrency open class UITableView: UIView, UIAppearance {
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var contentInset = UIEdgeInsets.zero
    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var sectionHeaderTopPadding: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var allowsSelection = true
    open var showsVerticalScrollIndicator = true
    open var bounces = true
    open var isScrollEnabled = true

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A row of UIKit's list, for `UITableViewCell.appearance()`.
@MainActor @preconcurrency open class UITableViewCell: UIView, UIAppearance {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
