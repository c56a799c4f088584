import Foundation
import Testing

/// Layout, spacing, text and paint compared with the recorded answers of Apple's SwiftUI.
///
/// One argument is one recorded case: `swift test --filter ConformanceTests` names those that fail.
/// `ROOST_CONFORMANCE_TABLE=1` also prints how many of each area's recordings pass.
@MainActor
@Suite struct ConformanceTests {
    @Test(arguments: Table.all) func `A case gives the numbers recorded from Apple's SwiftUI`(_ single: Case) {
        let trial = Trial()
        if let reason = knownFailures[single.testDescription] {
            withKnownIssue(Comment(rawValue: reason)) {
                single.check(trial)
                report(trial, of: single)
            }
        } else {
            single.check(trial)
            report(trial, of: single)
        }
    }

    /// Every recording is in exactly one place: in a table, or among those that wait or are not applicable.
    @Test func `Every recording is in a table, waits, or is not applicable`() {
        let tested = Table.ids
        for recording in Recording.all {
            let isLeftOut = waiting[recording.id] != nil || notApplicable[recording.id] != nil
            #expect(tested.contains(recording.id) != isLeftOut, "\(recording.id): \(recording)")
        }
        for id in tested { #expect(Recording.byID[id] != nil, "\(id) is not a recording's id") }
        for id in [String](waiting.keys) + notApplicable.keys {
            #expect(Recording.byID[id] != nil, "\(id) is not a recording's id")
        }
        let names = Set(Table.all.map(\.testDescription))
        for name in knownFailures.keys { #expect(names.contains(name), "\(name) is in no table") }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["ROOST_CONFORMANCE_TABLE"] != nil))
    func `The table of passed recordings is printed`() {
        print(Summary.make().text)
    }

    private func report(_ trial: Trial, of single: Case) {
        guard !trial.mismatches.isEmpty else { return }
        let recorded = Recording.byID[single.id].map { "recorded: \($0)\n" } ?? ""
        Issue.record("\(single.testDescription)\n\(recorded)\(trial.mismatches.joined(separator: "\n"))")
    }
}
