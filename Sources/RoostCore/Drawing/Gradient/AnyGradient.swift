import CoreGraphics

/// A gradient with a colour space. As a style it runs from top to bottom.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    private enum Source: Hashable {
        case stops(Gradient)
        /// The standard gradient of a colour, whose direction depends on the colour that it stands for.
        case shades(Color)
    }

    private var source: Source
    private var space = Gradient.ColorSpace.perceptual

    public init(_ gradient: Gradient) { source = .stops(gradient) }

    fileprivate init(shadesOf color: Color) { source = .shades(color) }

    /// The gradient with its colours mixed in a space; `perceptual` is the default.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    func resolve(in environment: EnvironmentValues, level: Int) -> ResolvedGradient {
        let opacity = HierarchicalShapeStyle.opacity(level)
        var stops: [ResolvedGradient.Stop]
        switch source {
        case .stops(let gradient):
            stops = gradient.stops.map {
                ResolvedGradient.Stop(color: $0.color.resolve(in: environment), location: Double($0.location))
            }
        case .shades(let color):
            stops = ColorShades(of: color.resolve(in: environment)).stops
        }
        for index in stops.indices { stops[index].color = stops[index].color.multipliedOpacity(by: opacity) }
        return ResolvedGradient(stops: stops, isPerceptual: space == .perceptual)
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolveStyle(inputs)
    }
}

/// The stops of a colour's standard gradient (Rules.md, Gradients).
private struct ColorShades {
    let color: Color.Resolved

    init(of color: Color.Resolved) { self.color = color }

    /// The end of the lighter part, or the start of the darker one.
    private static let lighterEnd = 0.7
    private static let darkerStart = 0.34
    /// A shade lies this far on the way from the colour to `white`, in sRGB's own numbers, or as far in the opposite
    /// direction.
    private static let share: Float = 0.158
    /// Brighter than white.
    private static let white: Float = 1.34
    /// Colours of a larger luminance get darker. Yellow's is 0.65, mint's 0.45.
    private static let lightLuminance = 0.55

    var stops: [ResolvedGradient.Stop] {
        if luminance > Self.lightLuminance {
            return [
                .init(color: color, location: Self.darkerStart), .init(color: shade(-Self.share), location: 1),
            ]
        }
        return [.init(color: shade(Self.share), location: 0), .init(color: color, location: Self.lighterEnd)]
    }

    private var luminance: Double {
        0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen) + 0.0722 * Double(color.linearBlue)
    }

    private func shade(_ share: Float) -> Color.Resolved {
        func mixed(_ component: Float) -> Float { min(max(component + share * (Self.white - component), 0), 1) }
        return Color.Resolved(
            red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue), opacity: color.opacity)
    }
}

nonisolated extension Color {
    /// The colour's standard gradient: from a lighter shade at the top to the colour at 70 % of the height. A light
    /// colour stands at the top, and a darker shade at the bottom.
    public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}
