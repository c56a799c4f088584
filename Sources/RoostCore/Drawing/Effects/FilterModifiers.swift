import CoreGraphics

/// A modifier that draws its content through a filter; layout does not change.
nonisolated struct FilterModifier: ElementModifier {
    typealias Body = Never
    let filter: (EnvironmentValues) -> Filter?

    func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect {
        switch filter(environment) {
        case .blur(let radius, _): reach.insetBy(dx: -3 * radius, dy: -3 * radius)
        case .shadow(_, let radius, let x, let y):
            reach.union(reach.insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: x, dy: y))
        case .colorMatrix, .luminanceToAlpha, nil: reach
        }
    }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        guard let filter = filter(environment) else { return context.paintChildren(of: element) }
        if case .shadow = filter {
            context.shadowed(by: filter) { $0.paintChildren(of: element) }
        } else {
            context.group(.pushFilter(filter)) { $0.paintChildren(of: element) }
        }
    }
}

/// A modifier that draws its content into a layer and combines that with what lies below.
nonisolated struct LayerModifier: ElementModifier {
    typealias Body = Never
    let command: DisplayCommand

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        context.group(command) { $0.paintChildren(of: element) }
    }
}

extension View {
    /// Blurs the view by a Gaussian of standard deviation `radius` points (case `gfx-B1`).
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(
            FilterModifier { _ in
                radius > 0 && radius.isFinite ? .blur(radius: radius, opaque: opaque) : nil
            })
    }

    /// Lays a blurred copy in one colour below the view. The blur is a Gaussian of standard deviation `radius` points
    /// (case `pst-SH3`); the default is black at 33 % (case `pst-SH2`).
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            FilterModifier { environment in
                guard radius.isFinite, x.isFinite, y.isFinite else { return nil }
                return .shadow(color: color.resolve(in: environment), radius: max(0, radius), x: x, y: y)
            })
    }

    nonisolated private func colorMatrix(_ matrix: [Float]) -> some View {
        modifier(FilterModifier { _ in matrix.allSatisfy(\.isFinite) ? .colorMatrix(matrix) : nil })
    }

    /// Adds light: -1 … 1.
    nonisolated public func brightness(_ amount: Double) -> some View {
        colorMatrix(ColorMatrix.brightness(amount))
    }

    nonisolated public func contrast(_ amount: Double) -> some View { colorMatrix(ColorMatrix.contrast(amount)) }

    nonisolated public func saturation(_ amount: Double) -> some View { colorMatrix(ColorMatrix.saturation(amount)) }

    /// Takes colour away: 0 … 1.
    nonisolated public func grayscale(_ amount: Double) -> some View { colorMatrix(ColorMatrix.grayscale(amount)) }

    nonisolated public func hueRotation(_ angle: Angle) -> some View { colorMatrix(ColorMatrix.hueRotation(angle)) }

    nonisolated public func colorInvert() -> some View { colorMatrix(ColorMatrix.invert) }

    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(FilterModifier { .colorMatrix(ColorMatrix.multiply(color.resolve(in: $0))) })
    }

    nonisolated public func luminanceToAlpha() -> some View { modifier(FilterModifier { _ in .luminanceToAlpha }) }

    /// Combines the view's colours with those below.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayerModifier(command: .pushBlend(blendMode)))
    }

    /// Makes the view one layer for the effects written after.
    nonisolated public func compositingGroup() -> some View { modifier(LayerModifier(command: .pushLayer)) }

    /// Draws the view's content into one picture before it is laid down.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(LayerModifier(command: .pushLayer))
    }
}
