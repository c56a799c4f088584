import CoreGraphics

/// A cell's settings for its grid, which pass out through modifiers with one child (Rules.md, Grids).
package struct GridCellTraits: Equatable, Sendable {
    /// The number of columns that the cell takes; nil for one, or for all if the cell is in no row.
    package var columns: Int?
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    package var unsizedAxes: Axis.Set = []
}

package struct GridCellTraitKey: PassingTraitKey {
    package static let defaultValue = GridCellTraits()
}

/// The setting of one modifier, applied after those of the modifiers inside it.
nonisolated struct GridCellModifier: TraitModifier, Equatable {
    typealias Body = Never
    let traits: GridCellTraits

    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { all in
            var inner = all.passing[GridCellTraitKey.self]
            if let count = traits.columns { inner.columns = columns(count, around: inner.columns) }
            inner.anchor = inner.anchor ?? traits.anchor
            inner.columnAlignment = inner.columnAlignment ?? traits.columnAlignment
            inner.unsizedAxes.formUnion(traits.unsizedAxes)
            all.passing[GridCellTraitKey.self] = inner
        }
    }

    private func columns(_ count: Int, around inner: Int?) -> Int {
        guard let inner, inner != 1 else { return count }
        return inner > 1 && count > 1 ? inner + count : inner
    }
}

extension View {
    /// Lets a cell take `count` columns. Values above 1 on nested modifiers add up; 0 takes none; a negative count is a
    /// programmer's error.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        precondition(count >= 0, "gridCellColumns(\(count)): the count must not be negative.")
        return modifier(GridCellModifier(traits: GridCellTraits(columns: count)))
    }

    /// Places a view in its cell by a unit point of the free space: 0 is leading or top, 1 trailing or bottom. The
    /// innermost anchor wins.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(anchor: anchor)))
    }

    /// Sets the horizontal alignment of the cell's whole column. The innermost alignment of a cell wins, and the first
    /// one in a column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(columnAlignment: guide)))
    }

    /// Sets the axes on which the cell asks for no space of its own and takes the length that the other cells give, as
    /// for a `Divider`.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(unsizedAxes: axes)))
    }
}
