import Foundation
import RoostCore
import SwiftUI

/// Compares a view with a recorded reference. Where they differ, it fails the running test, of Swift Testing or XCTest.
///
/// The reference lies beside the test's file, as `__Snapshots__/<file>/<test>.png` (or `.txt`). A missing reference is
/// recorded, and the assertion fails so that somebody looks at it. `ROOST_RECORD_SNAPSHOTS=1` in the environment, or
/// `record: true`, records references anew.
///
/// For a picture that differs, a file with the reference, the actual picture and the difference side by side is written
/// to the folder `ROOST_SNAPSHOT_DIFFERENCES` (by default in the temporary folder); the failure names it.
///
/// ```swift
/// @Test @MainActor func card() {
///     assertSnapshot(of: Card(), as: .image(size: CGSize(width: 320, height: 200)))
///     assertSnapshot(of: Card(), as: .layout(in: CGSize(width: 320, height: 200)), named: "layout")
/// }
/// ```
///
/// - Parameters:
///   - format: `.image`, or the layout as text.
///   - name: Tells the snapshots of one test apart; needed where a test has more than one.
///   - record: Whether to write the reference instead of comparing with it.
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

/// Compares the view that a closure makes with a recorded reference: for tests off the main actor, which cannot call
/// views' initialisers. XCTest's on Linux are such tests.
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

/// As ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)``, but returns the failure as a
/// message, or nil where the view matches. It is for tests of snapshots themselves.
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
