import Observation
import RoostLocks

/// Ends what observable objects have noted for an evaluation that no longer counts.
///
/// An object keeps what has read a property of it until that changes, which may be never: a view that is evaluated for
/// each frame would leave something in its model each time, and each window that closes would leave something in a model
/// that windows share. `withObservationTracking` has no way to take that back but one: when one of the objects that were
/// read changes, it is forgotten by all of them. So each evaluation reads one object more, which changes when the
/// evaluation no longer counts.
final class EvaluationObservation: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let hasEnded = Atomic<Bool>(false)

    /// What is read and changes; there is nothing in it.
    private var end: Void { () }

    var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

    /// Reads the object, in the evaluation.
    func note() { registrar.access(self, keyPath: \.end) }

    /// Has all objects forget what has read this one.
    func forget() {
        hasEnded.store(true, ordering: .relaxed)
        registrar.willSet(self, keyPath: \.end)
    }
}

/// The types of views whose evaluation has read observable objects. Others go without `EvaluationObservation`, which would
/// cost them more than all the rest of their evaluation.
enum ObservingTypes {
    private static let isEmpty = Atomic<Bool>(true)
    private static let known = Mutex<Set<ObjectIdentifier>>([])

    static func contains(_ type: Any.Type) -> Bool {
        guard !isEmpty.load(ordering: .relaxed) else { return false }
        return known.withLock { $0.contains(ObjectIdentifier(type)) }
    }

    static func insert(_ type: Any.Type) {
        _ = known.withLock { $0.insert(ObjectIdentifier(type)) }
        isEmpty.store(false, ordering: .relaxed)
    }
}
