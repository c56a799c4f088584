import CoreGraphics

/// What `.contentShape` applies.
nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    let shape: S
    let eoFill: Bool

    func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion {
        let path = shape.outline(in: CGRect(origin: .zero, size: size), environment)
        return path.contains(point, eoFill: eoFill) ? .shape : .outside
    }
}

/// What `.allowsHitTesting` applies.
nonisolated struct HitTestingModifier: ElementModifier {
    typealias Body = Never
    let isEnabled: Bool

    func admitsHits(_ environment: EnvironmentValues) -> Bool { isEnabled }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Makes a shape, in place of what is drawn, the region in which the view is hit. It may reach beyond the view's
    /// bounds and beyond any clip (cases `hit-H5`, `hit-H6`), and stand before or after the gesture.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    @ViewBuilder
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }

    /// Whether the view, and everything in it, can be hit.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
