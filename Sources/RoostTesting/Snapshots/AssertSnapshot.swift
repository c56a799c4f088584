import Foundation
import RoostCore
import SwiftUI

/// Compares a view with a reference recorded earlier, and fails the running test, Swift Testing's or XCTest's, where they
/// differ.
///
/// The reference lies beside the test's file, as `__Snapshots__/<file>/<test>.png` (or `.txt`). A reference that is
/// not there yet is recorded, and the assertion fails so that somebody looks at it. `ROOST_RECORD_SNAPSHOTS=1` in the
/// environment, or `record: true`, records all of them anew.
///
/// A picture that differs leaves one with reference, actual and difference side by side in `ROOST_SNAPSHOT_DIFFERENCES`
/// (by default in the temporary folder); the failure names it.
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
public func assertSnapshot(
    of view: some View, as format: SnapshotFormat = .image, named name: String? = nil, record: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    guard
        let message = verifySnapshot(
            of: view, as: format, named: name, record: record, filePath: "\(filePath)", testName: testName,
            line: Int(line))
    else { return }
    TestFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column).record()
}

/// Compares the view that a closure makes with a reference recorded earlier: for tests outside the main actor, where
/// views' initialisers cannot be called. XCTest's on Linux are such tests.
///
/// ```swift
/// final class CardTests: XCTestCase {
///     func testCard() { assertSnapshot { Card() } }
/// }
/// ```
public func assertSnapshot<Content: View>(
    as format: SnapshotFormat = .image, named name: String? = nil, record: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, @ViewBuilder of view: @MainActor () -> Content
) {
    assertSnapshot(
        of: makeView(view), as: format, named: name, record: record, fileID: fileID, filePath: filePath,
        testName: testName, line: line, column: column)
}

/// As ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)``, but hands the failure back as a
/// message, nil where the view matches: for tests of snapshots themselves.
public func verifySnapshot(
    of view: some View, as format: SnapshotFormat = .image, named name: String? = nil, record: Bool = false,
    filePath: String = #filePath, testName: String = #function, line: Int = #line
) -> String? {
    let environment = ProcessInfo.processInfo.environment
    do {
        let file = try SnapshotFile(filePath: filePath, testName: testName, name: name, line: line, kind: format.kind)
        let (result, missing) = Log.findingMissing { try format.data(of: view) }
        let data = try result.get()
        if Log.isStrict, !missing.isEmpty { return missing.joined(separator: "\n") }
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
