/// What a transform does, in the order of doing it: scale, shear, rotate, translate.
public struct CGAffineTransformComponents: Equatable, Sendable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    /// Radians; with y pointing down, positive angles turn clockwise.
    public var rotation: CGFloat
    public var translation: CGVector

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        let scaled = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let turned = CGAffineTransform(rotationAngle: components.rotation)
        let moved = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scaled.concatenating(shear).concatenating(turned).concatenating(moved)
    }

    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else {
            // The first row says nothing about the rotation: take it from the second.
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
