import CoreGraphics

/// Place: layout gives every element its frame.
extension ViewGraph {
    /// Places everything, and places again the elements that follow the frames of others.
    func place(_ placing: Placing) {
        layout.setWindowSize(placing.bounds.size)
        placeOnce(placing)
        for _ in 0..<Self.roundLimit {
            guard settleMatches() else { break }
            placeOnce(placing)
        }
        guard layout.geometryChanged else { return }
        layout.geometryChanged = false
        arePreferencesStale = arePreferencesStale || root.writesPreferences
        for observer in geometryObservers.values { observer() }
    }

    func placeOnce(_ placing: Placing) {
        layout.placeRoot(in: placing.bounds, proposal: placing.proposal)
        for action in take(&placedActions) { action() }
        knownService(ScrollSystem.self)?.didLayOut()
        layOutTransitions()
    }
}

/// The bounds in which the root is placed, and its proposal.
struct Placing {
    let bounds: CGRect
    let proposal: ProposedViewSize
}
