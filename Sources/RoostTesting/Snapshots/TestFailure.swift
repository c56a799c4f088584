import Testing
import XCTest

/// What a test did not find as it should be, and where.
struct TestFailure {
    let message: String
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the running test. Neither library sees what is recorded with the other.
    func record() {
        guard Test.current == nil else { return recordIssue() }
        XCTFail(message, file: filePath, line: line)
        // A thread of its own in one of Swift Testing's tests has no current test, but the run fails.
        recordIssue()
    }

    private func recordIssue() {
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
}
