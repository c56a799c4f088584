import CoreGraphics

/// What shapes and text are filled with: a colour, a gradient, a material, or something that depends on the
/// environment.
///
/// A style of your own gives `resolve(in:)`.
nonisolated public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What a built-in style paints.
    func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle
}

nonisolated extension ShapeStyle {
    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        resolve(in: inputs.environment)._resolveStyle(inputs)
    }

    /// What the style paints in a rectangle, in the coordinates of the drawing.
    package func resolve(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedStyle {
        _resolveStyle(_StyleInputs(environment: environment, bounds: bounds))
    }

    /// What the style paints in the unit square.
    func unitPaint(in environment: EnvironmentValues) -> Paint {
        resolve(in: environment, bounds: CGRect(x: 0, y: 0, width: 1, height: 1)).paint
    }
}

nonisolated extension ShapeStyle where Resolved == Never {
    /// Built-in styles resolve to no other; asking for it is a programmer's error, as with Apple's.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) resolves to no other style")
    }
}

nonisolated extension Never: ShapeStyle {}

/// What a style is resolved for.
public struct _StyleInputs {
    package var environment: EnvironmentValues
    /// The foreground style around the one that is being resolved; nil outside of any.
    private var outerForegroundStyles: ForegroundStyles?
    /// Where it is drawn; gradients stretch over it.
    package var bounds: CGRect
    /// Steps down the hierarchy from the style itself: 1 for its secondary variant.
    package var level = 0

    package init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
        self.environment = environment
        self.bounds = bounds
        self.level = level
    }

    /// What the foreground style is: inside a style that `foregroundStyle` set, the one around it.
    var foregroundStyles: ForegroundStyles {
        get { outerForegroundStyles ?? environment.foregroundStyles }
        set { outerForegroundStyles = newValue }
    }
}

/// What a style came down to.
public struct _ResolvedStyle {
    package var paint: Paint
    /// For paints that cannot take it up themselves.
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var shadows: [ResolvedShadow] = []
    /// How far what lies behind is blurred, a standard deviation in points; 0 for styles that do not.
    package var backdropBlur: CGFloat = 0

    package init(_ paint: Paint) { self.paint = paint }

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

    /// Whether nothing is seen of it: such a thing is not hit.
    var isClear: Bool {
        if case .color(let color) = paint { return color.opacity * Float(opacity) <= 0 }
        return opacity <= 0
    }

    /// The style's colour; nil where it paints something else.
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
