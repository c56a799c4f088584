import Foundation
import SwiftUI
import Testing

/// Compares a view with a reference recorded earlier, and records an issue in the running test where they differ.
///
/// The reference lies beside the test's file, as `__Snapshots__/<file>/<test>.png` (or `.txt`). A reference that is
/// not there yet is recorded, and the assertion fails so that somebody looks at it. `ROOST_RECORD_SNAPSHOTS=1` in the
/// environment, or `record: true`, records all of them anew.
///
/// A picture that differs leaves one with reference, actual and difference side by side in `ROOST_SNAPSHOT_DIFFERENCES`
/// (by default in the temporary folder); the issue names it.
///
/// ```swift
/// @Test @MainActor func card() {
///     assertSnapshot(of: Card(), as: .image(size: CGSize(width: 320, height: 200)))
///     assertSnapshot(of: Card(), as: .layout(in: CGSize(width: 320, height: 200)), named: "layout")
/// }
/// ```
///
/// - Parameters:
///   - format: what is compared: `.image`, or the layout as text.
///   - name: tells the snapshots of one test apart; needed where a test has more than one.
///   - record: whether to write the reference instead of comparing with it.
@MainActor
public func assertSnapshot(
    of view: some View, as format: SnapshotFormat = .image, named name: String? = nil, record: Bool = false,
    fileID: String = #fileID, filePath: String = #filePath, testName: String = #function, line: Int = #line,
    column: Int = #column
) {
    guard
        let message = verifySnapshot(
            of: view, as: format, named: name, record: record, filePath: filePath, testName: testName, line: line)
    else { return }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// As ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)``, but hands the failure back as a
/// message, nil where the view matches: for XCTest, and for tests of snapshots themselves.
@MainActor
public func verifySnapshot(
    of view: some View, as format: SnapshotFormat = .image, named name: String? = nil, record: Bool = false,
    filePath: String = #filePath, testName: String = #function, line: Int = #line
) -> String? {
    let environment = ProcessInfo.processInfo.environment
    do {
        let file = try SnapshotFile(filePath: filePath, testName: testName, name: name, line: line, kind: format.kind)
        let data = try format.data(of: view)
        if record || environment["ROOST_RECORD_SNAPSHOTS"] == "1" {
            try file.write(data)
            return nil
        }
        guard let reference = try file.read() else {
            try file.write(data)
            return "There was no reference; this one was recorded, please look at it: \(file.url.path)"
        }
        return try format.difference(between: reference, and: data, of: file)
    } catch {
        return "\(error)"
    }
}
