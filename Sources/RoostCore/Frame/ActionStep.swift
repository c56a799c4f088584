/// Actions run between the steps, so that none sees a half-made update.
extension ViewGraph {
    var hasActionsOfUpdate: Bool { !changeActions.isEmpty || !laterActions.isEmpty }

    func runActionsOfUpdate() {
        for action in take(&changeActions).reversed() { action() }
        for action in take(&laterActions) { action() }
    }

    /// Empties a list of actions, so that the actions can add to it while they run.
    func take(_ actions: inout [() -> Void]) -> [() -> Void] {
        let due = actions
        actions = []
        return due
    }
}
