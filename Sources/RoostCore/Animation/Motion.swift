import CoreGraphics

/// The values of a graph that move.
struct Motion {
    fileprivate(set) var values: ContiguousArray<MovingValue> = []

    /// Takes out what moves, so that what is evaluated on the way may set more in motion.
    fileprivate mutating func take() -> ContiguousArray<MovingValue> {
        var taken = ContiguousArray<MovingValue>()
        swap(&taken, &values)
        return taken
    }

    /// Puts back what goes on moving, before what has begun meanwhile.
    fileprivate mutating func putBack(_ rest: consuming ContiguousArray<MovingValue>) {
        rest.append(contentsOf: values)
        values = rest
    }
}

/// A value of a node that moves, as the clock sees it.
class MovingValue {
    /// False once it is at rest. Adds the completions that are due.
    func advance(to time: Double, _ due: inout [AnimationCompletion]) -> Bool { false }
}

/// How far what is seen of a value is from the value itself, while that is animated.
///
/// The node keeps the value (the *model*); this holds the difference, so that a change without an animation moves what
/// is seen by as much, and what has come to rest shows the model exactly.
final class AnimatedOffset<Value: VectorArithmetic>: MovingValue {
    private struct Run {
        var animation: Animation
        /// What the animation is to bring about, from where it began.
        var change: Value
        let start: Double
        var context: AnimationContext<Value>
    }

    private(set) var value = Value.zero
    private var run: Run?
    private var completions: [AnimationCompletion] = []
    fileprivate var isListed = false
    /// Called in each frame in which the value has moved, and when it has come to rest.
    private let moved: (() -> Void)?

    init(moved: (() -> Void)? = nil) { self.moved = moved }

    var isMoving: Bool { run != nil }

    /// The model has changed by `delta`, and what is seen of it follows from where it is.
    fileprivate func move(
        by delta: Value, _ animation: Animation, at time: Double, in environment: EnvironmentValues,
        _ new: [AnimationCompletion]
    ) {
        if var run {
            let total = run.change + delta
            run.animation = animation.continuing(
                run.animation, value: run.change, to: total, time: time - run.start, context: &run.context)
            run.change = total
            self.run = run
        } else {
            run = Run(
                animation: animation, change: delta, start: time, context: AnimationContext(environment: environment))
        }
        value -= delta
        new.hold()
        completions += new
    }

    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == CGPoint.AnimatableData)
    @_specialize(where Value == CGRect.AnimatableData)
    @_specialize(where Value == AnimatablePair<Double, CGPoint.AnimatableData>)
    @_specialize(where Value == PaintVector)
    override func advance(to time: Double, _ due: inout [AnimationCompletion]) -> Bool {
        guard run != nil else {
            isListed = false
            return false
        }
        let change = run!.change
        let reached = run!.animation.animate(value: change, time: time - run!.start, context: &run!.context)
        // What is not a number is no place to be: it ends.
        if let reached, reached.magnitudeSquared.isFinite {
            value = reached - change
            if run!.context.isLogicallyComplete, !completions.isEmpty {
                due += completions.filter { $0.criteria == .logicallyComplete }
                completions.removeAll { $0.criteria == .logicallyComplete }
            }
        } else {
            stop(&due)
            isListed = false
            // Whoever sets it in motion again meanwhile lists it anew.
            moved?()
            return false
        }
        moved?()
        return true
    }

    private func stop(_ due: inout [AnimationCompletion]) {
        run = nil
        value = .zero
        due += completions
        completions = []
    }

    /// Stops where the node has ended.
    func cancel() {
        var due: [AnimationCompletion] = []
        stop(&due)
        due.release()
    }
}

extension ViewGraph {
    /// Lets what is seen of a value follow it, by the animation of the changes that are being made.
    func animate<Value: VectorArithmetic>(
        _ offset: AnimatedOffset<Value>, by delta: Value, in environment: EnvironmentValues
    ) {
        guard let movement, delta != .zero, delta.magnitudeSquared.isFinite else { return }
        offset.move(by: delta, movement, at: time, in: environment, transaction.completions)
        if !offset.isListed {
            offset.isListed = true
            motion.values.append(offset)
        }
    }

    /// Whether some value moves.
    package var isAnimating: Bool { !motion.values.isEmpty }

    /// Moves everything on to the graph's time.
    func advanceMotion() {
        guard isAnimating else { return }
        isUpdating = true
        var due: [AnimationCompletion] = []
        var values = motion.take()
        let count = values.count
        values.removeAll { !$0.advance(to: time, &due) }
        if values.count < count { layout.forgetEndedMovements() }
        motion.putBack(values)
        isUpdating = false
        due.release()
    }
}
