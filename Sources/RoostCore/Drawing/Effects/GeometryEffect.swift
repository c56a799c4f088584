import CoreGraphics

/// A modifier that draws the view through a transform that it computes from the view's size. Layout does not change.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform for a view of this size, in its own coordinates.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ForwardingNode(view, inputs) { view, use in
            withUnsafePointer(to: view.content.modifier(GeometryEffectModifier(effect: view.modifier)), use)
        }
    }
}

extension GeometryEffect {
    /// The same effect, without an influence on the frames that views report. Effects never have one here, so drawing
    /// and geometry stay as they are.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that leaves the frames of views as they are.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    var base: Base

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// Applies a geometry effect in its node.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ProjectionEffect {
    typealias Body = Never
    var effect: Effect

    func projection(for size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform {
        effect.effectValue(size: size)
    }

    func animatableData(in environment: EnvironmentValues) -> Effect.AnimatableData {
        effect.animatableData
    }

    func showing(_ data: Effect.AnimatableData) -> Self {
        var copy = self
        copy.effect.animatableData = data
        return copy
    }
}
