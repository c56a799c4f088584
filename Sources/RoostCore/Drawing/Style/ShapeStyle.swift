import CoreGraphics

/// A fill for shapes and text: a colour, a gradient, a material, or a style that depends on the environment.
///
/// A style of your own implements `resolve(in:)`.
nonisolated public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to; `Never` for built-in styles.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint and effects of a built-in style.
    func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle
}

nonisolated extension ShapeStyle {
    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        resolve(in: inputs.environment)._resolveStyle(inputs)
    }

    /// The style's paint and effects in a rectangle, in the coordinates of the drawing.
    package func resolve(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedStyle {
        _resolveStyle(_StyleInputs(environment: environment, bounds: bounds))
    }

    /// The style's paint in the unit square.
    func unitPaint(in environment: EnvironmentValues) -> Paint {
        resolve(in: environment, bounds: CGRect(x: 0, y: 0, width: 1, height: 1)).paint
    }
}

nonisolated extension ShapeStyle where Resolved == Never {
    /// Built-in styles do not resolve to another style. Calling this stops the program, as on Apple's systems.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) resolves to no other style")
    }
}

nonisolated extension Never: ShapeStyle {}

/// The context in which a style is resolved.
public struct _StyleInputs {
    package var environment: EnvironmentValues
    /// The foreground style outside of the one that is being resolved; nil if there is none.
    private var outerForegroundStyles: ForegroundStyles?
    /// The drawing's bounds, over which gradients stretch.
    package var bounds: CGRect
    /// The number of levels below the style itself: 1 for its secondary variant.
    package var level = 0
    /// Whether a text has the style itself, rather than a view around it.
    package var isOfText = false

    package init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
        self.environment = environment
        self.bounds = bounds
        self.level = level
    }

    /// The current foreground style; inside a style set by `foregroundStyle`, the outer one.
    var foregroundStyles: ForegroundStyles {
        get { outerForegroundStyles ?? environment.foregroundStyles }
        set { outerForegroundStyles = newValue }
    }
}

/// A style's paint and effects.
public struct _ResolvedStyle {
    package var paint: Paint
    /// The opacity for paints that cannot include it themselves.
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var shadows: [ResolvedShadow] = []
    /// The blur of the backdrop, as a standard deviation in points; 0 for none.
    package var backdropBlur: CGFloat = 0

    package init(_ paint: Paint) { self.paint = paint }

    /// A style that draws nothing.
    package static var clear: _ResolvedStyle {
        _ResolvedStyle(.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)))
    }

    package func multipliedOpacity(by factor: Double) -> _ResolvedStyle {
        guard factor != 1 else { return self }
        var result = self
        if let paint = paint.multipliedOpacity(by: factor) {
            result.paint = paint
        } else {
            result.opacity *= factor
        }
        return result
    }

    /// Whether the style draws nothing visible. Such a drawing takes no hits.
    var isClear: Bool {
        if case .color(let color) = paint { return color.opacity * Float(opacity) <= 0 }
        return opacity <= 0
    }

    /// The style's colour; nil for any other paint.
    package var color: Color.Resolved? {
        guard case .color(let color) = paint, opacity == 1 else { return nil }
        return color
    }
}

extension Paint {
    /// The paint with its colours' opacity multiplied; nil for a picture, which has none.
    fileprivate func multipliedOpacity(by factor: Double) -> Paint? {
        switch self {
        case .color(let color): .color(color.multipliedOpacity(by: factor))
        case .linearGradient(let gradient, let start, let end):
            .linearGradient(gradient.multipliedOpacity(by: factor), start: start, end: end)
        case .radialGradient(let gradient, let center, let start, let end):
            .radialGradient(
                gradient.multipliedOpacity(by: factor), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let gradient, let bounds, let center, let start, let end):
            .ellipticalGradient(
                gradient.multipliedOpacity(by: factor), bounds: bounds, center: center, startRadius: start,
                endRadius: end)
        case .angularGradient(let gradient, let center, let start, let end):
            .angularGradient(
                gradient.multipliedOpacity(by: factor), center: center, startAngle: start, endAngle: end)
        case .image: nil
        }
    }
}
