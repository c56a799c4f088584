/// A modifier that is animated; `Animatable` and `ViewModifier` say the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
