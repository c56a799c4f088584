/// The one track of a lazy stack.
struct SingleTrack: LineArranger {
    let alignment: Alignment

    var idealTrackCount: Int { 1 }

    func tracks(in breadth: Double) -> Tracks {
        Tracks(tracks: [.init(start: 0, breadth: breadth, alignment: alignment)], breadth: breadth)
    }

    func tracks(forIdeals ideals: [Double]) -> Tracks { tracks(in: ideals.max() ?? 0) }
}
