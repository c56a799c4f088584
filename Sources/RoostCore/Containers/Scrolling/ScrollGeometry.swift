import CoreGraphics

/// The geometry of a scroll view: its offset, its content and its container. All lengths are in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the container's top left corner. At the start it is negative by the insets.
    public var contentOffset: CGPoint
    /// The size of the content without the insets.
    public var contentSize: CGSize
    /// The space around the content: for the bars that it scrolls under, and content margins.
    public var contentInsets: EdgeInsets
    /// The size of the window onto the content, including the parts under bars.
    public var containerSize: CGSize
    /// The part of the top inset that a bar gives up as content scrolls under it.
    var collapsible: CGFloat = 0

    /// A geometry of given values, in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    init() { self.init(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero) }

    /// The part of the content inside the container, including what bars cover, in the content's coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The container in the content's coordinates: the same as `visibleRect`.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The offsets along an axis at which the content reaches both edges of the container, as far as it can.
    func limits(along axis: Axis) -> ClosedRange<Double> {
        let (start, end) =
            axis == .horizontal
            ? (contentInsets.leading, contentInsets.trailing) : (contentInsets.top, contentInsets.bottom)
        let lower = -Double(start)
        return lower...max(lower, contentSize[axis] + Double(end) - containerSize[axis])
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        var offset = offset
        for axis in Axis.allCases {
            let limits = limits(along: axis)
            offset[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
        }
        return offset
    }

    /// Whether the content is longer than its window along an axis.
    func overflows(along axis: Axis) -> Bool {
        let limits = limits(along: axis)
        return limits.upperBound - limits.lowerBound > 0.01
    }

    /// The offset at which an anchor of a content rectangle meets the same anchor of the area that no bar covers.
    /// Without an anchor, the nearest offset that shows the whole rectangle (cases `ds-T3` … `ds-T9`).
    func offset(showing rect: CGRect, anchor: UnitPoint?, along axes: Axis.Set) -> CGPoint {
        var offset = contentOffset
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            // Away from the start the bar is low.
            let (start, end) =
                axis == .horizontal
                ? (contentInsets.leading, contentInsets.trailing)
                : (contentInsets.top - collapsible, contentInsets.bottom)
            let room = containerSize[axis] - Double(start) - Double(end)
            let from = Double(rect.origin[axis])
            let length = rect.size[axis]
            let place: Double
            if let anchor {
                let share = Double(axis == .horizontal ? anchor.x : anchor.y)
                place = from - share * (room - length)
            } else {
                let seen = offset[axis] + Double(start)
                let first = from + length - room
                place = first > from ? from : min(max(seen, first), from)
            }
            offset[axis] = place - Double(start)
        }
        return clamped(offset)
    }
}

extension CGPoint {
    subscript(axis: Axis) -> Double {
        get { Double(axis == .horizontal ? x : y) }
        set { if axis == .horizontal { x = CGFloat(newValue) } else { y = CGFloat(newValue) } }
    }
}
