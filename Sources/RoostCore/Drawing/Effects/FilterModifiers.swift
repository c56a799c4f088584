import CoreGraphics

/// A modifier that draws its content through a filter. Layout does not change.
nonisolated protocol FilterEffect: DrawingModifier {
    func filter(in environment: EnvironmentValues) -> Filter?
}

extension FilterEffect {
    func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect {
        switch filter(in: environment) {
        case .blur(let radius, _): reach.insetBy(dx: -3 * radius, dy: -3 * radius)
        case .shadow(_, let radius, let x, let y):
            reach.union(reach.insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: x, dy: y))
        case .colorMatrix, .luminanceToAlpha, .alphaThreshold, nil: reach
        }
    }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        guard let filter = filter(in: environment), !filter.isLeftOut(in: environment) else {
            return context.paintChildren(of: element)
        }
        // On macOS each leaf was recorded with a shadow of its own (case `pst-SH5`); on iOS the view casts one.
        if case .shadow = filter, environment.idiom == .macOS {
            context.shadowed(by: filter) { $0.paintChildren(of: element) }
        } else {
            context.group(.pushFilter(filter)) { $0.paintChildren(of: element) }
        }
    }
}

extension Filter {
    /// Whether Core Animation leaves the filter out, as it does in pictures of layers: all but shadows, which are a layer's
    /// own.
    fileprivate func isLeftOut(in environment: EnvironmentValues) -> Bool {
        if case .shadow = self { return false }
        return environment.isDrawnFromLayers
    }
}

/// The modifier behind `blur(radius:opaque:)`.
nonisolated struct BlurModifier: FilterEffect {
    typealias Body = Never
    var radius: CGFloat
    let isOpaque: Bool

    func filter(in environment: EnvironmentValues) -> Filter? {
        radius > 0 && radius.isFinite ? .blur(radius: radius, opaque: isOpaque) : nil
    }

    func animatableData(in environment: EnvironmentValues) -> CGFloat { radius }
    func showing(_ data: CGFloat) -> Self { Self(radius: data, isOpaque: isOpaque) }
}

/// The modifier behind `shadow(color:radius:x:y:)`.
nonisolated struct ShadowModifier: FilterEffect {
    typealias Body = Never
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    func filter(in environment: EnvironmentValues) -> Filter? {
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
        return .shadow(
            color: color.resolve(in: environment), radius: max(0, radius), x: offset.width, y: offset.height)
    }

    typealias Lengths = AnimatablePair<CGFloat, CGSize.AnimatableData>

    func animatableData(
        in environment: EnvironmentValues
    ) -> AnimatablePair<Color.Resolved.AnimatableData, Lengths> {
        AnimatablePair(color.resolve(in: environment).animatableData, AnimatablePair(radius, offset.animatableData))
    }

    func showing(_ data: AnimatablePair<Color.Resolved.AnimatableData, Lengths>) -> Self {
        var copy = self
        var resolved = Color.Resolved.clear
        resolved.animatableData = data.first
        copy.color = Color(resolved)
        copy.radius = data.second.first
        copy.offset.animatableData = data.second.second
        return copy
    }
}

/// A filter that changes colours by an amount, as `brightness(_:)` and `hueRotation(_:)` do.
nonisolated struct ColorAmountModifier: FilterEffect {
    typealias Body = Never
    var amount: Double
    let matrix: (Double) -> [Float]

    func filter(in environment: EnvironmentValues) -> Filter? {
        let matrix = matrix(amount)
        return matrix.allSatisfy(\.isFinite) ? .colorMatrix(matrix) : nil
    }

    func animatableData(in environment: EnvironmentValues) -> Double { amount * 128 }
    func showing(_ data: Double) -> Self { Self(amount: data / 128, matrix: matrix) }
}

/// The modifier behind `colorMultiply(_:)`.
nonisolated struct ColorMultiplyModifier: FilterEffect {
    typealias Body = Never
    let color: Color

    func filter(in environment: EnvironmentValues) -> Filter? {
        .colorMatrix(ColorMatrix.multiply(color.resolve(in: environment)))
    }

    func animatableData(in environment: EnvironmentValues) -> Color.Resolved.AnimatableData {
        color.resolve(in: environment).animatableData
    }

    func showing(_ data: Color.Resolved.AnimatableData) -> Self {
        var resolved = Color.Resolved.clear
        resolved.animatableData = data
        return Self(color: Color(resolved))
    }
}

/// A filter without an amount.
nonisolated struct FixedFilterModifier: FilterEffect {
    typealias Body = Never
    let filter: Filter

    func filter(in environment: EnvironmentValues) -> Filter? { filter }
}

/// A modifier that draws its content into a layer and combines the layer with the drawing below.
nonisolated struct LayerModifier: DrawingModifier {
    typealias Body = Never
    let command: DisplayCommand

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        context.group(command) { $0.paintChildren(of: element) }
    }
}

extension View {
    /// Blurs the view by a Gaussian of standard deviation `radius` points (case `gfx-B1`).
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius, isOpaque: opaque))
    }

    /// Draws a blurred copy of the view's outline below it, in one colour. The blur is a Gaussian of standard deviation
    /// `radius` points (case `pst-SH3`); the colour is black at 33 % by default (case `pst-SH2`). On macOS the children
    /// of stacks cast shadows of their own, on each other too (case `pst-SH5`).
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Adds an amount to each colour component: −1 gives black, 0 no change and 1 white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(amount: amount, matrix: ColorMatrix.brightness))
    }

    /// Scales the distance of each colour component from middle grey: 0 gives grey, 1 no change.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(amount: amount, matrix: ColorMatrix.contrast))
    }

    /// Scales the strength of colours: 0 gives grey, 1 no change, and more than 1 stronger colours.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(amount: amount, matrix: ColorMatrix.saturation))
    }

    /// Removes colour: 0 gives no change, 1 grey.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(amount: amount, matrix: ColorMatrix.grayscale))
    }

    /// Turns all hues by an angle around the colour circle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorAmountModifier(amount: angle.radians, matrix: { ColorMatrix.hueRotation(.radians($0)) }))
    }

    /// Replaces each colour component by its distance from 1. Opacity stays.
    nonisolated public func colorInvert() -> some View {
        modifier(FixedFilterModifier(filter: .colorMatrix(ColorMatrix.invert)))
    }

    /// Multiplies each colour component, including opacity, by that of a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// Replaces the view's drawing by black whose opacity is the drawing's luminance.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(FixedFilterModifier(filter: .luminanceToAlpha))
    }

    /// Combines the view's colours with those below by a blend mode.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayerModifier(command: .pushBlend(blendMode)))
    }

    /// Draws the view into one layer, to which effects outside apply as a whole.
    nonisolated public func compositingGroup() -> some View { modifier(LayerModifier(command: .pushLayer)) }

    /// Draws the view into one picture before it is combined with the drawing below.
    /// - Parameters:
    ///   - opaque: A promise that the picture is opaque, which saves work on Apple's systems. It has no effect here.
    ///   - colorMode: `nonLinear`: pictures are always mixed in gamma-encoded sRGB. Other modes warn.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        if colorMode != .nonLinear {
            Log.warning("drawingGroup's colorMode has no effect: colours are mixed in sRGB's own numbers")
        }
        return modifier(LayerModifier(command: .pushLayer))
    }
}
