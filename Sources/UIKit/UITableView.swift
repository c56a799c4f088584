import CoreGraphics
import Foundation
import RoostCore

/// UIKit's list of rows, which a data source fills. Cells are made for the rows that show, and used again.
///
/// Rows are not edited here: there are no delete buttons, swipe actions and drags.
@MainActor @preconcurrency open class UITableView: UIScrollView {
    /// Rows from edge to edge, or sections with room between them, with `insetGrouped` as cards.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// The look of rows that come and go; has no effect here.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// The place of a row after `scrollToRow`.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// The height that is measured by the content.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// A table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    override public init(frame: CGRect) {
        style = .plain
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    /// The style.
    public let style: Style
    /// The object that fills the rows; nil for an empty table.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    override open weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }
    private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: Look

    /// The height of rows, in points; by default they are measured.
    open var rowHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// The likely height of a row that has not been measured, in points; by default 44.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// The height of the views above sections, in points; by default they are measured.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// The height of the views below sections, in points; by default they are measured.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetHeights() } }
    /// Accepted for source compatibility; has no effect here.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// Accepted for source compatibility; has no effect here.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The room above a section's header, in points.
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { forgetHeights() } }
    /// Whether there are lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The colour of the lines between rows; nil for the system's.
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    /// The distances of the lines from the edges, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Accepted for source compatibility; has no effect here: rows are not edited.
    open var isEditing = false
    /// Accepted for source compatibility; has no effect here, with a warning: rows are not edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        if editing { Log.warning("UITableView.setEditing has no effect: rows are not edited") }
    }

    /// The view above the rows, in the height of its frame.
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
    /// The view below the rows, in the height of its frame.
    open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
    /// The view behind the rows.
    open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        forgetHeights()
    }

    // MARK: Cells

    private var cellClasses: [String: AnyClass] = [:]
    private var headerClasses: [String: AnyClass] = [:]
    private var spare: [String: [UITableViewCell]] = [:]
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var sectionViews: [UITablePart: UIView] = [:]

    /// Names a class of cells, which `dequeueReusableCell` makes.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    /// Names a class of headers and footers.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass
    }

    /// A cell that is not shown any more, or a new one of the registered class; nil where none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spare[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = cellClasses[identifier] as? UITableViewCell.Type else { return nil }
        return ObjectMaker.make(type, style: .default, reuseIdentifier: identifier)
    }

    /// A cell of a registered class. A name that is not registered ends the program, as with Apple's.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError("no class is registered for the cells “\(identifier)”")
        }
        return cell
    }

    /// A new header or footer of the registered class; nil where none is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let type = headerClasses[identifier] as? UITableViewHeaderFooterView.Type else { return nil }
        return ObjectMaker.make(type, reuseIdentifier: identifier)
    }

    /// The cell of a row that shows; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
    /// The row of a cell that shows; nil for others.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
    /// The cells that show, from the top.
    open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
    /// The rows that show, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { shown.isEmpty ? nil : shown.keys.sorted() }

    // MARK: Rows

    private var parts: UITableParts?

    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The number of rows of a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// Asks the data source for all rows again.
    open func reloadData() {
        for (path, cell) in shown { put(away: cell, at: path) }
        shown = [:]
        for view in sectionViews.values { view.removeFromSuperview() }
        sectionViews = [:]
        selected = []
        forgetHeights()
    }

    private func put(away cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        cell.isSelected = false
        if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    private func forgetHeights() {
        parts = nil
        setNeedsLayout()
    }

    /// Measures a row that shows again, after its content changed.
    func measureAgain(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        parts?.forget(.row(path))
        setNeedsLayout()
    }

    /// Asks for all rows again: rows come and go at once here.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    /// Asks for all rows again.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    /// Asks for all rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    /// Asks for all rows again.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadKeepingSelection() }
    /// Asks for all rows again.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    /// Asks for all rows again.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    /// Asks for all rows again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    /// Begins changes that belong together.
    open func beginUpdates() {}
    /// Ends changes that belong together, and asks for all rows again.
    open func endUpdates() { reloadKeepingSelection() }
    /// Runs changes that belong together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    private func reloadKeepingSelection() {
        let kept = selected
        reloadData()
        selected = kept
    }

    // MARK: Selection

    private var selected: Set<IndexPath> = []

    /// The selected row; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// The selected rows; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row, without telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selected { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        selected.insert(indexPath)
        shown[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        shown[indexPath]?.setSelected(false, animated: animated)
    }

    private func press(_ cell: UITableViewCell) {
        guard allowsSelection, let pressed = indexPath(for: cell) else { return }
        if allowsMultipleSelection, selected.contains(pressed) {
            deselectRow(at: pressed, animated: false)
            rowDelegate?.tableView(self, didDeselectRowAt: pressed)
            return
        }
        guard let path = rowDelegate.map({ $0.tableView(self, willSelectRowAt: pressed) }) ?? pressed else { return }
        if !allowsMultipleSelection {
            for old in selected where old != path {
                deselectRow(at: old, animated: false)
                rowDelegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        selectRow(at: path, animated: false, scrollPosition: .none)
        rowDelegate?.tableView(self, didSelectRowAt: path)
    }

    // MARK: Places

    /// The rectangle of a row, in points.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { laidOut().frame(of: .row(indexPath)) ?? .zero }

    /// The row at a point; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        for part in laidOut().parts(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))) {
            if case .row(let path) = part { return path }
        }
        return nil
    }

    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let rect = rectForRow(at: indexPath)
        let most = max(0, contentSize.height - bounds.height)
        let y: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY
        case .middle: y = rect.midY - bounds.height / 2
        case .bottom: y = rect.maxY - bounds.height
        }
        setContentOffset(CGPoint(x: 0, y: min(max(y, 0), most)), animated: animated)
    }

    private func laidOut() -> UITableParts {
        if let parts, parts.width == bounds.width { return parts }
        let made = UITableParts(of: self, delegate: rowDelegate)
        parts = made
        return made
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let parts = laidOut()
        let area = CGRect(origin: contentOffset, size: bounds.size)
        // Measuring a row moves those below it.
        var visible = parts.parts(in: area)
        for _ in 0..<4 {
            let isMeasured = visible.map { measure($0, parts) }.allSatisfy { $0 }
            if isMeasured { break }
            parts.place()
            visible = parts.parts(in: area)
        }
        let size = CGSize(width: bounds.width, height: parts.height)
        if contentSize != size { contentSize = size }
        show(visible, parts)
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: parts.headerHeight)
        tableFooterView?.frame = CGRect(
            x: 0, y: parts.height - parts.footerHeight, width: bounds.width, height: parts.footerHeight)
        backgroundView?.frame = area
    }

    /// Measures a part that has no exact height; returns whether it had one.
    private func measure(_ part: UITablePart, _ parts: UITableParts) -> Bool {
        guard parts.isEstimated(part) else { return true }
        let width = parts.width(of: part)
        switch part {
        case .row(let path): parts.set(cell(at: path).fittingHeight(width: width), of: part)
        case .header(let section), .footer(let section):
            let view = sectionView(part, section)
            parts.set(view.map { max(0, $0.sizeThatFits(CGSize(width: width, height: 0)).height) } ?? 0, of: part)
        }
        return false
    }

    private func cell(at path: IndexPath) -> UITableViewCell {
        if let cell = shown[path] { return cell }
        let cell =
            dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        shown[path] = cell
        if cell.gestureRecognizers?.contains(where: { $0 is UIRowTap }) != true {
            cell.addGestureRecognizer(UIRowTap { [weak self, weak cell] in cell.map { self?.press($0) } })
        }
        addSubview(cell)
        cell.isSelected = selected.contains(path)
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func sectionView(_ part: UITablePart, _ section: Int) -> UIView? {
        if let view = sectionViews[part] { return view }
        let isHeader = part == .header(section)
        let own =
            isHeader
            ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
            : rowDelegate?.tableView(self, viewForFooterInSection: section)
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        let view = own ?? title.map { UITableViewHeaderFooterView(title: $0, isHeader: isHeader, style: style) }
        if let view {
            sectionViews[part] = view
            addSubview(view)
        }
        return view
    }

    private func show(_ visible: [UITablePart], _ parts: UITableParts) {
        var paths: Set<IndexPath> = []
        var sections: Set<UITablePart> = []
        for part in visible {
            guard var frame = parts.frame(of: part) else { continue }
            switch part {
            case .row(let path):
                paths.insert(path)
                let cell = cell(at: path)
                cell.frame = frame
                decorate(cell, at: path, of: parts.rows(in: path.section))
            case .header(let section), .footer(let section):
                guard let view = sectionView(part, section) else { continue }
                sections.insert(part)
                if style == .plain, part == .header(section), let end = parts.end(of: section) {
                    // A header stays at the top while rows of its section show.
                    frame.origin.y = min(max(frame.minY, contentOffset.y), max(frame.minY, end - frame.height))
                }
                view.frame = frame
                bringSubviewToFront(view)
            }
        }
        for (path, cell) in shown where !paths.contains(path) {
            shown[path] = nil
            put(away: cell, at: path)
        }
        for (part, view) in sectionViews where !sections.contains(part) {
            sectionViews[part] = nil
            view.removeFromSuperview()
        }
    }

    private func decorate(_ cell: UITableViewCell, at path: IndexPath, of count: Int) {
        let isLast = path.row == count - 1
        cell.showsSeparator = separatorStyle != .none && !(isLast && style != .plain)
        cell.separatorInset = separatorInset
        cell.separatorColor = separatorColor
        if cell.backgroundColor == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        guard style == .insetGrouped else { return }
        cell.layer.cornerRadius = 26
        cell.layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
    }
}

/// The press on a row.
private final class UIRowTap: UITapGestureRecognizer {
    init(_ action: @escaping () -> Void) {
        super.init()
        stepped = [action]
    }
}
