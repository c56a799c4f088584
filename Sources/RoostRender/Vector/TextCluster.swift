import RoostPicture

/// Characters and the glyphs that together stand for them.
struct TextCluster: Equatable {
    /// UTF-8 length of the characters.
    var bytes: Int
    var glyphs: Int

    /// A run's clusters in reading order; a single one for everything if the run's own are invalid.
    static func clusters(of run: GlyphRun) -> [TextCluster] {
        let text = Array(run.text.utf8)
        // The start of each cluster; characters before the first glyph's belong to the first.
        var starts: [Int] = []
        var counts: [Int] = []
        for offset in run.isRightToLeft ? run.clusters.reversed() : run.clusters {
            if offset == starts.last {
                counts[counts.count - 1] += 1
                continue
            }
            let startsCharacter = text.indices.contains(offset) && text[offset] & 0xC0 != 0x80
            guard startsCharacter, offset > starts.last ?? -1 else {
                return [TextCluster(bytes: text.count, glyphs: run.glyphs.count)]
            }
            starts.append(offset)
            counts.append(1)
        }
        if !starts.isEmpty { starts[0] = 0 }
        let ends = starts.dropFirst() + [text.count]
        return zip(zip(starts, ends), counts).map { TextCluster(bytes: $0.0.1 - $0.0.0, glyphs: $0.1) }
    }
}
