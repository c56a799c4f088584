/// A hop: the symbol quickly grows or shrinks and swings back, in half a second.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var height = 0.25

    /// Grows by a quarter; the default.
    public var up: BounceSymbolEffect { with { $0.height = 0.25 } }
    /// Shrinks by a fifth.
    public var down: BounceSymbolEffect { with { $0.height = -0.2 } }
    /// Has no effect: symbols move as a whole.
    public var byLayer: BounceSymbolEffect { self }
    /// Has no effect: symbols always move as a whole.
    public var wholeSymbol: BounceSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .bounce(height: height), duration: 0.5) }
}

/// A fade to 30 % opacity and back, in 1.2 seconds.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Has no effect: symbols fade as a whole.
    public var byLayer: PulseSymbolEffect { self }
    /// Has no effect: symbols always fade as a whole.
    public var wholeSymbol: PulseSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .pulse, duration: 1.2) }
}

/// A rise of the opacity in steps, from dim to full. Apple's lights up one layer after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var reverses = false
    private var hides = false
    private var isCumulative = false

    /// Starts each turn one step brighter than `iterative`.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// Starts each turn at its dimmest; the default.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Rises and falls again, in 2 seconds.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// Only rises, in 1 second; the default.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    /// Dims to 10 % opacity.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }
    /// Dims to 40 % opacity; the default.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }

    public var _motion: _SymbolMotion {
        _SymbolMotion(
            motion: .variableColor(reverses: reverses, hides: hides, isCumulative: isCumulative),
            duration: reverses ? 2 : 1)
    }
}

/// A larger or smaller symbol, as long as the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
    private var scale = 1.15

    /// Grows to 115 %; the default.
    public var up: ScaleSymbolEffect { with { $0.scale = 1.15 } }
    /// Shrinks to 87 %.
    public var down: ScaleSymbolEffect { with { $0.scale = 0.87 } }
    /// Has no effect: symbols are scaled as a whole.
    public var byLayer: ScaleSymbolEffect { self }
    /// Has no effect: symbols are always scaled as a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }

    public var _motion: _SymbolMotion {
        _SymbolMotion(motion: .state(SymbolLook(scale: scale)), duration: 0.25, repeats: false)
    }
}

/// Fades the symbol in when it becomes active. While inactive the symbol is invisible.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
    private var scale = 0.6

    /// Grows while it fades in; the default.
    public var up: AppearSymbolEffect { with { $0.scale = 0.6 } }
    /// Shrinks while it fades in.
    public var down: AppearSymbolEffect { with { $0.scale = 1.4 } }
    /// Has no effect: symbols fade as a whole.
    public var byLayer: AppearSymbolEffect { self }
    /// Has no effect: symbols always fade as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }

    public var _motion: _SymbolMotion {
        _SymbolMotion(motion: .state(SymbolLook(scale: scale, opacity: 0)), duration: 0.3, repeats: false)
    }
}

/// Fades the symbol out when it becomes active, and in again afterwards. It keeps its place.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
    private var scale = 0.6

    /// Grows while it fades out.
    public var up: DisappearSymbolEffect { with { $0.scale = 1.4 } }
    /// Shrinks while it fades out; the default.
    public var down: DisappearSymbolEffect { with { $0.scale = 0.6 } }
    /// Has no effect: symbols fade as a whole.
    public var byLayer: DisappearSymbolEffect { self }
    /// Has no effect: symbols always fade as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }

    public var _motion: _SymbolMotion {
        _SymbolMotion(motion: .state(SymbolLook(scale: scale, opacity: 0)), duration: 0.3, repeats: false)
    }
}

/// A shake that calms down within 0.9 seconds.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private enum Direction: Hashable, Sendable { case clockwise, counterClockwise, left, right, up, down }
    private var direction = Direction.clockwise

    /// Swings about the centre, first clockwise; the default.
    public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
    /// Swings about the centre, first anticlockwise.
    public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
    /// Shakes sideways, first to the left.
    public var left: WiggleSymbolEffect { with { $0.direction = .left } }
    /// Shakes sideways, first to the right.
    public var right: WiggleSymbolEffect { with { $0.direction = .right } }
    /// Shakes up and down, first up.
    public var up: WiggleSymbolEffect { with { $0.direction = .up } }
    /// Shakes up and down, first down.
    public var down: WiggleSymbolEffect { with { $0.direction = .down } }
    /// Has no effect: symbols move as a whole.
    public var byLayer: WiggleSymbolEffect { self }
    /// Has no effect: symbols always move as a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }

    public var _motion: _SymbolMotion {
        let wiggle: _SymbolMotion.WiggleDirection =
            switch direction {
            case .clockwise: .turn(0.25)
            case .counterClockwise: .turn(-0.25)
            case .left: .shift(x: -0.12, y: 0)
            case .right: .shift(x: 0.12, y: 0)
            case .up: .shift(x: 0, y: -0.12)
            case .down: .shift(x: 0, y: 0.12)
            }
        return _SymbolMotion(motion: .wiggle(wiggle), duration: 0.9)
    }
}

/// A full rotation about the centre, in 1.5 seconds.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var turn = 2 * Double.pi

    /// Rotates clockwise; the default.
    public var clockwise: RotateSymbolEffect { with { $0.turn = 2 * .pi } }
    /// Rotates anticlockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.turn = -2 * .pi } }
    /// Has no effect: symbols rotate as a whole.
    public var byLayer: RotateSymbolEffect { self }
    /// Has no effect: symbols always rotate as a whole.
    public var wholeSymbol: RotateSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .rotate(turn: turn), duration: 1.5) }
}

/// A slow growth by 12 % and back, in 2 seconds.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var fades = false

    /// Without fading; the default.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// With a fade to 60 % opacity and back.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    /// Has no effect: symbols move as a whole.
    public var byLayer: BreatheSymbolEffect { self }
    /// Has no effect: symbols always move as a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .breathe(fades: fades), duration: 2) }
}

extension SymbolEffect {
    fileprivate func with(_ change: (inout Self) -> Void) -> Self {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
