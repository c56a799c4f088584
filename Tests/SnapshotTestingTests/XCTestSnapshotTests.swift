import Foundation
import SnapshotTesting
import SwiftUI
import XCTest

private struct Card: View {
    private let title: String

    nonisolated init(title: String) { self.title = title }

    var body: some View { Text(title).frame(width: 100, height: 20) }
}

/// Snapshots in tests of XCTest, whose methods on Linux must not be on the main actor.
final class XCTestSnapshotTests: XCTestCase {
    private static let folder = FileManager.default.temporaryDirectory
        .appending(component: "roost-\(UUID().uuidString)").path
    private var failures: [String]?

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if failures == nil {
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        } else {
            failures?.append(description)
        }
    }

    private func failing(_ body: () -> Void) -> [String] {
        failures = []
        body()
        defer { failures = nil }
        return failures ?? []
    }

    func testASnapshotWithoutReferenceFails() {
        let seen = failing { assertSnapshot(of: Card(title: "Ann"), as: .image, record: .never) }
        XCTAssertEqual(seen.count, 1)
        XCTAssertTrue(seen.first?.contains("no reference") == true)
    }

    func testEachStrategyFailsByItself() {
        let seen = failing {
            withSnapshotTesting(record: .never) {
                assertSnapshots(
                    of: Card(title: "Ann"), as: ["a": .image, "b": .image(layout: .fixed(width: 9, height: 9))])
                assertSnapshots(of: Card(title: "Ann"), as: [.image, .image])
            }
        }
        XCTAssertEqual(seen.count, 4)
    }

    @available(*, deprecated)
    func testTheOlderNameAndABooleanWork() {
        let path = Self.folder
        XCTAssertNotNil(
            verifySnapshot(
                matching: Card(title: "Ann"), as: .image, named: "old", record: true, snapshotDirectory: path))
        XCTAssertNil(
            verifySnapshot(
                matching: Card(title: "Ann"), as: .image, named: "old", record: false, snapshotDirectory: path))
        XCTAssertFalse(isRecording)
    }

    private func recordTwo() -> [String] {
        let folder = Self.folder + "/counted"
        for text in ["x", "y"] {
            _ = verifySnapshot(of: text, as: .lines, record: .all, snapshotDirectory: folder, testName: "counted()")
        }
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    func testCountersBeginWithOne() { XCTAssertEqual(recordTwo(), ["counted.1.txt", "counted.2.txt"]) }

    func testCountersBeginAnewInEachTest() { XCTAssertEqual(recordTwo(), ["counted.1.txt", "counted.2.txt"]) }
}
