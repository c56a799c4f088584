/// An action that was given to a scheduler, which alone runs it.
struct HandedOver: @unchecked Sendable {
    // Whoever schedules gives the action away, as the protocol's signature cannot say: nothing else calls it.
    let run: () -> Void
}
