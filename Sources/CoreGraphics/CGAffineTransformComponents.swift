/// The parts of a transform, in the order of their application: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Equatable, Sendable {
    /// The factor for each axis.
    public var scale: CGSize
    /// The distance that x moves by for each unit of y.
    public var horizontalShear: CGFloat
    /// The angle in radians. With y pointing down, positive angles turn clockwise.
    public var rotation: CGFloat
    /// The distance that points move by.
    public var translation: CGVector

    /// The four parts of a transform.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Applies the parts in order: scale, shear, rotation, translation.
    public init(_ components: CGAffineTransformComponents) {
        let scaled = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let turned = CGAffineTransform(rotationAngle: components.rotation)
        let moved = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scaled.concatenating(shear).concatenating(turned).concatenating(moved)
    }

    /// Splits the transform into scale, shear, rotation and translation. A mirrored one has a negative scale of height.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else {
            // The first row gives no rotation: take it from the second.
            let height = (c * c + d * d).squareRoot()
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), horizontalShear: 0, rotation: height > 0 ? atan2(-c, d) : 0,
                translation: translation)
        }
        let height = (a * d - b * c) / width
        let shear = height == 0 ? 0 : (a * c + b * d) / width / height
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
            translation: translation)
    }
}
