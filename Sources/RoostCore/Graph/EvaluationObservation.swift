import Observation
import RoostLocks

/// Ends the registrations that observable objects hold for an outdated evaluation.
///
/// An object keeps an observer until the observed property changes, which may be never: a view that is evaluated for
/// each frame would leave an observer in its model each time, and each window that closes would leave one in a model
/// that windows share. `withObservationTracking` has only one way to cancel: when one of the objects that were read
/// changes, all of them forget the observer. So each evaluation also reads this object, which changes once the
/// evaluation no longer counts.
final class EvaluationObservation: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let hasEnded = Atomic<Bool>(false)

    /// The observed property, which holds nothing.
    private var end: Void { () }

    var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

    /// Reads the property, in the evaluation.
    func note() { registrar.access(self, keyPath: \.end) }

    /// Makes all objects forget the evaluation.
    func forget() {
        hasEnded.store(true, ordering: .relaxed)
        registrar.willSet(self, keyPath: \.end)
    }
}

/// The types of views whose evaluation has read observable objects. Other views go without an `EvaluationObservation`,
/// which would cost more than the rest of their evaluation.
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
