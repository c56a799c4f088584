/// A hop.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var height = 0.25

    public var up: BounceSymbolEffect { with { $0.height = 0.25 } }
    public var down: BounceSymbolEffect { with { $0.height = -0.2 } }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .bounce(height: height), duration: 0.5) }
}

/// Fading and coming back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .pulse, duration: 1.2) }
}

/// Growing clearer in steps.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var reverses = false
    private var hides = false
    private var isCumulative = false

    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }

    public var _motion: _SymbolMotion {
        _SymbolMotion(
            motion: .variableColor(reverses: reverses, hides: hides, isCumulative: isCumulative),
            duration: reverses ? 2 : 1)
    }
}

/// Being larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
    private var scale = 1.15

    public var up: ScaleSymbolEffect { with { $0.scale = 1.15 } }
    public var down: ScaleSymbolEffect { with { $0.scale = 0.87 } }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }

    public var _motion: _SymbolMotion {
        _SymbolMotion(motion: .state(SymbolLook(scale: scale)), duration: 0.25, repeats: false)
    }
}

/// Being there; where it is not active the symbol is not.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
    private var scale = 0.6

    public var up: AppearSymbolEffect { with { $0.scale = 0.6 } }
    public var down: AppearSymbolEffect { with { $0.scale = 1.4 } }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }

    public var _motion: _SymbolMotion {
        _SymbolMotion(motion: .state(SymbolLook(scale: scale, opacity: 0)), duration: 0.3, repeats: false)
    }
}

/// Not being there.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
    private var scale = 0.6

    public var up: DisappearSymbolEffect { with { $0.scale = 1.4 } }
    public var down: DisappearSymbolEffect { with { $0.scale = 0.6 } }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }

    public var _motion: _SymbolMotion {
        _SymbolMotion(motion: .state(SymbolLook(scale: scale, opacity: 0)), duration: 0.3, repeats: false)
    }
}

/// A shake.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private enum Direction: Hashable, Sendable { case clockwise, counterClockwise, left, right, up, down }
    private var direction = Direction.clockwise

    public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
    public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
    public var left: WiggleSymbolEffect { with { $0.direction = .left } }
    public var right: WiggleSymbolEffect { with { $0.direction = .right } }
    public var up: WiggleSymbolEffect { with { $0.direction = .up } }
    public var down: WiggleSymbolEffect { with { $0.direction = .down } }
    public var byLayer: WiggleSymbolEffect { self }
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

/// A turn about the centre.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var turn = 2 * Double.pi

    public var clockwise: RotateSymbolEffect { with { $0.turn = 2 * .pi } }
    public var counterClockwise: RotateSymbolEffect { with { $0.turn = -2 * .pi } }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .rotate(turn: turn), duration: 1.5) }
}

/// Growing and shrinking slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var fades = false

    /// Without fading.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// With fading.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    public var byLayer: BreatheSymbolEffect { self }
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
