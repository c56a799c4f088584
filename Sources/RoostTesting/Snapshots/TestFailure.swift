import Testing
import XCTest

/// The failure of a test: a message and its place in the source.
package struct TestFailure {
    let message: String
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    package init(message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.message = message
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// Fails the running test, of Swift Testing or of XCTest. Neither library sees failures that are recorded with the
    /// other.
    package func record() {
        guard Test.current == nil else { return recordIssue() }
        XCTFail(message, file: filePath, line: line)
        // On a separate thread of a Swift Testing test there is no current test, but recording the issue fails the run.
        recordIssue()
    }

    private func recordIssue() {
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
}
