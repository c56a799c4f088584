import CoreGraphics

/// Changes to a view's drawing that may depend on its geometry. Layout does not change.
public protocol VisualEffect: Sendable {
    /// The changes to the drawing, the innermost first.
    var _steps: [_VisualEffectStep] { get }
}

/// The effect that changes nothing, on which all others build.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _steps: [_VisualEffectStep] { [] }
}

/// Effects applied one after the other.
struct VisualEffectChain: VisualEffect {
    let _steps: [_VisualEffectStep]
}

/// One change to a view's drawing.
public struct _VisualEffectStep: Sendable {
    enum Kind: Sendable {
        case opacity(Double)
        case scale(CGSize, UnitPoint)
        case rotation(Angle, UnitPoint)
        case rotation3D(
            Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
        case offset(CGSize)
        case transform(CGAffineTransform)
        case blur(CGFloat, opaque: Bool)
        case brightness(Double)
        case contrast(Double)
        case saturation(Double)
        case grayscale(Double)
        case hueRotation(Angle)
    }

    let kind: Kind

    /// A step between this one and another of the same kind.
    func interpolated(to other: _VisualEffectStep, by share: Double) -> _VisualEffectStep {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        }
        func mix(_ a: Angle, _ b: Angle) -> Angle { Angle(radians: mix(a.radians, b.radians)) }
        let kind: Kind =
            switch (kind, other.kind) {
            case (.opacity(let a), .opacity(let b)): .opacity(mix(a, b))
            case (.scale(let a, _), .scale(let b, let anchor)): .scale(mix(a, b), anchor)
            case (.rotation(let a, _), .rotation(let b, let anchor)): .rotation(mix(a, b), anchor)
            case (.rotation3D(let a, _, _, _, _), .rotation3D(let b, let axis, let anchor, let z, let perspective)):
                .rotation3D(mix(a, b), axis: axis, anchor, anchorZ: z, perspective: perspective)
            case (.offset(let a), .offset(let b)): .offset(mix(a, b))
            case (.transform(let a), .transform(let b)):
                .transform(
                    CGAffineTransform(
                        a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
                        ty: mix(a.ty, b.ty)))
            case (.blur(let a, _), .blur(let b, let opaque)): .blur(mix(a, b), opaque: opaque)
            case (.brightness(let a), .brightness(let b)): .brightness(mix(a, b))
            case (.contrast(let a), .contrast(let b)): .contrast(mix(a, b))
            case (.saturation(let a), .saturation(let b)): .saturation(mix(a, b))
            case (.grayscale(let a), .grayscale(let b)): .grayscale(mix(a, b))
            case (.hueRotation(let a), .hueRotation(let b)): .hueRotation(mix(a, b))
            default: share < 0.5 ? kind : other.kind
            }
        return _VisualEffectStep(kind: kind)
    }

    /// Draws `content` through this step. `frame` is its frame in the picture's coordinates.
    func paint(_ context: inout PaintContext, frame: CGRect, _ content: (inout PaintContext) -> Void) {
        func transformed(_ context: inout PaintContext, _ transform: CGAffineTransform, around anchor: UnitPoint) {
            if transform.isIdentity { return content(&context) }
            guard transform.isFinite, transform.a * transform.d != transform.b * transform.c else { return }
            let point = anchor.point(in: frame)
            let around = CGAffineTransform(translationX: -point.x, y: -point.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
            guard around.isFinite else { return }
            context.group(.pushTransform(around), content)
        }
        func filtered(_ context: inout PaintContext, _ matrix: [Float]) {
            guard matrix.allSatisfy(\.isFinite) else { return content(&context) }
            context.group(.pushFilter(.colorMatrix(matrix)), content)
        }
        switch kind {
        case .opacity(let opacity):
            let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
            if opacity == 1 { return content(&context) }
            if opacity > 0 { context.faded(by: opacity, content) }
        case .scale(let scale, let anchor):
            transformed(&context, CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor)
        case .rotation(let angle, let anchor):
            transformed(&context, CGAffineTransform(rotationAngle: angle.radians), around: anchor)
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            if angle.radians == 0 { return content(&context) }
            let projection = ProjectionTransform.rotation(
                angle, about: axis, at: anchor.point(in: frame), anchorZ: anchorZ,
                perspective: perspective / max(frame.width, frame.height, 1))
            guard projection.isFinite else { return }
            context.group(.pushProjection(projection.rows), content)
        case .offset(let offset):
            transformed(
                &context, CGAffineTransform(translationX: offset.width, y: offset.height), around: .topLeading)
        case .transform(let transform): transformed(&context, transform, around: .topLeading)
        case .blur(let radius, let opaque):
            guard radius > 0, radius.isFinite else { return content(&context) }
            context.group(.pushFilter(.blur(radius: radius, opaque: opaque)), content)
        case .brightness(let amount): filtered(&context, ColorMatrix.brightness(amount))
        case .contrast(let amount): filtered(&context, ColorMatrix.contrast(amount))
        case .saturation(let amount): filtered(&context, ColorMatrix.saturation(amount))
        case .grayscale(let amount): filtered(&context, ColorMatrix.grayscale(amount))
        case .hueRotation(let angle): filtered(&context, ColorMatrix.hueRotation(angle))
        }
    }
}

extension VisualEffect {
    private func adding(_ kind: _VisualEffectStep.Kind) -> VisualEffectChain {
        VisualEffectChain(_steps: _steps + [_VisualEffectStep(kind: kind)])
    }

    /// Makes the view transparent: 0 is invisible, 1 opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    /// Scales the drawing about a point of the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(scale, anchor))
    }

    /// Scales the drawing by one factor in both directions.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: s, height: s), anchor))
    }

    /// Scales the drawing by a factor for each direction.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }

    /// Rotates the drawing about a point of the view. Positive angles turn clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(angle, anchor))
    }

    /// Rotates the drawing in space about an axis through an anchor.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.rotation3D(angle, axis: axis, anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Moves the drawing by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

    /// Moves the drawing by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(CGSize(width: x, height: y)))
    }

    /// Applies a transform about the view's top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(.transform(transform)) }

    /// Blurs the drawing by a Gaussian of standard deviation `radius` points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(radius, opaque: opaque))
    }

    /// Adds an amount to each colour component: −1 gives black, 1 white.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
    /// Scales the distance of each colour component from middle grey: 0 gives grey, 1 no change.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
    /// Scales the strength of colours: 0 gives grey, 1 no change.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
    /// Removes colour: 0 gives no change, 1 grey.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
    /// Turns all hues by an angle around the colour circle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
}

/// The modifier behind `visualEffect(_:)`. Its closure runs while painting, so that it may depend on the view's
/// position.
nonisolated struct VisualEffectModifier: DrawingModifier {
    typealias Body = Never
    let steps: (GeometryProxy) -> [_VisualEffectStep]

    func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect { .infinite }

    static var drawsEachFrame: Bool { true }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        let frame = context.frame(of: element)
        let steps = steps(GeometryProxy(tree: context.tree, element: element, size: frame.size))
        context.paint(steps[...], of: element, frame: frame)
    }
}

extension PaintContext {
    /// Draws an element's children through effects, with the last one outermost.
    mutating func paint(_ steps: ArraySlice<_VisualEffectStep>, of element: LayoutID, frame: CGRect) {
        guard let last = steps.last else { return paintChildren(of: element) }
        last.paint(&self, frame: frame) { $0.paint(steps.dropLast(), of: element, frame: frame) }
    }
}

extension View {
    /// Draws the view through effects that may depend on its geometry. The closure runs for every frame that is drawn.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
    }
}
