import RoostLocks
import RoostPicture

/// The outlines of a display list's strokes, found once for all strips of a picture. Any thread may ask.
package final class StrokeOutlines: Sendable {
    /// The outlines by the index of the command.
    private let outlines = Mutex<[Int: Path]>([:])

    package init() {}

    /// The outline of a stroke.
    /// - Parameter index: The index of the stroke's command in its list.
    func outline(of path: Path, _ style: StrokeStyle, at index: Int) -> Path {
        if let known = outlines.withLock({ $0[index] }) { return known }
        // Two threads may find the same outline at once. Neither waits for the other.
        let outline = path.strokedPath(style)
        outlines.withLock { $0[index] = outline }
        return outline
    }
}
