/// The one track of a lazy stack.
package struct SingleTrack: LineArranger {
    let alignment: Alignment

    package init(alignment: Alignment) { self.alignment = alignment }

    package var idealTrackCount: Int { 1 }

    package func tracks(in breadth: Double) -> Tracks {
        Tracks(tracks: [.init(start: 0, breadth: breadth, alignment: alignment)], breadth: breadth)
    }

    package func tracks(forIdeals ideals: [Double]) -> Tracks { tracks(in: ideals.max() ?? 0) }
}
