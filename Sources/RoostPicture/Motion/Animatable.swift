import CoreGraphics

/// A type whose changes can be animated: `animatableData` passes through the values in between.
public protocol Animatable {
    /// The vector of numbers that an animation interpolates; `EmptyAnimatableData` for none.
    associatedtype AnimatableData: VectorArithmetic

    /// The animated part of the value. An animation sets it in every frame.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// A vector animates as a whole.
    public var animatableData: Self {
        @inlinable get { self }
        @inlinable set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to animate: the setter does nothing.
    public var animatableData: EmptyAnimatableData {
        @inlinable get { EmptyAnimatableData() }
        @inlinable set {}
    }
}

extension Float: Animatable {}
extension Double: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
    /// `x` and `y`.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        @inlinable get { AnimatablePair(x, y) }
        @inlinable set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// `width` and `height`.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        @inlinable get { AnimatablePair(width, height) }
        @inlinable set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        @inlinable get { AnimatablePair(origin.animatableData, size.animatableData) }
        @inlinable set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension Angle: Animatable {
    // Scaled as Apple's is: a spring's threshold of rest, which is meant in points, is then small for an angle too.
    /// The radians times 128.
    public var animatableData: Double {
        @inlinable get { radians * 128 }
        @inlinable set { radians = newValue / 128 }
    }
}

extension UnitPoint: Animatable {
    // Scaled for the same reason as an angle.
    /// `x` and `y`, each times 128.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        @inlinable get { AnimatablePair(x * 128, y * 128) }
        @inlinable set { (x, y) = (newValue.first / 128, newValue.second / 128) }
    }
}

extension StrokeStyle: Animatable {
    /// The line width, the miter limit and the phase of the dashes. Cap, join and dash lengths change at once.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        @inlinable get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        @inlinable set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension RectangleCornerRadii: Animatable {
    /// The top corners, then the bottom ones; leading before trailing.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        @inlinable get {
            AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
        }
        @inlinable set {
            (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
            (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension ResolvedColor: Animatable {
    /// Premultiplied OKLab and opacity, times 128: colours move as gradients mix them.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
    {
        get {
            let vector = self.vector
            return AnimatablePair(
                Float(vector.x), AnimatablePair(Float(vector.y), AnimatablePair(Float(vector.z), Float(vector.w))))
        }
        set {
            self = ResolvedColor(
                vector: SIMD4(
                    Double(newValue.first), Double(newValue.second.first), Double(newValue.second.second.first),
                    Double(newValue.second.second.second)))
        }
    }

    /// Premultiplied OKLab and opacity, times 128.
    package var vector: SIMD4<Double> { SIMD4(RGB.okLab(components) * Double(opacity), Double(opacity)) * 128 }

    package init(vector: SIMD4<Double>) {
        let opacity = min(vector.w / 128, 1)
        guard opacity > 0 else {
            self = .clear
            return
        }
        let lab = SIMD3(vector.x, vector.y, vector.z) / (128 * opacity)
        self.init(components: RGB.fromOKLab(lab), opacity: Float(opacity))
    }
}
