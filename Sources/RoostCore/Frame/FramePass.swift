import CoreGraphics

/// The steps of a frame, in their order; `Documentation/Frames.md` is their page.
///
/// A host hands over its events as they come. For a frame it sets the graph's time, calls `advance()` (`FrameClock.swift`),
/// and then lays out and paints. Layout begins with an update, which takes one transaction's changes after the other, each
/// through these steps:
///
/// 1. resolve: evaluate the marked bodies, parents first, and collect the elements of changed containers;
/// 2. preferences: ask the observers whose values may be stale;
/// 3. actions: `onChange`, then `onPreferenceChange`;
/// 4. focus: carry out what a `FocusState` asked for;
/// 5. place, if something may move: measure and place everything, with matched geometry;
/// 6. glide: let drawn elements move from their old frames to the new ones.
///
/// When no change is left, everything is placed once more, `onAppear` and `onDisappear` run, and the whole repeats if
/// one of them changed something.
extension ViewGraph {
    /// The most rounds of "an action or a preference changed state again" in one update.
    static let roundLimit = 16

    /// Resolve: evaluates the marked bodies, until nothing is left to do.
    package func update() { confinement.run { update(thenPlace: nil) } }

    /// Applies the changes of one transaction after the other. Changes that may animate are laid out separately.
    private func update(thenPlace placing: Placing?) {
        defer { releaseEnded() }
        var rounds = 0
        repeat {
            if turns.isEmpty {
                guard rounds < Self.roundLimit else {
                    return Log.warning(
                        "The views under \(typeName(root.contentType)) change state in every update; stopped after \(Self.roundLimit) rounds.",
                        view: typeName(root.contentType))
                }
                rounds += 1
                turns.fill(from: self)
            }
            takeTurn(thenPlace: placing)
        } while !(turns.isEmpty && queue.isEmpty && relinkQueue.isEmpty && !arePreferencesStale)
    }

    private func takeTurn(thenPlace placing: Placing?) {
        let turn = turns.next()
        begin(turn.transaction)
        knownService(MatchedGeometryStage.self)?.beginTurn()
        let before = placing == nil || !mayChange(turn) ? nil : geometryBeforeMovement()
        resolve(turn)
        updatePreferences()
        runActionsOfUpdate()
        knownService(FocusSystem.self)?.resolve(isSettled: turns.isEmpty && queue.isEmpty)
        if let placing, var before, transactionScopes.mayMove {
            place(placing)
            addArrivals(to: &before) { placeOnce(placing) }
            animateGeometry(since: before)
        }
        knownService(MatchedGeometryStage.self)?.endTurn()
        begin(Transaction())
        turn.transaction.completions.release()
    }

    private func begin(_ next: Transaction) {
        let isBlank = next.isBlank
        if isBlank, transactionIsBlank { return transactionScopes.beginAgain() }
        transactionScopes.begin(next)
        transaction = next
        transactionIsBlank = isBlank
    }

    /// Whether a turn may change something, as far as is known before it: in many frames it does not.
    private func mayChange(_ turn: UpdateTurns.Turn) -> Bool {
        !turn.nodes.isEmpty || turn.transaction.movement != nil || !relinkQueue.isEmpty || hasActionsOfUpdate
            || arePreferencesStale && !preferenceObservers.isEmpty
            || transactionScopes.unconditionalCount > 0 && layout.needsPlacement
    }

    /// Lay out: proposes a size (by default that of the bounds) to the root, centres it in `bounds` and places
    /// everything. Content that depends on geometry is resolved on the way.
    package func layOut(in bounds: CGRect, proposal: ProposedViewSize? = nil) {
        confinement.run { settleLayout(in: bounds, proposal: proposal) }
    }

    private func settleLayout(in bounds: CGRect, proposal: ProposedViewSize?) {
        layout.displayScale = environment.displayScale
        let placing = Placing(bounds: bounds, proposal: proposal ?? ProposedViewSize(bounds.size))
        defer { layout.endPass() }
        for _ in 0..<Self.roundLimit {
            update(thenPlace: placing)
            place(placing)
            for action in take(&appearActions).reversed() { action() }
            for action in take(&disappearActions) { action() }
            if queue.isEmpty && !arePreferencesStale && relinkQueue.isEmpty && !hasActionsOfUpdate
                && !layout.needsPlacement
            {
                return
            }
        }
        Log.warning(
            "The layout of \(typeName(root.contentType)) changes state in every pass; stopped after \(Self.roundLimit) rounds.",
            view: typeName(root.contentType))
    }

    /// The size that the root chooses for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        confinement.run {
            layout.endPass()
            update(thenPlace: nil)
            return layout.size(of: root.layoutID, proposal)
        }
    }

    /// Lay out for a proposal without bounds: the root chooses their size, which is returned.
    package func layOut(_ proposal: ProposedViewSize) -> CGSize {
        layout.setWindowSize(proposal.replacingUnspecifiedDimensions())
        let size = measure(proposal)
        layOut(in: CGRect(origin: .zero, size: size), proposal: proposal)
        return size
    }
}
