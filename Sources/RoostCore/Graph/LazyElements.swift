import Foundation

/// What a lazy container knows of its content before it makes it: parts of sections, in order.
package struct LazyElementList {
    package enum Entry {
        /// One element that exists.
        case element(LayoutID)
        /// A number of rows that are made on demand.
        case source(any LazyElementSource)

        var rowCount: Int {
            switch self {
            case .element: 1
            case .source(let source): source.rowCount
            }
        }
    }

    enum Part: Equatable {
        case rows
        case header
        case footer
    }

    /// Rows that follow each other in one part of a section.
    struct Segment {
        let part: Part
        /// The section's node; 0 for rows outside a section.
        let section: NodeID
        var entries: [Entry] = []
        /// How many rows come before each entry.
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

        /// The entry that a row is in, and which of its rows that is.
        func entry(ofRow row: Int) -> (entry: Int, row: Int) {
            var low = 0
            var high = entries.count - 1
            while low < high {
                let middle = (low + high + 1) / 2
                if firstRows[middle] <= row { low = middle } else { high = middle - 1 }
            }
            return (low, row - firstRows[low])
        }

        /// Whether an element is among a row's, if that has been made.
        func holds(_ element: LayoutID, inRow row: Int) -> Bool {
            let (entry, row) = entry(ofRow: row)
            return switch entries[entry] {
            case .element(let own): own == element
            case .source(let source): source.holds(element, inRow: row)
            }
        }

        /// The elements of a row, made if need be.
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

    /// Adds a section's three parts. A section inside a section is part of the outer one's rows.
    mutating func appendSection(_ node: any SectionParts) {
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

    /// Adds what another list has, with its sources changed.
    mutating func append(_ inner: LazyElementList, mapping: (Entry) -> Entry) {
        let outer = (part, section)
        for segment in inner.segments {
            if segment.section != 0 { (part, section) = (segment.part, segment.section) }
            for entry in segment.entries { append(mapping(entry)) }
            (part, section) = outer
        }
    }
}

/// A node that makes elements on demand and lets go of them.
package protocol LazyElementSource: AnyObject {
    var rowCount: Int { get }
    /// The elements of a row, made if need be.
    func makeElements(ofRow row: Int) -> ContiguousArray<LayoutID>
    /// The elements of all rows that have been made, in order.
    var madeElements: ContiguousArray<LayoutID> { get }
    /// Says which rows are in view. The others are parked, at most so many; those that are not are let go, except where
    /// their state has been written.
    func keep(_ rows: Range<Int>, parking limit: Int)
    /// Whether an element is among a row's, if that has been made.
    func holds(_ element: LayoutID, inRow row: Int) -> Bool
    /// The row that an element belongs to, if it has been made.
    func row(withElement element: LayoutID) -> Int?
    /// The row with an id.
    func row(withID id: AnyHashable) -> Int?
    /// A row's id.
    func id(ofRow row: Int) -> AnyHashable?
    /// The first element of a row that is placed.
    func placedElement(ofRow row: Int) -> LayoutID?
    /// What is behind this source: rows are looked for there.
    var origin: AnyObject { get }
    /// What people may do to the rows.
    var edits: RowEdits { get }
}

/// What people may do to the rows of a `ForEach` in a list.
package struct RowEdits {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    package init() {}
}

/// A source whose elements or edits are changed on the way to the container.
final class MappedElementSource: LazyElementSource {
    private let base: any LazyElementSource
    private let map: (ContiguousArray<LayoutID>) -> Void
    private let edit: (inout RowEdits) -> Void

    init(
        _ base: any LazyElementSource, elements map: @escaping (ContiguousArray<LayoutID>) -> Void = { _ in },
        edits: @escaping (inout RowEdits) -> Void = { _ in }
    ) {
        self.base = base
        self.map = map
        edit = edits
    }

    var rowCount: Int { base.rowCount }

    func makeElements(ofRow row: Int) -> ContiguousArray<LayoutID> {
        let elements = base.makeElements(ofRow: row)
        map(elements)
        return elements
    }

    var madeElements: ContiguousArray<LayoutID> { base.madeElements }
    func keep(_ rows: Range<Int>, parking limit: Int) { base.keep(rows, parking: limit) }
    func holds(_ element: LayoutID, inRow row: Int) -> Bool { base.holds(element, inRow: row) }
    func row(withElement element: LayoutID) -> Int? { base.row(withElement: element) }
    func row(withID id: AnyHashable) -> Int? { base.row(withID: id) }
    func id(ofRow row: Int) -> AnyHashable? { base.id(ofRow: row) }
    func placedElement(ofRow row: Int) -> LayoutID? { base.placedElement(ofRow: row) }
    var origin: AnyObject { base.origin }

    var edits: RowEdits {
        var edits = base.edits
        edit(&edits)
        return edits
    }
}
