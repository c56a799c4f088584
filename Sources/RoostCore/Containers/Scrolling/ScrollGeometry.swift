import CoreGraphics

/// Where a scroll view is: what it shows of its content. Lengths are points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the container's top left corner; negative by the insets at the start.
    public var contentOffset: CGPoint
    /// Of the content, without the insets.
    public var contentSize: CGSize
    /// Room around the content: bars that it scrolls under, and content margins.
    public var contentInsets: EdgeInsets
    /// Of the window onto the content, with the parts that bars lie over.
    public var containerSize: CGSize
    /// How much of the inset at the top a bar gives up as content is scrolled under it.
    var collapsible: CGFloat = 0

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    init() { self.init(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero) }

    /// The part of the content that is seen, in the content's coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The container in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The offsets along an axis between which nothing is beyond an edge.
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

    /// The offset at which an anchor of a rectangle of the content lies on the same anchor of what the bars leave free;
    /// without an anchor the nearest one at which the rectangle is seen whole (cases `ds-T3` … `ds-T9`).
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
