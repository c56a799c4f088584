import CoreGraphics

/// The moving values of a graph.
final class Motion: GraphService {
    init(graph: ViewGraph) {}

    fileprivate(set) var values: ContiguousArray<MovingValue> = []

    /// Takes out the moving values. Values that start to move while these advance are collected anew.
    fileprivate func take() -> ContiguousArray<MovingValue> {
        var taken = ContiguousArray<MovingValue>()
        swap(&taken, &values)
        return taken
    }

    /// Puts back the values that still move, before those that have started meanwhile.
    fileprivate func putBack(_ rest: consuming ContiguousArray<MovingValue>) {
        rest.append(contentsOf: values)
        values = rest
    }
}

/// A moving value of a node, as the clock sees it.
class MovingValue {
    /// Returns false once the value is at rest. Adds the completions that are due.
    func advance(to time: Double, _ due: inout [AnimationCompletion]) -> Bool { false }
}

/// The distance of a value's presented state from the value itself while it is animated.
///
/// The node keeps the value (the *model*), this object the difference: a change without an animation shifts the
/// presented value by as much, and a value at rest shows the model exactly.
final class AnimatedOffset<Value: VectorArithmetic>: MovingValue {
    private struct Run {
        var animation: Animation
        /// The change that the animation is to make, from its beginning.
        var change: Value
        let start: Double
        var context: AnimationContext<Value>
    }

    private(set) var value = Value.zero
    private var run: Run?
    private var completions: [AnimationCompletion] = []
    fileprivate var isListed = false
    /// Called in each frame that moves the value, and when it comes to rest.
    private let moved: (() -> Void)?

    init(moved: (() -> Void)? = nil) { self.moved = moved }

    var isMoving: Bool { run != nil }

    /// Animates a change of the model by `delta`, from the presented value.
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
        // A value that is not finite ends the animation.
        if let reached, reached.magnitudeSquared.isFinite {
            value = reached - change
            if run!.context.isLogicallyComplete, !completions.isEmpty {
                due += completions.filter { $0.criteria == .logicallyComplete }
                completions.removeAll { $0.criteria == .logicallyComplete }
            }
        } else {
            stop(&due)
            isListed = false
            // If `moved` sets it in motion again, it is listed anew.
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

    /// Stops the motion when the node ends.
    func cancel() {
        var due: [AnimationCompletion] = []
        stop(&due)
        due.release()
    }
}

extension ViewGraph {
    private var motion: Motion { service() }

    /// Lets the presented value follow a change of the value, with the current transaction's animation.
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

    /// Whether any value moves.
    package var isAnimating: Bool { knownService(Motion.self)?.values.isEmpty == false }

    /// Advances all moving values to the graph's time.
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
