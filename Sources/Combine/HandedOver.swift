/// An action that was given to a scheduler. The scheduler alone runs it.
struct HandedOver: @unchecked Sendable {
    // The caller gives the action away, which the protocol's signature cannot say: nothing else calls it.
    let run: () -> Void
}
