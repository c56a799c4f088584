import CoreGraphics

/// A side of a rectangle. Leading and trailing follow the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    /// Leading is left and trailing right, unless layout runs right to left.
    case top, leading, bottom, trailing

    /// A set of sides.
    @frozen public struct Set: OptionSet, Sendable {
        /// One bit for each side.
        public let rawValue: Int8
        /// The sides whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A single side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top side.
        public static let top = Set(.top)
        /// The leading side.
        public static let leading = Set(.leading)
        /// The bottom side.
        public static let bottom = Set(.bottom)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The leading or trailing side of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// Leading is left and trailing right, unless layout runs right to left.
    case leading, trailing

    /// A set of leading and trailing sides.
    @frozen public struct Set: OptionSet, Sendable {
        /// One bit for each side.
        public let rawValue: Int8
        /// The sides whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A single side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// The leading side.
        public static let leading = Set(.leading)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or bottom side of a rectangle.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper and the lower side.
    case top, bottom

    /// A set of top and bottom sides.
    @frozen public struct Set: OptionSet, Sendable {
        /// One bit for each side.
        public let rawValue: Int8
        /// The sides whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A single side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The top side.
        public static let top = Set(.top)
        /// The bottom side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}

/// Distances from a rectangle's sides, in points.
@frozen public struct EdgeInsets: Equatable, Hashable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the leading side, in points.
    public var leading: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the trailing side, in points.
    public var trailing: CGFloat

    /// Four distances in points; negative ones reach beyond the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    @usableFromInline package init(_ length: CGFloat, edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The distances from the leading and the trailing side together. A padded view is as wide as its content plus this sum,
    /// to the last bit (Rules.md, Pixels).
    package var horizontal: CGFloat { leading + trailing }

    /// The distances from the top and the bottom together.
    package var vertical: CGFloat { top + bottom }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }

    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension EdgeInsets: Animatable {
    /// The four distances, so that insets animate.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            (top, leading) = (newValue.first, newValue.second.first)
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}
