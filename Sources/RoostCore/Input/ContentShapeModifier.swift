import CoreGraphics

/// The modifier of `.contentShape`.
nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    /// Nil leaves hits to the drawing.
    let shape: S?
    let eoFill: Bool

    func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion {
        guard let shape else { return .content }
        let path = shape.outline(in: CGRect(origin: .zero, size: size), environment)
        return path.contains(point, eoFill: eoFill) ? .shape : .outside
    }
}

/// The modifier of `.controlGround(_:)`.
nonisolated struct ControlGroundModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    let shape: S

    func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion {
        let path = shape.outline(in: CGRect(origin: .zero, size: size), environment)
        return path.contains(point) ? .nearestControl : .content
    }
}

/// The modifier of `.contentShape(.accessibility, _:)`.
nonisolated struct AccessibilityShapeModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    /// Nil stands for the view's frame.
    let shape: S?

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        guard let shape else { return false }
        let bounds = CGRect(origin: .zero, size: tree.localFrame(of: element).size)
        let outline = shape.outline(in: bounds, tree.owner(of: element)?.environment ?? EnvironmentValues())
        attributes.frame = outline.isEmpty ? bounds : outline.boundingRect
        return true
    }
}

/// The modifier of `.allowsHitTesting`.
nonisolated struct HitTestingModifier: ElementModifier {
    typealias Body = Never
    let isEnabled: Bool

    func admitsHits(_ environment: EnvironmentValues) -> Bool { isEnabled }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The region that takes taps and other touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The part of the view that is shown while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The part of the view that is shown beside its context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape marked under a pointer. Has no effect here, with a warning: none of the systems that Roost draws marks
    /// one by itself.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The outline of the focus ring.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The view's frame in the accessibility tree.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The requested shape of a context menu's preview; nil for the system's.
package enum ContextMenuPreviewShapeKey: PassingTraitKey {
    package static var defaultValue: AnyShape? { nil }
}

/// The shape of the view's preview while it is dragged; nil for all of the view.
package enum DragPreviewShapeKey: PassingTraitKey {
    package static var defaultValue: AnyShape? { nil }
}

extension EnvironmentValues {
    /// The requested shape of the focus ring; nil for the control's own.
    @Entry package var focusEffectShape: AnyShape?
}

extension View {
    /// Makes a shape, rather than the drawing, the region in which the view is hit. The shape may reach beyond the
    /// view's bounds and beyond any clip (cases `hit-H5`, `hit-H6`). The modifier works before and after the gesture.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Sets the view's outline for the given purposes. `eoFill` counts for `.interaction` only.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.hoverEffect) {
            Log.warning("contentShape(.hoverEffect) has no effect: no shape is marked under a pointer")
        }
        return modifier(ContentShapeKindsModifier(kinds: kind, shape: shape, eoFill: eoFill))
    }

    /// Sets whether the view and everything in it can be hit. By default they can; with false, hits go to whatever lies
    /// behind.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

extension View {
    /// Makes the whole shape hit the nearest of the controls inside.
    nonisolated package func controlGround<S: Shape>(_ shape: S) -> some View {
        modifier(ControlGroundModifier(shape: shape))
    }
}

/// Passes on the shapes of the context menu's preview and of the dragged view. Without these it is always the same
/// value, which a closure would not be: the elements around are then not listed anew on each evaluation.
nonisolated private struct PreviewShapeModifier: TraitModifier {
    typealias Body = Never
    let menu: AnyShape?
    let drag: AnyShape?

    func apply(to element: LayoutID, in tree: LayoutTree) {
        guard menu != nil || drag != nil else { return }
        tree.changeTraits(of: element) {
            if let menu { $0.passing[ContextMenuPreviewShapeKey.self] = menu }
            if let drag { $0.passing[DragPreviewShapeKey.self] = drag }
        }
    }
}

nonisolated private struct ContentShapeKindsModifier<S: Shape>: ViewModifier {
    let kinds: ContentShapeKinds
    let shape: S
    let eoFill: Bool

    @MainActor func body(content: Content) -> some View {
        content
            .transformEnvironment(\.focusEffectShape) { if kinds.contains(.focusEffect) { $0 = AnyShape(shape) } }
            .modifier(
                PreviewShapeModifier(
                    menu: kinds.contains(.contextMenuPreview) ? AnyShape(shape) : nil,
                    drag: kinds.contains(.dragPreview) ? AnyShape(shape) : nil)
            )
            .modifier(
                ContentShapeModifier(shape: kinds.contains(.interaction) ? shape : nil, eoFill: eoFill)
            )
            .modifier(AccessibilityShapeModifier(shape: kinds.contains(.accessibility) ? shape : nil))
    }
}
