import Foundation
import RoostCore
import RoostLocks
import SwiftUI

/// Compares a view with a recorded reference. Where they differ, it fails the running test, of Swift Testing or XCTest.
///
/// The reference lies beside the test's file, as `__Snapshots__/<file>/<test>.png` (or `.txt`). A missing reference is
/// recorded, and the assertion fails so that somebody looks at it. `ROOST_RECORD_SNAPSHOTS=1` in the environment, or
/// `record: true`, records references anew.
///
/// For a picture that differs, a file with the reference, the actual picture and the difference side by side is written
/// to the folder `SNAPSHOT_ARTIFACTS` (by default in the temporary folder); the failure names it, and says in a sentence
/// what differs. The product `SnapshotTesting` compares in the same way under the names of the library of that name.
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
@_disfavoredOverload
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
@_disfavoredOverload
public func verifySnapshot(
    of view: some View, as format: SnapshotFormat = .image, named name: String? = nil, record: Bool = false,
    filePath: String = #filePath, testName: String = #function, line: Int = #line
) -> String? {
    do {
        let file = try file(filePath: filePath, testName: testName, name: name, line: line, kind: format.kind)
        let check = SnapshotCheck<Data>(
            file: file, record: record ? .all : .fromEnvironment, toData: { $0 }, fromData: { $0 },
            difference: { try format.difference(between: $0, and: $1, of: file) })
        let outcome = try check.run {
            let (result, missing) = Log.findingMissing { try format.data(of: view) }
            if Log.isStrict, !missing.isEmpty { throw MissingResources(messages: missing) }
            return try result.get()
        }
        return switch outcome {
        case .matches, .recorded: nil
        case .missing(wasRecorded: true):
            "There was no reference; this one was recorded, please look at it: \(file.url.path)"
        case .missing(wasRecorded: false): "There is no reference: \(file.url.path)"
        case .differs(let difference, _, let artifacts, let wasRecorded):
            difference.message
                + (artifacts.map { "\nreference | actual | difference: \($0.path)" } + [
                    "\nreference: \(file.url.path)",
                    wasRecorded
                        ? "\nThe new one was recorded."
                        : "\nTo accept the new one, run the test with ROOST_RECORD_SNAPSHOTS=1.",
                ]).joined()
        }
    } catch {
        return "\(error)"
    }
}

/// The reference's file: named by the test, and by the snapshot's own name where it has one.
private func file(
    filePath: String, testName: String, name: String?, line: Int, kind: SnapshotFormat.Kind
) throws -> SnapshotFile {
    func component(_ text: some StringProtocol) -> String {
        String(text.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }
    let test = component(testName.prefix { $0 != "(" })
    let file = SnapshotFile(
        filePath: filePath, base: name.map { "\(test).\(component($0))" } ?? test,
        pathExtension: kind.fileExtension)
    let user = usersOfFiles.withLock { users in
        let user = users[file.url] ?? line
        users[file.url] = user
        return user
    }
    guard user == line else { throw SnapshotError.usedTwice(url: file.url, lines: [user, line]) }
    return file
}

/// The line of the test file that uses a reference: a second line with the same one would overwrite it.
private let usersOfFiles = Mutex<[URL: Int]>([:])

/// Pictures, colours or fonts that are missing, where that is an error.
private struct MissingResources: Error, CustomStringConvertible {
    let messages: [String]
    var description: String { messages.joined(separator: "\n") }
}
