import Testing

/// Recorded grids that are not in `cases.json`; the others are among the cases of the tables.
@MainActor struct GridTests {
    @Test(arguments: RecordedGrid.all.filter { Recording.byID[$0.id] == nil })
    func `A grid is laid out as recorded`(_ grid: RecordedGrid) {
        withKnownIssue {
            let trial = Trial()
            grid.check(trial)
            if !trial.mismatches.isEmpty { Issue.record("\(grid.id)\n\(trial.mismatches.joined(separator: "\n"))") }
        } when: {
            RecordedGrid.open.contains(grid.id)
        }
    }
}
