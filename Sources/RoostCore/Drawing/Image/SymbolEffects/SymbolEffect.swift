import CoreGraphics

/// A movement of symbols, which `symbolEffect` plays on the symbols of a view.
///
/// Here symbols are drawn as a whole, without the layers of Apple's: `byLayer` and `wholeSymbol` look the same.
public protocol SymbolEffect {
    /// The effect's movement while it plays.
    var _motion: _SymbolMotion { get }
}

/// An effect that can play once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that can play or last while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A symbol's movement while an effect plays.
public struct _SymbolMotion: Sendable {
    /// The symbol's look during one turn, from 0 to 1. At both ends it is unchanged.
    enum Motion: Sendable {
        case bounce(height: Double)
        case pulse
        case variableColor(reverses: Bool, hides: Bool, isCumulative: Bool)
        case wiggle(WiggleDirection)
        case rotate(turn: Double)
        case breathe(fades: Bool)
        /// A state that is reached and left again, instead of turns.
        case state(SymbolLook)
    }

    enum WiggleDirection: Sendable {
        case turn(Double)
        case shift(x: Double, y: Double)
    }

    let motion: Motion
    /// The length of one turn, in seconds.
    let duration: Double
    /// Whether it plays again and again while active, unless the options say otherwise.
    var repeats = true
}

/// A symbol's look: scaled and rotated about its centre, shifted by fractions of its size, and faded.
struct SymbolLook: Sendable, Equatable {
    var scale = 1.0
    /// Positive angles turn clockwise.
    var radians = 0.0
    var x = 0.0
    var y = 0.0
    var opacity = 1.0

    static let plain = SymbolLook()

    /// This look on top of another.
    func over(_ other: SymbolLook) -> SymbolLook {
        SymbolLook(
            scale: scale * other.scale, radians: radians + other.radians, x: x + other.x, y: y + other.y,
            opacity: opacity * other.opacity)
    }

    func interpolated(to other: SymbolLook, by part: Double) -> SymbolLook {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return SymbolLook(
            scale: mix(scale, other.scale), radians: mix(radians, other.radians), x: mix(x, other.x),
            y: mix(y, other.y), opacity: min(max(mix(opacity, other.opacity), 0), 1))
    }
}

extension _SymbolMotion.Motion {
    /// - Parameter part: The part of a turn that has passed, 0…1.
    func look(at part: Double) -> SymbolLook {
        switch self {
        case .state(let look): return look
        case .bounce(let height):
            // Up and back, then a little beyond.
            let swing = part < 0.6 ? sin(part / 0.6 * .pi) : -0.35 * sin((part - 0.6) / 0.4 * .pi)
            return SymbolLook(scale: 1 + height * swing)
        case .pulse: return SymbolLook(opacity: 1 - 0.7 * (1 - cos(2 * .pi * part)) / 2)
        case .variableColor(let reverses, let hides, let isCumulative):
            let way = reverses ? 1 - abs(2 * part - 1) : part
            let steps = isCumulative ? min((way * 4).rounded(.up) / 4, 1) : (way * 4).rounded(.down) / 4
            let dimmest = hides ? 0.1 : 0.4
            return SymbolLook(opacity: part == 0 || part == 1 ? 1 : dimmest + (1 - dimmest) * steps)
        case .wiggle(let direction):
            let swing = sin(part * 3 * 2 * .pi) * (1 - part)
            switch direction {
            case .turn(let radians): return SymbolLook(radians: radians * swing)
            case .shift(let x, let y): return SymbolLook(x: x * swing, y: y * swing)
            }
        case .rotate(let turn): return SymbolLook(radians: turn * part)
        case .breathe(let fades):
            let breath = (1 - cos(2 * .pi * part)) / 2
            return SymbolLook(scale: 1 + 0.12 * breath, opacity: fades ? 1 - 0.4 * breath : 1)
        }
    }
}

extension SymbolLook {
    /// Draws a symbol that fills a frame in this look.
    func draw(
        in frame: CGRect, _ context: inout PaintContext, owner: NodeID, _ content: (inout PaintContext) -> Void
    ) {
        guard opacity > 0 else { return }
        let transform = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(rotationAngle: radians))
            .concatenating(
                CGAffineTransform(translationX: frame.midX + x * frame.width, y: frame.midY + y * frame.height))
        context.group(.pushTransform(transform), owner: owner) { inner in
            if opacity < 1 {
                inner.group(.pushOpacity(opacity), owner: owner, content)
            } else {
                content(&inner)
            }
        }
    }
}
