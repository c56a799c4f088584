import CoreGraphics

/// What `.contentShape` applies.
nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    /// Nil leaves it to what is drawn.
    let shape: S?
    let eoFill: Bool

    func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion {
        guard let shape else { return .content }
        let path = shape.outline(in: CGRect(origin: .zero, size: size), environment)
        return path.contains(point, eoFill: eoFill) ? .shape : .outside
    }
}

/// What `.controlGround(_:)` applies.
nonisolated struct ControlGroundModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    let shape: S

    func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion {
        let path = shape.outline(in: CGRect(origin: .zero, size: size), environment)
        return path.contains(point) ? .nearestControl : .content
    }
}

/// What `.contentShape(.accessibility, _:)` applies.
nonisolated struct AccessibilityShapeModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    /// Nil leaves it to the view's frame.
    let shape: S?

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        guard let shape else { return false }
        let bounds = CGRect(origin: .zero, size: tree.localFrame(of: element).size)
        let outline = shape.outline(in: bounds, tree.owner(of: element)?.environment ?? EnvironmentValues())
        attributes.frame = outline.isEmpty ? bounds : outline.boundingRect
        return true
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

    /// Where the view is hit.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What of the view is seen while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What of the view is seen beside its context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What is marked while a pointer is over the view. No system that Roost draws for marks anything by itself.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The line around what has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The frame that the view has for people who do not see it.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The shape that was asked for the preview of a context menu; nil for the system's.
enum ContextMenuPreviewShapeKey: PassingTraitKey {
    static var defaultValue: AnyShape? { nil }
}

private struct FocusEffectShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }

extension EnvironmentValues {
    /// The shape that was asked for the line around what has the focus; nil for the control's own.
    var focusEffectShape: AnyShape? {
        get { self[FocusEffectShapeKey.self] }
        set { self[FocusEffectShapeKey.self] = newValue }
    }
}

extension View {
    /// Makes a shape, in place of what is drawn, the region in which the view is hit. It may reach beyond the view's
    /// bounds and beyond any clip (cases `hit-H5`, `hit-H6`), and stand before or after the gesture.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Makes a shape what stands for the view's outline for some purposes.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.hoverEffect) {
            Log.warning("contentShape(.hoverEffect) has no effect: no shape is marked under a pointer")
        }
        return modifier(ContentShapeKindsModifier(kinds: kind, shape: shape, eoFill: eoFill))
    }

    /// Whether the view, and everything in it, can be hit.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

extension View {
    /// Has controls hit in all of the shape that they stand on, each where it is the nearest.
    nonisolated func controlGround<S: Shape>(_ shape: S) -> some View {
        modifier(ControlGroundModifier(shape: shape))
    }
}

/// Passes on the shapes for a context menu's preview and for what is dragged. Without them it is always the same value, as
/// a closure would not be: the elements around need not be listed anew when it is evaluated.
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
