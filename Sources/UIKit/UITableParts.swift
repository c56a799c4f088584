import CoreGraphics
import Foundation

/// A part of a table: a row, or the view above or below a section.
enum UITablePart: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
}

/// The places of a table's parts. Parts that have not been measured have an estimated height.
@MainActor final class UITableParts {
    private struct Entry {
        let part: UITablePart
        var height: CGFloat
        var isEstimated: Bool
        var y: CGFloat = 0
        /// Room above the part.
        var gap: CGFloat = 0
    }

    private var entries: [Entry] = []
    private var indices: [UITablePart: Int] = [:]
    private var counts: [Int] = []
    private let style: UITableView.Style
    let width: CGFloat
    let headerHeight: CGFloat
    let footerHeight: CGFloat
    private(set) var height: CGFloat = 0

    private enum Metrics {
        static let row: CGFloat = 44
        static let sectionView: CGFloat = 28
        /// The room between the cards' edges and the table's.
        static let inset: CGFloat = 16
        /// The room between sections of grouped tables.
        static let sections: CGFloat = 18
    }

    init(of table: UITableView, delegate: (any UITableViewDelegate)?) {
        style = table.style
        width = table.bounds.width
        headerHeight = table.tableHeaderView?.bounds.height ?? 0
        footerHeight = table.tableFooterView?.bounds.height ?? 0
        guard let source = table.dataSource else {
            place()
            return
        }
        let estimate = table.estimatedRowHeight > 0 ? table.estimatedRowHeight : Metrics.row
        for section in 0..<max(source.numberOfSections(in: table), 0) {
            let gap = style == .plain ? 0 : Metrics.sections
            let hasHeader =
                source.tableView(table, titleForHeaderInSection: section) != nil
                || delegate?.tableView(table, viewForHeaderInSection: section) != nil
            add(
                .header(section),
                given: delegate?.tableView(table, heightForHeaderInSection: section)
                    ?? table.sectionHeaderHeight, estimate: hasHeader ? Metrics.sectionView : 0,
                gap: gap + table.sectionHeaderTopPadding)
            let rows = max(source.tableView(table, numberOfRowsInSection: section), 0)
            counts.append(rows)
            for row in 0..<rows {
                let path = IndexPath(row: row, section: section)
                add(
                    .row(path), given: delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight,
                    estimate: estimate)
            }
            let hasFooter =
                source.tableView(table, titleForFooterInSection: section) != nil
                || delegate?.tableView(table, viewForFooterInSection: section) != nil
            add(
                .footer(section),
                given: delegate?.tableView(table, heightForFooterInSection: section)
                    ?? table.sectionFooterHeight, estimate: hasFooter ? Metrics.sectionView : 0)
        }
        place()
    }

    private func add(_ part: UITablePart, given: CGFloat, estimate: CGFloat, gap: CGFloat = 0) {
        indices[part] = entries.count
        // A height of its own is exact; so is a section without a view, which has none.
        let isExact = given >= 0 || estimate == 0
        entries.append(
            Entry(part: part, height: given >= 0 ? given : estimate, isEstimated: !isExact, gap: gap))
    }

    /// Places the parts below each other.
    func place() {
        var y = headerHeight
        for index in entries.indices {
            y += entries[index].gap
            entries[index].y = y
            y += entries[index].height
        }
        if style != .plain, !entries.isEmpty { y += Metrics.sections }
        height = y + footerHeight
    }

    func isEstimated(_ part: UITablePart) -> Bool { indices[part].map { entries[$0].isEstimated } ?? false }

    func set(_ height: CGFloat, of part: UITablePart) {
        guard let index = indices[part] else { return }
        entries[index].height = height
        entries[index].isEstimated = false
    }

    func forget(_ part: UITablePart) { if let index = indices[part] { entries[index].isEstimated = true } }

    func width(of part: UITablePart) -> CGFloat { max(0, style == .insetGrouped ? width - 2 * Metrics.inset : width) }

    func frame(of part: UITablePart) -> CGRect? {
        guard let index = indices[part] else { return nil }
        let entry = entries[index]
        let length = width(of: part)
        return CGRect(x: (width - length) / 2, y: entry.y, width: length, height: entry.height)
    }

    /// The parts that touch a rectangle, and the header of the section at its top.
    func parts(in rect: CGRect) -> [UITablePart] {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].y + entries[middle].height <= rect.minY { low = middle + 1 } else { high = middle }
        }
        var parts: [UITablePart] = []
        if low < entries.count, style == .plain {
            let section: Int
            switch entries[low].part {
            case .header(let number), .footer(let number): section = number
            case .row(let path): section = path.section
            }
            if entries[low].part != .header(section) { parts.append(.header(section)) }
        }
        while low < entries.count, entries[low].y < rect.maxY {
            if entries[low].height > 0 || entries[low].isEstimated { parts.append(entries[low].part) }
            low += 1
        }
        return parts
    }

    func rows(in section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

    /// The lower end of a section's rows.
    func end(of section: Int) -> CGFloat? { indices[.footer(section)].map { entries[$0].y } }
}
