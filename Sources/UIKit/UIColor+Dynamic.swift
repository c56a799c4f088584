import RoostCore

extension UIColor {
    /// A colour that a closure chooses for each look: light or dark, plain or with more contrast.
    /// - Parameter dynamicProvider: The colour for traits. It runs wherever the colour is drawn, so keep it short. Two
    ///   such colours are equal only where one was made of the other.
    @preconcurrency public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(Color(DynamicStyle(provider: Provider(dynamicProvider))))
    }
}

/// A closure that is equal to itself alone.
private final class Provider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }

    static func == (a: Provider, b: Provider) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated private struct DynamicStyle: Hashable, ShapeStyle {
    let provider: Provider

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        provider.color(UITraitCollection(environment)).color.resolve(in: environment)
    }
}
