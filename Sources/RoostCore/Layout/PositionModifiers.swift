import CoreGraphics

/// The modifier of `offset(_:)`.
nonisolated public struct _OffsetEffect: DrawingModifier {
    public typealias Body = Never
    /// The offset in points; positive is towards the trailing and bottom edges. Lengths that are not finite count as 0.
    public var offset: CGSize

    @inlinable init(offset: CGSize) { self.offset = offset }

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .offset(x: offset.width.isFinite ? offset.width : 0, y: offset.height.isFinite ? offset.height : 0)
    }

    package func animatableData(in environment: EnvironmentValues) -> CGSize.AnimatableData { offset.animatableData }

    package func showing(_ data: CGSize.AnimatableData) -> Self {
        Self(offset: CGSize(width: data.first, height: data.second))
    }

    package static var geometryRole: GeometryRole { .shifts }

    package func contentPoint(
        _ point: CGPoint, from model: Self, size: CGSize, _ environment: EnvironmentValues
    ) -> CGPoint? {
        guard offset != model.offset else { return point }
        let x = offset.width - model.offset.width
        return CGPoint(
            x: environment.layoutDirection == .rightToLeft ? point.x + x : point.x - x,
            y: point.y - (offset.height - model.offset.height))
    }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        guard case .offset(let x, let y) = context.tree.rule(of: element) else { return }
        var distance = CGSize(width: offset.width - x, height: offset.height - y)
        if environment.layoutDirection == .rightToLeft { distance.width.negate() }
        guard distance.width != 0 || distance.height != 0, distance.width.isFinite, distance.height.isFinite else {
            return context.paintChildren(of: element)
        }
        context.moved(by: distance) { $0.paintChildren(of: element) }
    }
}

/// The modifier of `position(_:)`.
nonisolated public struct _PositionLayout: ElementModifier {
    public typealias Body = Never
    /// The centre of the view in points. Coordinates that are not finite count as 0.
    public var position: CGPoint

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .position(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }
}

/// The modifier of `fixedSize(horizontal:vertical:)`.
nonisolated public struct _FixedSizeLayout: ElementModifier {
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .fixedSize(horizontal: horizontal, vertical: vertical)
    }
}

/// The way in which content of some aspect ratio uses the room that it gets.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// `fit` shows all of the content inside the room; `fill` covers the room, and reaches over it.
    case fit, fill
}

/// The modifier of `aspectRatio(_:contentMode:)`.
nonisolated public struct _AspectRatioLayout: ElementModifier {
    public typealias Body = Never
    /// Width divided by height; nil, 0 and non-finite values mean the ratio of the view's ideal size.
    public var aspectRatio: CGFloat?
    /// Whether the view fits into the proposal or covers it.
    public var contentMode: ContentMode

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        var ratio = aspectRatio.map { Double($0) } ?? .nan
        if let given = aspectRatio, !given.isFinite || given == 0 {
            Log.warning(
                "Invalid aspect ratio \(given): it must be finite and not 0; the view's own is used.",
                view: "aspectRatio", value: given)
            ratio = .nan
        }
        return .aspectRatio(ratio, fills: contentMode == .fill)
    }
}

extension View {
    /// Draws the view away from its place by an offset in points; layout does not change. Hits follow the drawing.
    @inlinable nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Draws the view away from its place by an offset in points; layout does not change.
    @inlinable nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Takes all the proposed room, and centres the view on a point in it, in points from its top leading corner.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Takes all the proposed room, and centres the view on a point in it, in points from its top leading corner.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
    }

    /// Gives the view its ideal size, whatever is proposed: text, for instance, is not shortened.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length on the chosen axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Proposes to the view the largest size of a ratio that fits the proposal, or the smallest one that covers it. The
    /// result has the size that the view chooses.
    /// - Parameter aspectRatio: Width divided by height; nil for the ratio of the view's ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes to the view a size with the ratio of another size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Fits the view into the proposal in its ideal aspect ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Covers the proposal with the view in its ideal aspect ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
