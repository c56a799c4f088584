import CoreGraphics

/// A mark as a chart draws it: flat, so that a chart of many marks stays fast.
struct MarkRecord {
    enum Kind: UInt8 {
        case bar, line, area, point, rule, rectangle, sector

        /// Whether the marks of a series are one shape.
        var isJoined: Bool { self == .line || self == .area }
    }

    var kind: Kind
    var stacking = MarkStackingMethod.unstacked
    /// Whether a bar's end is the outer end of its stack.
    var isOuterEnd = true
    /// Whether a bar's start is an outer end, too: that of a stack around the middle.
    var isOuterStart = false
    /// Whether a bar lies between two given values: both of its ends are outer ends.
    var isRange = false
    /// Whether the value lies on the horizontal axis, for bars and areas.
    var isHorizontal = false
    var x = MarkExtent.none
    var y = MarkExtent.none
    /// Whether the types of the values are those of whole numbers.
    var isIntegerX = false
    var isIntegerY = false
    /// A sector's inner radius is its width, and its outer radius its height.
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    /// The gap between a sector and its neighbours, in points.
    var inset: CGFloat = 0
    /// The index of an explicit series; −1 for none.
    var series: Int32 = -1
    /// The index of the mark's style.
    var style: Int32 = 0
    /// The hash of the ids of the `ForEach` elements around the mark; 0 outside of any.
    var identity = 0
    /// The opacity of a mark that appears or disappears.
    var presence: Float = 1
    /// Whether the data do not have the mark any more.
    var isLeaving = false
    /// Whether the mark reaches from zero, or from another mark below, to its value.
    var standsOnZero: Bool { (kind == .bar || kind == .area) && !isRange }
    /// The index of the layer that the mark is drawn in; −1 for the plot itself.
    var layer: Int32 = -1
}
