import CoreGraphics
import Foundation
import RoostCore

/// A kind of particles. Ranges are the full widths of random differences; speeds are changes in a second.
@MainActor @preconcurrency open class CAEmitterCell {
    /// A kind without particles: `birthRate` and `lifetime` are 0.
    public init() {}

    /// A name of the app's own.
    open var name: String?
    /// Whether there are particles of this kind.
    open var isEnabled = true
    /// The picture of a particle: a `CGImage` or a `UIImage`; nil for a square of 1 point.
    open var contents: Any?
    /// Pixels of the picture per point; by default 1.
    open var contentsScale: CGFloat = 1
    /// New particles in a second.
    open var birthRate: Float = 0
    /// The life of a particle, in seconds.
    open var lifetime: Float = 0
    /// The random difference of lives, in seconds.
    open var lifetimeRange: Float = 0
    /// The direction in which particles fly, in radians, clockwise from the right.
    open var emissionLongitude: CGFloat = 0
    /// Accepted for source compatibility; has no effect here: there is no depth.
    open var emissionLatitude: CGFloat = 0
    /// The width of the cone of directions, in radians.
    open var emissionRange: CGFloat = 0
    /// The speed, in points in a second.
    open var velocity: CGFloat = 0
    /// The random difference of speeds.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points in a second and second.
    open var xAcceleration: CGFloat = 0
    /// The acceleration downwards, in points in a second and second.
    open var yAcceleration: CGFloat = 0
    /// Accepted for source compatibility; has no effect here: there is no depth.
    open var zAcceleration: CGFloat = 0
    /// The size of a particle, in parts of its picture.
    open var scale: CGFloat = 1
    /// The random difference of sizes.
    open var scaleRange: CGFloat = 0
    /// The change of the size in a second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation in a second, in radians.
    open var spin: CGFloat = 0
    /// The random difference of rotations.
    open var spinRange: CGFloat = 0
    /// The colour that multiplies the picture's; white by default.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The random difference of the colour's red.
    open var redRange: Float = 0
    /// The random difference of the colour's green.
    open var greenRange: Float = 0
    /// The random difference of the colour's blue.
    open var blueRange: Float = 0
    /// The random difference of opacities.
    open var alphaRange: Float = 0
    /// The change of the colour's red in a second.
    open var redSpeed: Float = 0
    /// The change of the colour's green in a second.
    open var greenSpeed: Float = 0
    /// The change of the colour's blue in a second.
    open var blueSpeed: Float = 0
    /// The change of the opacity in a second.
    open var alphaSpeed: Float = 0
    /// The particles that a particle sends out. They are not drawn, with a warning.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            if emitterCells?.isEmpty == false { Log.warning("CAEmitterCell.emitterCells: particles send out none") }
        }
    }

    /// The particle of an age; nil for one that has died.
    func particle(from layer: CAEmitterLayer, age: Double, _ random: inout CARandom) -> CAParticle? {
        let life = Double(lifetime) + random.around(Double(lifetimeRange))
        guard age <= life * Double(layer.lifetime) else { return nil }
        let start = layer.origin(&random)
        let direction = Double(emissionLongitude) + random.around(Double(emissionRange))
        let speed = (Double(velocity) + random.around(Double(velocityRange))) * Double(layer.velocity)
        let size = (Double(scale) + random.around(Double(scaleRange)) + Double(scaleSpeed) * age) * Double(layer.scale)
        let turn = (Double(spin) + random.around(Double(spinRange))) * Double(layer.spin) * age
        let own = color?.components ?? [1, 1, 1, 1]
        func part(_ index: Int, _ range: Float, _ change: Float) -> Double {
            min(max(Double(own[index]) + random.around(Double(range)) + Double(change) * age, 0), 1)
        }
        return CAParticle(
            position: CGPoint(
                x: Double(start.x) + cos(direction) * speed * age + Double(xAcceleration) * age * age / 2,
                y: Double(start.y) + sin(direction) * speed * age + Double(yAcceleration) * age * age / 2),
            scale: CGFloat(max(size, 0)), angle: turn,
            color: Color(
                red: part(0, redRange, redSpeed), green: part(1, greenRange, greenSpeed),
                blue: part(2, blueRange, blueSpeed)), opacity: part(3, alphaRange, alphaSpeed), image: image)
    }

    private var image: (image: Image, size: CGSize)? {
        switch contents {
        case let image as UIImage: return (Image(uiImage: image), image.size)
        case let image as CGImage:
            let scale = max(contentsScale, 0.1)
            return (
                Image(decorative: image, scale: scale),
                CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            )
        default: return nil
        }
    }
}

/// A particle at one moment.
struct CAParticle {
    let position: CGPoint
    let scale: CGFloat
    /// In radians.
    let angle: Double
    let color: Color
    let opacity: Double
    let image: (image: Image, size: CGSize)?

    func draw(in context: GraphicsContext) {
        guard opacity > 0, scale > 0 else { return }
        var context = context
        context.translateBy(x: position.x, y: position.y)
        context.rotate(by: .radians(angle))
        context.opacity *= opacity
        let size = image?.size ?? CGSize(width: 1, height: 1)
        let rect = CGRect(
            x: -size.width * scale / 2, y: -size.height * scale / 2, width: size.width * scale,
            height: size.height * scale)
        guard let image else { return context.fill(Path(rect), with: .color(color)) }
        context.addFilter(.colorMultiply(color))
        context.draw(image.image, in: rect)
    }
}

/// Random numbers of a particle, which follow from its number.
struct CARandom {
    private var state: UInt64

    init(_ seed: UInt32, _ cell: UInt32, _ number: UInt32) {
        state = UInt64(seed) << 32 ^ UInt64(cell) << 48 ^ UInt64(number) &+ 0x9E37_79B9_7F4A_7C15
    }

    /// The next number of 0..<1.
    mutating func next() -> Double {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ z >> 31) >> 11) / Double(1 << 53)
    }

    /// The next number in a range of a width around 0.
    mutating func around(_ width: Double) -> Double { (next() - 0.5) * width }
}
