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
