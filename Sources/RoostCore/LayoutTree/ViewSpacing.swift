import CoreGraphics
import RoostPicture

/// A view's preferred distances from its neighbours: for each edge a length by category, in points.
///
/// The distance of two facing edges is the largest length in the categories that both have; without a common category
/// it is 8 points (Rules.md, Spacing).
public struct ViewSpacing: Equatable, Sendable {
    /// The preference of one edge. A missing category is NaN.
    package struct EdgePreference: Equatable, Sendable {
        /// Applies in any category: 0 at the edges of a spacer, the default elsewhere.
        package var any = Double.nan
        /// Applies between text above and something else below.
        package var belowText = Double.nan
        /// Applies between something else above and text below.
        package var aboveText = Double.nan
        /// Applies between two texts, or two checkboxes; the second one's length counts.
        package var likeToLike = Double.nan

        package init(any: Double = .nan, belowText: Double = .nan, aboveText: Double = .nan) {
            self.any = any
            self.belowText = belowText
            self.aboveText = aboveText
        }

        mutating func formUnion(_ other: EdgePreference) {
            any = Self.larger(any, other.any)
            belowText = Self.larger(belowText, other.belowText)
            aboveText = Self.larger(aboveText, other.aboveText)
            likeToLike = Self.larger(likeToLike, other.likeToLike)
        }

        /// A spacer's zero holds only until it is united with a preference (case stk-K3h).
        private static func larger(_ a: Double, _ b: Double) -> Double {
            a.isNaN ? b : b.isNaN ? a : max(a, b)
        }

        var isZero: Bool { any == 0 && belowText.isNaN && aboveText.isNaN && likeToLike.isNaN }

        func distance(to next: EdgePreference) -> Double {
            if isZero || next.isZero { return 0 }
            var distance = -Double.infinity
            if !belowText.isNaN && !next.belowText.isNaN { distance = max(distance, belowText, next.belowText) }
            if !aboveText.isNaN && !next.aboveText.isNaN { distance = max(distance, aboveText, next.aboveText) }
            if !likeToLike.isNaN && !next.likeToLike.isNaN { distance = max(distance, next.likeToLike) }
            return distance == -.infinity ? ViewSpacing.defaultDistance : distance
        }

        public static func == (a: EdgePreference, b: EdgePreference) -> Bool {
            isSame(a.any, b.any) && isSame(a.belowText, b.belowText) && isSame(a.aboveText, b.aboveText)
                && isSame(a.likeToLike, b.likeToLike)
        }

        private static func isSame(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
    }

    package static let defaultDistance = 8.0

    package var top = EdgePreference()
    package var leading = EdgePreference()
    package var bottom = EdgePreference()
    package var trailing = EdgePreference()

    /// The spacing of shapes, images and controls: the platform's default, and text's preference beside text.
    public init() {
        top = Self.standardTop
        leading = Self.standardSide
        bottom = Self.standardBottom
        trailing = Self.standardSide
    }

    private static let standardSide = EdgePreference(any: defaultDistance)
    private static let standardTop = EdgePreference(any: defaultDistance, belowText: 0)
    private static let standardBottom = EdgePreference(any: defaultDistance, aboveText: 0)

    private init(empty: Void) {}

    /// No preference at any edge, which means 8 points beside anything.
    package static let none = ViewSpacing(empty: ())

    /// No space at any edge: a spacer's spacing.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing(empty: ())
        spacing.top.any = 0
        spacing.leading.any = 0
        spacing.bottom.any = 0
        spacing.trailing.any = 0
        return spacing
    }()

    /// Takes over another view's preferences where they are larger, on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// The larger of both views' preferences on the given edges; this view's own on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var spacing = self
        spacing.formUnion(other, edges: edges)
        return spacing
    }

    /// The distance in points between this view and the next one along an axis, if both get their preferences.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: trailing.distance(to: next.leading)
        case .vertical: bottom.distance(to: next.top)
        }
    }

    /// Replaces the edges' preferences by the default ones, as padding and fixed lengths do (cases stk-S.14, stk-K3m). An
    /// edge that had no length for text beside it gets none: 8 points lie between a text and padded text (Rules.md,
    /// Spacing).
    mutating func reset(_ edges: Edge.Set) {
        var standard = ViewSpacing()
        if top.belowText.isNaN { standard.top.belowText = .nan }
        if bottom.aboveText.isNaN { standard.bottom.aboveText = .nan }
        replace(edges, by: standard)
    }

    /// Removes the edges' preferences.
    mutating func forget(_ edges: Edge.Set) { replace(edges, by: .none) }

    /// Replaces the edges' preferences by another view's.
    package mutating func replace(_ edges: Edge.Set, by other: ViewSpacing) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }

    /// The preferences of text, from the font metrics of its first and last lines (Rules.md, Spacing).
    package static func text(first: FontMetrics, last: FontMetrics, displayScale: CGFloat) -> ViewSpacing {
        let pixels = PixelGrid(scale: displayScale)
        var spacing = ViewSpacing(empty: ())
        let extraAbove = pixels.roundUp(0.1 * (first.ascender + first.descender))
        let extraBelow = pixels.roundUp(0.1 * (last.ascender + last.descender))
        spacing.top.aboveText = first.descender + extraAbove
        spacing.top.likeToLike = pixels.roundUp(max(first.leading, 0))
        // The line height is not rounded here, unlike the text's own (cases mac-sysfont-*, ios-sysfont-*).
        spacing.bottom.belowText = last.ascender + last.descender + extraBelow - last.capHeight
        spacing.bottom.likeToLike = 0
        spacing.leading = standardSide
        spacing.trailing = standardSide
        return spacing
    }
}
