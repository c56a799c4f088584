/// What a lazy container knows of its content before it makes it.
package struct LazyElementList {
    package enum Entry {
        /// One element that exists.
        case element(LayoutID)
        /// A number of rows that are made on demand.
        case source(any LazyElementSource)
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    package mutating func append(_ entry: Entry) { entries.append(entry) }

    /// The number of rows: each is one element, or one step of a `ForEach`.
    package var rowCount: Int {
        entries.reduce(0) { count, entry in
            switch entry {
            case .element: count + 1
            case .source(let source): count + source.rowCount
            }
        }
    }

    /// The elements of a row, made if need be.
    package func elements(ofRow row: Int) -> ContiguousArray<LayoutID> {
        var first = 0
        for entry in entries {
            switch entry {
            case .element(let element):
                if row == first { return [element] }
                first += 1
            case .source(let source):
                let count = source.rowCount
                if row < first + count { return source.makeElements(ofRow: row - first) }
                first += count
            }
        }
        return []
    }
}

/// A node that makes elements on demand.
package protocol LazyElementSource: AnyObject {
    var rowCount: Int { get }
    func makeElements(ofRow row: Int) -> ContiguousArray<LayoutID>
}
