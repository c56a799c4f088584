import CoreGraphics
import RoostCore

/// The places at which a block may be divided, and its meaning.
struct FlowOutline {
    /// From top to bottom; together they are the whole block.
    var pieces: [FlowPiece] = []
    /// The headings with their distance from the block's top.
    var headings: [(heading: Heading, y: CGFloat)] = []
    /// The meaning of the block; nil if no tagged file is written.
    var meaning: BlockMeaning?

    struct Heading: Equatable {
        var title: String
        /// 1 … 6.
        var level: Int
    }
}

/// A part of a block that stays on one page if it can.
struct FlowPiece {
    /// From the block's top, in points.
    var minY: CGFloat
    var maxY: CGFloat
    var keepsWithNext = false
    var breaksBefore = false
    var breaksAfter = false
    /// The gaps inside in which the piece is divided if it is higher than a page, from top to bottom.
    var gaps: [ClosedRange<CGFloat>] = []
    var footnotes: [any View] = []

    var height: CGFloat { maxY - minY }
}
