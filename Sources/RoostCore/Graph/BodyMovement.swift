/// The animation of a view or modifier that has a body. This base class does not animate.
class BodyMovement<Subject> {
    /// Called for each frame in which the subject's appearance changes.
    final var moved: () -> Void = {}

    /// The subject with the values that the animation has reached.
    func shown(_ subject: Subject) -> Subject { subject }

    /// Starts an animation from the old value of the subject to the new one.
    func move(from old: Subject, to new: Subject, in graph: ViewGraph, _ environment: EnvironmentValues) {}

    func cancel() {}
}

final class AnimatableBodyMovement<Subject: Animatable>: BodyMovement<Subject> {
    private lazy var offset = AnimatedOffset<Subject.AnimatableData> { [unowned self] in moved() }

    override func shown(_ subject: Subject) -> Subject {
        guard offset.isMoving else { return subject }
        var shown = subject
        shown.animatableData += offset.value
        return shown
    }

    override func move(from old: Subject, to new: Subject, in graph: ViewGraph, _ environment: EnvironmentValues) {
        graph.animate(offset, by: new.animatableData - old.animatableData, in: environment)
    }

    override func cancel() { offset.cancel() }
}
