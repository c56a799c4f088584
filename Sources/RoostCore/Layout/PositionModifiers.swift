import CoreGraphics

/// What `.offset` applies.
nonisolated public struct _OffsetEffect: DrawingModifier {
    public typealias Body = Never
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

/// What `.position` applies.
nonisolated public struct _PositionLayout: ElementModifier {
    public typealias Body = Never
    public var position: CGPoint

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .position(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }
}

/// What `.fixedSize` applies.
nonisolated public struct _FixedSizeLayout: ElementModifier {
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .fixedSize(horizontal: horizontal, vertical: vertical)
    }
}

/// Whether content fits inside the space it is given or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// What `.aspectRatio` applies.
nonisolated public struct _AspectRatioLayout: ElementModifier {
    public typealias Body = Never
    public var aspectRatio: CGFloat?
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
    /// Draws the view moved by an offset in points; layout does not change.
    @inlinable nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    @inlinable nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Takes all the space proposed and centres the view on a point of it.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
    }

    /// Gives the view its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Proposes to the view a size of a ratio (width to height; nil: its ideal one); answers what the view answers.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
