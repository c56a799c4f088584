extension View {
    /// Plays an effect on the symbols inside while it is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        // An inactive appearance is an active disappearance.
        modifier(
            SymbolEffectModifier(
                motion: effect._motion, options: options,
                cue: .activity(effect is AppearSymbolEffect ? !isActive : isActive)))
    }

    /// Plays an effect once on the symbols inside when a value changes, or as often as the options say.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(motion: effect._motion, options: options, cue: .value(AnyTrigger(value: value))))
    }

    /// Removes the effects of enclosing views from the symbols inside.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = nil } }
    }
}

/// An effect that plays on the symbols below. They read its look when they are drawn; the effects of enclosing views
/// are in `outer`.
final class PlayingSymbolEffect: Sendable {
    private let outer: PlayingSymbolEffect?
    // Only the graph's own thread touches it: its node writes it, and its symbols read it.
    nonisolated(unsafe) var look = SymbolLook.plain

    init(outer: PlayingSymbolEffect?) { self.outer = outer }

    /// The symbols' look under all effects together.
    var combined: SymbolLook {
        var look = look
        var next = outer
        while let effect = next {
            look = look.over(effect.look)
            next = effect.outer
        }
        return look
    }
}

extension EnvironmentValues {
    @Entry var symbolEffects: PlayingSymbolEffect?
}

nonisolated struct SymbolEffectModifier: ViewModifier {
    typealias Body = Never

    enum Cue {
        case activity(Bool)
        case value(AnyTrigger)
    }

    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let cue: Cue

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        SymbolEffectNode(view, inputs)
    }
}

/// Plays an effect over time, and passes it to the symbols below through the environment.
private final class SymbolEffectNode<Base: View>: _ViewNodeOf<ModifiedContent<Base, SymbolEffectModifier>> {
    private var effect: PlayingSymbolEffect
    private var outer: PlayingSymbolEffect?
    /// The environment for the content, with the effect.
    private var inner: EnvironmentValues
    private var content: _ViewNodeOf<Base>!
    private var cue: SymbolEffectModifier.Cue
    /// The time at which the effect began, and whether it stops after the current turn; nil while nothing plays.
    private var play: (start: Double, isEnding: Bool)?
    /// The reached share of a lasting state, and its share at the start of the current change.
    private var reached = 0.0
    private var reachedAtStart = 0.0
    private var isRunning = false

    override package init(_ view: ModifiedContent<Base, SymbolEffectModifier>, _ inputs: borrowing _NodeInputs) {
        outer = inputs.environment.symbolEffects
        effect = PlayingSymbolEffect(outer: outer)
        cue = view.modifier.cue
        inner = inputs.environment
        inner.symbolEffects = effect
        super.init(view, inputs)
        content = makeChild(view.content, inner)
        guard case .activity(true) = cue else { return }
        if isState {
            // An effect that is active from the beginning shows its final state at once.
            reached = 1
            effect.look = look(at: 0)
        } else {
            begin()
        }
    }

    private var isState: Bool { if case .state = view.modifier.motion.motion { true } else { false } }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if environmentChanged {
            if environment.symbolEffects !== outer {
                outer = environment.symbolEffects
                let look = effect.look
                effect = PlayingSymbolEffect(outer: outer)
                effect.look = look
            }
            inner = environment
            inner.symbolEffects = effect
        }
        switch (cue, view.modifier.cue) {
        case (.value(let old), .value(let new)):
            if new.differs(from: old) { begin() }
        case (.activity(let was), .activity(let isActive)):
            if was != isActive { if isActive || isState { begin() } else { play?.isEnding = true } }
        default: break
        }
        cue = view.modifier.cue
        updateContent(of: content, inner)
    }

    override package var children: NodeList { NodeList(content) }

    // MARK: Playing

    private func begin() {
        graph.onceLaidOut { [weak self] in
            guard let self, isAlive else { return }
            play = (graph.time, false)
            lastTurn = nil
            reachedAtStart = reached
            guard !isRunning else { return }
            isRunning = true
            graph.everyFrame { [weak self] time in
                guard let self, isAlive else { return false }
                isRunning = advance(to: time)
                return isRunning
            }
        }
    }

    private func advance(to time: Double) -> Bool {
        guard let play else { return false }
        let elapsed = (time - play.start) * view.modifier.options.speed
        let goesOn = isState ? reach(elapsed) : turn(elapsed, isEnding: play.isEnding)
        effect.look = goesOn || isState ? look(at: elapsed) : .plain
        if !goesOn { self.play = nil }
        return goesOn
    }

    /// Moves towards a lasting state, or back from it. Returns false at the end.
    private func reach(_ elapsed: Double) -> Bool {
        let goal = if case .activity(true) = cue { 1.0 } else { 0.0 }
        let part = min(elapsed / view.modifier.motion.duration, 1)
        reached = reachedAtStart + (goal - reachedAtStart) * UnitCurve.easeInOut.value(at: part)
        return part < 1
    }

    /// Plays the effect's turns. Returns false after the last one. An effect that becomes inactive finishes its turn.
    private func turn(_ elapsed: Double, isEnding: Bool) -> Bool {
        let period = view.modifier.motion.duration + pause
        var turns: Double
        switch repetition {
        case .once: turns = 1
        case .turns(let count, _): turns = count.map(Double.init) ?? .infinity
        }
        if isEnding {
            let begun = lastTurn ?? (elapsed / period).rounded(.down) + 1
            lastTurn = begun
            turns = min(turns, begun)
        }
        return elapsed < turns * period - pause
    }

    /// The number of turns that had begun when the effect became inactive.
    private var lastTurn: Double?

    private var repetition: SymbolEffectOptions.Repetition {
        if let given = view.modifier.options.repetition { return given }
        if case .activity = cue, view.modifier.motion.repeats { return .turns(nil, delay: 0) }
        return .once
    }

    private var pause: Double { if case .turns(_, let delay) = repetition { delay } else { 0 } }

    private func look(at elapsed: Double) -> SymbolLook {
        let motion = view.modifier.motion
        if case .state(let look) = motion.motion { return SymbolLook.plain.interpolated(to: look, by: reached) }
        let within = elapsed.truncatingRemainder(dividingBy: motion.duration + pause)
        return motion.motion.look(at: min(max(within / motion.duration, 0), 1))
    }
}
