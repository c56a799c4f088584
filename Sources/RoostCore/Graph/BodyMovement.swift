/// What moves of a view or a modifier that has a body; this one's is not animated.
class BodyMovement<Subject> {
    /// Called for each frame in which the subject is seen otherwise.
    final var moved: () -> Void = {}

    /// The subject as it is seen now.
    func shown(_ subject: Subject) -> Subject { subject }

    /// Lets what is seen follow a change that is being made.
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
