import CoreGraphics

/// Arranges the cells of a line side by side.
package protocol LineArranger {
    /// The number of tracks without a proposed breadth.
    var idealTrackCount: Int { get }
    func tracks(in breadth: Double) -> Tracks
    /// The tracks for the ideal breadths of the first line's cells.
    func tracks(forIdeals ideals: [Double]) -> Tracks
}

/// The tracks of a line's cells: the columns of a vertical grid.
package struct Tracks {
    struct Track {
        var start: Double
        var breadth: Double
        var alignment: Alignment
    }

    var tracks: [Track]
    /// The container's own breadth.
    var breadth: Double

    var count: Int { tracks.count }

    func track(_ index: Int) -> Track { tracks[min(index, tracks.count - 1)] }

    func breadth(ofTrack index: Int) -> Double { track(index).breadth }

    /// A track of the container's whole breadth, for headers and footers.
    var whole: Track {
        Track(start: 0, breadth: breadth, alignment: count == 1 ? tracks[0].alignment : .center)
    }
}

extension Tracks.Track {
    /// The placement of a cell in the line at a position.
    func placement(of cell: LayoutID, at position: Double, length: Double, axis: Axis, tree: LayoutTree)
        -> ChildPlacement
    {
        let offer = Proposal(main: .nan, cross: breadth, axis: axis)
        let size = tree.size(cell, offer)
        let box = CGSize(main: length, cross: breadth, axis: axis)
        let dimensions = ViewDimensions(tree: tree, element: .none, size: box, proposal: Proposal(box))
        let horizontal = alignment.horizontal.key
        let vertical = alignment.vertical.key
        let x = horizontal.defaultValue(in: dimensions) - tree.guide(horizontal, of: cell, size: size, proposal: offer)
        let y = vertical.defaultValue(in: dimensions) - tree.guide(vertical, of: cell, size: size, proposal: offer)
        return axis == .vertical
            ? ChildPlacement(id: cell, x: start + x, y: position + y, proposal: offer, size: size)
            : ChildPlacement(id: cell, x: position + x, y: start + y, proposal: offer, size: size)
    }
}
