/// An animated modifier: `Animatable` and `ViewModifier` in one name.
public protocol AnimatableModifier: Animatable, ViewModifier {}
