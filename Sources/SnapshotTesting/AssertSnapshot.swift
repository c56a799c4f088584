import Foundation
import RoostTesting
import XCTest

/// Compares a value with a recorded reference, and fails the running test of Swift Testing or XCTest where they differ.
///
/// References lie beside the test's file, as `__Snapshots__/<file>/<test>.<name or number>.<extension>`. A missing one
/// is recorded, and the assertion fails so that somebody looks at it. A failure says what differs, and leaves the actual
/// snapshot, and for pictures reference, actual and difference side by side, in the folder `SNAPSHOT_ARTIFACTS` (by
/// default in the temporary one).
/// - Parameters:
///   - snapshotting: What is taken of the value, and how it is compared.
///   - name: Tells the snapshots of a test apart; nil for numbers.
///   - record: When references are written; nil for what `withSnapshotTesting`, the trait `snapshots(record:)` or
///     `SNAPSHOT_TESTING_RECORD` says.
///   - timeout: The most seconds that a snapshot may take that arrives later.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let message = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    guard let message else { return }
    TestFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column).record()
}

/// Compares a value with a reference for each strategy, under the strategies' names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares a value with a reference for each strategy, by number.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with a recorded reference, and returns the failure as a message; nil where they match. Assertions
/// of one's own are made of it.
/// - Parameter snapshotDirectory: The references' folder; nil for the one beside the test's file.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    let configuration = SnapshotTestingConfiguration.resolved(record: record, diffTool: nil)
    return SnapshotTestingConfiguration.$current.withValue(configuration) {
        do {
            let number = { SnapshotCounter.current.next(for: "\(snapshotDirectory ?? "\(filePath)")/\(testName)") }
            let file = SnapshotFile(
                filePath: "\(filePath)",
                base: pathComponent(testName) + "." + (name.map(pathComponent) ?? String(number())),
                pathExtension: snapshotting.pathExtension, directory: snapshotDirectory)
            let check = SnapshotCheck<Format>(
                file: file, record: configuration.record?.rule ?? .missing, toData: snapshotting.diffing.toData,
                fromData: snapshotting.diffing.fromData,
                difference: { snapshotting.diffing.diff($0, $1).map(SnapshotDifference.init) })
            let outcome = try check.run { try wait(for: snapshotting.snapshot(try value()), timeout) }
            return message(of: outcome, file, name: name, testName: testName, configuration)
        } catch {
            return (error as? SnapshotTimeout)?.description ?? "The snapshot was not taken: \(error)"
        }
    }
}

private func message<Format>(
    of outcome: SnapshotCheck<Format>.Outcome, _ file: SnapshotFile, name: String?, testName: String,
    _ configuration: SnapshotTestingConfiguration
) -> String? {
    switch outcome {
    case .matches: return nil
    case .recorded:
        return "Record mode is on: the snapshot was recorded. Turn it off and run \(testName) again.\n"
            + "reference: \(file.url.path)"
    case .missing(wasRecorded: true):
        return "There was no reference; this snapshot was recorded, please look at it. Run \(testName) again.\n"
            + "reference: \(file.url.path)"
    case .missing(wasRecorded: false):
        return "There is no reference, and recording is disabled.\nreference: \(file.url.path)"
    case .differs(let difference, let actual, let artifacts, let wasRecorded):
        let tool = configuration.diffTool ?? .default
        let subject = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
        let files = artifacts.filter { $0.deletingPathExtension().pathExtension == "difference" }
        return """
            \(subject) does not match reference.\(wasRecorded ? " The new snapshot was recorded." : "")

            \(difference.message.trimmingCharacters(in: .whitespacesAndNewlines))

            \(tool(currentFilePath: file.url.path, failedFilePath: actual.path))
            """ + files.map { "\nreference | actual | difference: \($0.path)" }.joined()
    }
}

/// The value once it has arrived.
private func wait<Value>(for later: Async<Value>, _ timeout: TimeInterval) throws -> Value {
    var value: Value?
    let arrived = XCTestExpectation(description: "snapshot")
    later.run {
        value = $0
        arrived.fulfill()
    }
    if let value { return value }
    _ = XCTWaiter.wait(for: [arrived], timeout: timeout)
    guard let value else { throw SnapshotTimeout(seconds: timeout) }
    return value
}

private struct SnapshotTimeout: Error, CustomStringConvertible {
    let seconds: TimeInterval

    var description: String {
        "The snapshot did not arrive within \(seconds) seconds: its strategy waits for something that does not happen, "
            + "or needs a longer timeout."
    }
}

extension SnapshotDifference {
    fileprivate init(_ message: String, _ attachments: [XCTAttachment]) {
        self.init(
            message: message,
            artifacts: attachments.enumerated().map { index, attachment in
                Artifact(
                    name: attachment.name ?? "attachment-\(index + 1)", pathExtension: attachment.pathExtension,
                    data: attachment.data)
            })
    }
}

/// A test's or snapshot's name as part of a file's: runs of other characters than letters, digits and underscores
/// become hyphens, and none stands at the ends.
func pathComponent(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if scalar.isPartOfWord {
            result.unicodeScalars.append(scalar)
        } else if result.last != "-" || result.isEmpty {
            result.append("-")
        }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
}

extension Unicode.Scalar {
    /// Whether regular expressions count it to words.
    fileprivate var isPartOfWord: Bool {
        if properties.isAlphabetic || self == "\u{200C}" || self == "\u{200D}" { return true }
        return switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
        default: false
        }
    }
}
