import CoreGraphics

/// A gradient with a colour space. As a style it runs from top to bottom.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    private var gradient: Gradient
    private var space = Gradient.ColorSpace.perceptual

    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The gradient with its colours mixed in a space; `perceptual` is the default.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    func resolve(in environment: EnvironmentValues, level: Int) -> ResolvedGradient {
        let opacity = HierarchicalShapeStyle.opacity(level)
        return ResolvedGradient(
            stops: gradient.stops.map {
                ResolvedGradient.Stop(
                    color: $0.color.resolve(in: environment).multipliedOpacity(by: opacity),
                    location: Double($0.location))
            }, isPerceptual: space == .perceptual)
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolveStyle(inputs)
    }
}

nonisolated extension Color {
    /// A gradient from a slightly lighter shade at the top to this colour. Roost mixes in 20 % white, which is a guess.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
