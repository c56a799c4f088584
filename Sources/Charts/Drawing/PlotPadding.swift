import CoreGraphics

/// The room that annotations ask for at the edges of the plot: positions of all scales keep away from it.
///
/// It is known as soon as the annotations are measured, and all parts of a chart share it.
final class PlotPadding {
    /// Lengths in points at both ends of an axis, from the left or the top.
    struct Ends: Equatable {
        var start: CGFloat = 0
        var end: CGFloat = 0

        /// Adds more room, up to a limit at each end.
        mutating func add(_ more: Ends, limit: CGFloat) {
            start = min(start + more.start, limit)
            end = min(end + more.end, limit)
        }
    }

    var x = Ends()
    var y = Ends()
}
