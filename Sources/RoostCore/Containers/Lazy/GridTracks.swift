import CoreGraphics

/// The tracks of a lazy grid (Rules.md, Lazy grids):
///
/// 1. Fixed tracks take their breadth.
/// 2. The other items share the remaining breadth, without the gaps, equally, each within its limits. The rest that a
///    limit leaves is not shared again.
/// 3. An adaptive item fills its share with as many equally broad tracks as fit.
/// 4. The block of tracks is aligned in the grid.
struct GridTracks: LineArranger {
    let items: [GridItem]
    /// The position of the block of tracks across the grid: 0 at the start, 1 at the end.
    let blockShare: Double

    var idealTrackCount: Int { items.count }

    func tracks(in breadth: Double) -> Tracks {
        var tracks: [Tracks.Track] = []
        var start = 0.0
        var gapAfterPrevious = 0.0
        let share = share(of: breadth)
        for item in items {
            let gap = Self.gap(after: item)
            let alignment = item.alignment ?? .center
            start += tracks.isEmpty ? 0 : gapAfterPrevious
            switch item.size {
            case .fixed(let length):
                tracks.append(.init(start: start, breadth: Self.valid(length), alignment: alignment))
                start += Self.valid(length)
            case .flexible(let minimum, let maximum):
                let length = min(max(share, Self.valid(minimum)), max(Self.valid(minimum), maximum))
                tracks.append(.init(start: start, breadth: length, alignment: alignment))
                start += length
            case .adaptive(let minimum, let maximum):
                let least = max(Self.valid(minimum), 1)
                // An infinite share has no number of tracks that fits.
                let count = share.isFinite ? max(1, Int(min((share + gap) / (least + gap), 100_000))) : 1
                let length = min((share - gap * Double(count - 1)) / Double(count), max(least, maximum))
                for index in 0..<count {
                    if index > 0 { start += gap }
                    tracks.append(.init(start: start, breadth: max(length, 0), alignment: alignment))
                    start += max(length, 0)
                }
            }
            gapAfterPrevious = gap
        }
        let offset = breadth.isFinite ? (breadth - start) * blockShare : 0
        for index in tracks.indices { tracks[index].start += offset }
        return Tracks(tracks: tracks, breadth: breadth)
    }

    func tracks(forIdeals ideals: [Double]) -> Tracks {
        var breadth = 0.0
        for (index, item) in items.enumerated() {
            if case .fixed(let length) = item.size {
                breadth += Self.valid(length)
            } else if index < ideals.count {
                breadth += ideals[index]
            }
            if index > 0 { breadth += Self.gap(after: items[index - 1]) }
        }
        return tracks(in: breadth)
    }

    private func share(of breadth: Double) -> Double {
        var room = breadth
        var sharers = 0.0
        for (index, item) in items.enumerated() {
            if case .fixed(let length) = item.size { room -= Self.valid(length) } else { sharers += 1 }
            if index < items.count - 1 { room -= Self.gap(after: item) }
        }
        return sharers > 0 ? max(0, room / sharers) : 0
    }

    private static func gap(after item: GridItem) -> Double {
        guard let spacing = item.spacing else { return ViewSpacing.defaultDistance }
        return spacing.isFinite ? Double(spacing) : 0
    }

    private static func valid(_ length: CGFloat) -> Double { length.isFinite ? max(0, Double(length)) : 0 }
}
