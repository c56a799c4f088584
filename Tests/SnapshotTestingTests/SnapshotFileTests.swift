import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@testable import RoostTesting

@Suite struct SnapshotFileTests {
    @Test func `References lie beside the test's file`() {
        let file = SnapshotFile(filePath: "/app/Tests/CardTests.swift", base: "card.1", pathExtension: "png")
        #expect(file.url.path == "/app/Tests/__Snapshots__/CardTests/card.1.png")
    }

    @Test func `References may lie in another folder, without an extension`() {
        let file = SnapshotFile(
            filePath: "/app/Tests/CardTests.swift", base: "card.1", pathExtension: nil, directory: "/references")
        #expect(file.url.path == "/references/card.1")
    }

    @Test func `The environment says when references are written`() {
        #expect(SnapshotRecord.from([:]) == .missing)
        #expect(SnapshotRecord.from(["SNAPSHOT_TESTING_RECORD": "never"]) == .never)
        #expect(SnapshotRecord.from(["ROOST_RECORD_SNAPSHOTS": "1"]) == .all)
        #expect(SnapshotRecord.from(["SNAPSHOT_TESTING_RECORD": "often"]) == .missing)
    }

    @Test func `The header of a PNG tells its size`() throws {
        let size = try #require(
            SnapshotRun.sizeOfPNG(ImageRenderer { Color.red.frame(width: 300, height: 7) }.pngData()))
        #expect(size == (300, 7))
        #expect(SnapshotRun.sizeOfPNG(Data("text".utf8)) == nil)
    }

    /// A file that imports both modules compiles, and means the strategy.
    @Test @MainActor func `Both modules' assertions live in one file`() {
        let folder = FileManager.default.temporaryDirectory.appending(component: "roost-\(UUID().uuidString)").path
        let message = verifySnapshot(
            of: Text("Hello"), as: .image, named: "both", record: .all, snapshotDirectory: folder)
        #expect(message?.contains("Record mode") == true)
        withKnownIssue { assertSnapshot(of: Text("Hello"), as: .image, named: "nowhere", record: .never) }
        #expect(
            verifySnapshot(
                of: Text("Hello"), as: .layout, filePath: "\(folder)/A.swift", testName: "layout()", line: 1)?
                .contains("recorded") == true)
    }
}
