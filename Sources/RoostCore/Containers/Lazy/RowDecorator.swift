/// Wraps each row, as a list does.
package protocol RowDecorator: AnyObject {
    /// The elements that represent a row's elements in the layout.
    func decorate(_ elements: ContiguousArray<LayoutID>, at place: RowPlace) -> ContiguousArray<LayoutID>
    /// The element that represents a decorated one in the layout; nil for other elements.
    func decoration(of element: LayoutID) -> LayoutID?
    /// Tells which decorated elements are still in view.
    func rowsLeft(inView: Set<LayoutID>)
}

/// The position of a row.
package struct RowPlace {
    package let part: LazyElementList.Part
    let section: NodeID
    /// Counted within its part of the section.
    package let row: Int
    package let rowCount: Int
    /// Whether this part is the first of the container.
    package let isFirstSpan: Bool
    /// The parts before and after this one.
    package let follows: (before: Neighbor, after: Neighbor)
    package let entry: LazyElementList.Entry
    package let rowOfEntry: Int
    /// The elements of the next row in this part, made if necessary; empty after the last row.
    package let makeNext: () -> ContiguousArray<LayoutID>

    /// The neighbour of a part of a section.
    package enum Neighbor {
        case nothing
        /// Another part of the same section.
        case sameSection(LazyElementList.Part)
        case otherSection(LazyElementList.Part)
    }
}

extension LazyLines {
    /// The parts before and after a span.
    func parts(around span: Int) -> (before: RowPlace.Neighbor, after: RowPlace.Neighbor) {
        let own = segment(of: spans[span])
        func neighbor(_ index: Int) -> RowPlace.Neighbor {
            guard spans.indices.contains(index) else { return .nothing }
            let other = segment(of: spans[index])
            return other.section == own.section && own.section != 0
                ? .sameSection(other.part) : .otherSection(other.part)
        }
        return (neighbor(span - 1), neighbor(span + 1))
    }
}
