import CoreGraphics
import Foundation
import RoostCore

/// A layer that sends out particles: confetti, snow, sparks.
///
/// The particles of a moment follow from the time alone, so a picture shows those of the layer's first second.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
    /// The kinds of particles; nil for none.
    open var emitterCells: [CAEmitterCell]? { didSet { changed() } }
    /// The middle of the place from which particles come, in points.
    open var emitterPosition = CGPoint.zero { didSet { changed() } }
    /// The size of that place, in points; see `emitterShape`.
    open var emitterSize = CGSize.zero { didSet { changed() } }
    /// The form of that place: a point by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { changed() } }
    /// Whether particles come from the form's points, its edge or its inside.
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { changed() } }
    /// The mixing of particles with those behind; `additive` adds their light.
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { changed() } }
    /// The start of the random numbers: equal seeds give equal particles.
    open var seed: UInt32 = 0 { didSet { changed() } }
    /// A factor of all lifetimes.
    open var lifetime: Float = 1 { didSet { changed() } }
    /// A factor of all velocities.
    open var velocity: Float = 1 { didSet { changed() } }
    /// A factor of all scales.
    open var scale: Float = 1 { didSet { changed() } }
    /// A factor of all spins.
    open var spin: Float = 1 { didSet { changed() } }
    /// The time at which the layer begins, on the clock of `CACurrentMediaTime()`; particles come from then on.
    open var beginTime: CFTimeInterval = 0

    /// A factor of all birth rates; 0 stops new particles, and those that are there live on.
    open var birthRate: Float = 1 {
        didSet {
            guard birthRate != oldValue else { return }
            rates.append((CACurrentMediaTime(), birthRate))
            changed()
        }
    }

    /// The factors of birth rates, by the times at which they were set; the first one holds from the start.
    private(set) lazy var rates: [(time: Double, rate: Float)] = [(-.infinity, birthRate)]
    /// The clock's time at the date of the first frame.
    private var start: (date: Date, time: Double)?

    override func picture() -> AnyView? {
        guard emitterCells?.isEmpty == false else { return nil }
        _ = rates
        return AnyView(
            TimelineView(.animation) { timeline in
                let particles = self.particles(at: timeline.date)
                Canvas { context, _ in
                    if self.renderMode == .additive { context.blendMode = .plusLighter }
                    for particle in particles { particle.draw(in: context) }
                }
            }
            .frame(width: max(bounds.width, 0), height: max(bounds.height, 0)))
    }

    /// The particles that live at a date, the oldest first.
    func particles(at date: Date) -> [CAParticle] {
        let start = start ?? (date, CACurrentMediaTime())
        self.start = start
        // A layer looks as if it had been running, as with Apple's, unless it says when it begins.
        let lead = beginTime > 0 ? start.time - beginTime : Self.lead
        let time = date.timeIntervalSince(start.date) + lead
        var particles: [CAParticle] = []
        for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
            let rate = Double(cell.birthRate)
            let longest = Double(cell.lifetime + cell.lifetimeRange) * Double(lifetime)
            guard rate > 0, longest > 0, time > 0 else { continue }
            let first = max(0, Int(((time - longest) * rate).rounded(.up)))
            let last = Int((time * rate).rounded(.down))
            guard first <= last else { continue }
            if last - first > Self.most {
                Log.missing(
                    "CAEmitterCell", "A CAEmitterCell has more than \(Self.most) particles; the oldest are left out.")
            }
            for number in max(first, last - Self.most)...last {
                let birth = Double(number) / rate
                let factor = rates.last { $0.time <= start.time + birth - lead }?.rate ?? birthRate
                var random = CARandom(seed, UInt32(index), UInt32(truncatingIfNeeded: number))
                // A smaller factor lets a part of the particles through.
                guard random.next() < Double(factor) else { continue }
                if let particle = cell.particle(from: self, age: time - birth, &random) { particles.append(particle) }
            }
        }
        return particles
    }

    /// The age of a layer's stream in its first frame, in seconds.
    private static let lead = 1.0
    /// The most living particles of a cell.
    private static let most = 2000

    /// A random place of the form.
    func origin(_ random: inout CARandom) -> CGPoint {
        let (u, v) = (random.next() - 0.5, random.next() - 0.5)
        let size = emitterSize
        switch emitterShape {
        case .line: return CGPoint(x: emitterPosition.x + u * size.width, y: emitterPosition.y)
        case .rectangle, .cuboid:
            return CGPoint(x: emitterPosition.x + u * size.width, y: emitterPosition.y + v * size.height)
        case .circle, .sphere:
            let angle = 2 * Double.pi * u
            let isEdge = [.outline, .surface].contains(emitterMode)
            let radius = size.width * (isEdge ? 1 : CGFloat((v + 0.5).squareRoot()))
            return CGPoint(x: emitterPosition.x + radius * cos(angle), y: emitterPosition.y + radius * sin(angle))
        default: return emitterPosition
        }
    }
}

/// The form of the place from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position itself.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line as wide as the size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A rectangle: there is no depth here.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the size's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A circle: there is no depth here.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a form from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The inside here.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The edge of a circle.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The edge of a circle.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The mixing of particles with those behind.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One over the other.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Younger ones in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The same as `oldestFirst` here.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The same as `oldestFirst` here: there is no depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
