import CoreGraphics

/// What a cell tells its grid; passes out through modifiers with one child (FACTS 1.6).
package struct GridCellTraits: Equatable, Sendable {
    /// How many columns the cell takes; nil for one, or for all where the cell is no row's.
    package var columns: Int?
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    package var unsizedAxes: Axis.Set = []
}

package struct GridCellTraitKey: PassingTraitKey {
    package static let defaultValue = GridCellTraits()
}

/// What one modifier says of a cell; inner modifiers have spoken before it.
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
    /// Lets a cell take several columns; values above 1 on nested modifiers add up, 0 takes none.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        precondition(count >= 0, "gridCellColumns(\(count)): the count must not be negative.")
        return modifier(GridCellModifier(traits: GridCellTraits(columns: count)))
    }

    /// Where a cell's view lies in its cell, as a fraction of what is left; the innermost wins.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(anchor: anchor)))
    }

    /// The horizontal alignment of the cell's whole column; the innermost wins, and the first in the column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(columnAlignment: guide)))
    }

    /// Axes on which the cell asks for no space of its own and takes what the others give.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier(traits: GridCellTraits(unsizedAxes: axes)))
    }
}
