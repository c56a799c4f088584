import Foundation

/// A lazy container's content before it is made: the parts of its sections, in order.
@_spi(Engine) public struct LazyElementList {
    package enum Entry {
        /// One element that exists.
        case element(LayoutID)
        /// Rows that are made on demand.
        case source(any LazyElementSource)

        var rowCount: Int {
            switch self {
            case .element: 1
            case .source(let source): source.rowCount
            }
        }
    }

    package enum Part: Equatable {
        case rows
        case header
        case footer
    }

    /// Consecutive rows in one part of a section.
    struct Segment {
        let part: Part
        /// The section's node; 0 for rows outside a section.
        let section: NodeID
        var entries: [Entry] = []
        /// The number of rows before each entry.
        private(set) var firstRows: [Int] = []
        private(set) var rowCount = 0

        init(part: Part, section: NodeID) {
            self.part = part
            self.section = section
        }

        mutating func append(_ entry: Entry) {
            firstRows.append(rowCount)
            entries.append(entry)
            rowCount += entry.rowCount
        }

        /// The entry that contains a row, and the row's position in it.
        func entry(ofRow row: Int) -> (entry: Int, row: Int) {
            var low = 0
            var high = entries.count - 1
            while low < high {
                let middle = (low + high + 1) / 2
                if firstRows[middle] <= row { low = middle } else { high = middle - 1 }
            }
            return (low, row - firstRows[low])
        }

        /// Whether an element belongs to a row that has been made.
        func holds(_ element: LayoutID, inRow row: Int) -> Bool {
            let (entry, row) = entry(ofRow: row)
            return switch entries[entry] {
            case .element(let own): own == element
            case .source(let source): source.holds(element, inRow: row)
            }
        }

        /// The elements of a row, which is made if necessary.
        func elements(ofRow row: Int) -> ContiguousArray<LayoutID> {
            let (entry, row) = entry(ofRow: row)
            switch entries[entry] {
            case .element(let element): return [element]
            case .source(let source): return source.makeElements(ofRow: row)
            }
        }
    }

    private(set) var segments: [Segment] = []

    var rowCount: Int { segments.reduce(0) { $0 + $1.rowCount } }

    private var part = Part.rows
    private var section: NodeID = 0

    package init() {}

    package mutating func append(_ entry: Entry) {
        if let last = segments.last, last.part == part, last.section == section {
            segments[segments.count - 1].append(entry)
        } else {
            var segment = Segment(part: part, section: section)
            segment.append(entry)
            segments.append(segment)
        }
    }

    /// Adds a section's three parts. The parts of a section inside a section are rows of the outer one.
    package mutating func appendSection(_ node: any SectionParts) {
        guard section == 0, part == .rows else {
            for child in [node.header, node.content, node.footer] { child.appendLazyElements(to: &self) }
            return
        }
        section = node.id
        part = .header
        node.header.appendLazyElements(to: &self)
        part = .rows
        node.content.appendLazyElements(to: &self)
        part = .footer
        node.footer.appendLazyElements(to: &self)
        part = .rows
        section = 0
    }

    /// Adds the entries of another list, changed by `mapping`.
    package mutating func append(_ inner: LazyElementList, mapping: (Entry) -> Entry) {
        let outer = (part, section)
        for segment in inner.segments {
            if segment.section != 0 { (part, section) = (segment.part, segment.section) }
            for entry in segment.entries { append(mapping(entry)) }
            (part, section) = outer
        }
    }
}

/// A node that makes elements on demand and releases them.
package protocol LazyElementSource: AnyObject {
    var rowCount: Int { get }
    /// The elements of a row, which is made if necessary.
    func makeElements(ofRow row: Int) -> ContiguousArray<LayoutID>
    /// The elements of all rows that exist, in order.
    var madeElements: ContiguousArray<LayoutID> { get }
    /// Sets the rows in view. The others are parked, up to a limit; beyond it they end, unless their state has been
    /// written.
    func keep(_ rows: Range<Int>, parking limit: Int)
    /// Whether an element belongs to a row that has been made.
    func holds(_ element: LayoutID, inRow row: Int) -> Bool
    /// The row of an element; nil if no existing row has it.
    func row(withElement element: LayoutID) -> Int?
    /// The row with an id.
    func row(withID id: AnyHashable) -> Int?
    /// A row's id.
    func id(ofRow row: Int) -> AnyHashable?
    /// The first placed element of a row.
    func placedElement(ofRow row: Int) -> LayoutID?
    /// The source behind all wrappers, in which rows are looked up.
    var origin: AnyObject { get }
    /// The edits that a list offers on the rows.
    var edits: RowEdits { get }
}

/// The edits that a list offers on the rows of a `ForEach`.
package struct RowEdits {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    package init() {}
}

/// A source that changes the elements or edits of another one, on their way to the container.
package final class MappedElementSource: LazyElementSource {
    private let base: any LazyElementSource
    private let map: (ContiguousArray<LayoutID>) -> Void
    private let edit: (inout RowEdits) -> Void

    package init(
        _ base: any LazyElementSource, elements map: @escaping (ContiguousArray<LayoutID>) -> Void = { _ in },
        edits: @escaping (inout RowEdits) -> Void = { _ in }
    ) {
        self.base = base
        self.map = map
        edit = edits
    }

    package var rowCount: Int { base.rowCount }

    package func makeElements(ofRow row: Int) -> ContiguousArray<LayoutID> {
        let elements = base.makeElements(ofRow: row)
        map(elements)
        return elements
    }

    package var madeElements: ContiguousArray<LayoutID> { base.madeElements }
    package func keep(_ rows: Range<Int>, parking limit: Int) { base.keep(rows, parking: limit) }
    package func holds(_ element: LayoutID, inRow row: Int) -> Bool { base.holds(element, inRow: row) }
    package func row(withElement element: LayoutID) -> Int? { base.row(withElement: element) }
    package func row(withID id: AnyHashable) -> Int? { base.row(withID: id) }
    package func id(ofRow row: Int) -> AnyHashable? { base.id(ofRow: row) }
    package func placedElement(ofRow row: Int) -> LayoutID? { base.placedElement(ofRow: row) }
    package var origin: AnyObject { base.origin }

    package var edits: RowEdits {
        var edits = base.edits
        edit(&edits)
        return edits
    }
}
