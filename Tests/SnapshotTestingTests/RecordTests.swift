import Foundation
import SnapshotTesting
import Testing

/// References in a folder of their own.
@Suite struct RecordTests {
    private let folder = FileManager.default.temporaryDirectory.appending(component: "roost-\(UUID().uuidString)")

    @Test func `A missing reference is recorded and reported`() throws {
        let message = try #require(verify("one", .missing))
        #expect(message.contains("recorded"))
        #expect(try reference() == "one")
    }

    @Test func `Nothing is recorded by never`() throws {
        #expect(try #require(verify("one", .never)).contains("no reference"))
        #expect(throws: (any Error).self) { try reference() }
    }

    @Test func `A matching snapshot passes`() {
        _ = verify("one", .missing)
        #expect(verify("one", .missing) == nil)
        #expect(verify("one", .never) == nil)
        #expect(verify("one", .failed) == nil)
    }

    @Test func `A difference fails and keeps the reference`() throws {
        _ = verify("one", .missing)
        let message = try #require(verify("two", .missing))
        #expect(message.contains("does not match") && message.contains("- one\n+ two"))
        #expect(try reference() == "one")
    }

    @Test func `A difference is recorded by failed`() throws {
        _ = verify("one", .missing)
        #expect(try #require(verify("two", .failed)).contains("was recorded"))
        #expect(verify("two", .missing) == nil)
    }

    @Test func `All records and fails`() throws {
        _ = verify("one", .missing)
        #expect(try #require(verify("two", .all)).contains("Record mode"))
        #expect(try reference() == "two")
    }

    @Test func `A Boolean counts as all or missing`() {
        #expect(SnapshotTestingConfiguration.Record(booleanLiteral: true) == .all)
        #expect(SnapshotTestingConfiguration.Record(booleanLiteral: false) == .missing)
        #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
        #expect(SnapshotTestingConfiguration.Record(rawValue: "sometimes") == nil)
    }

    @Test func `An operation has its own rule`() throws {
        withSnapshotTesting(record: .never) {
            #expect(verify("one", nil)?.contains("disabled") == true)
            withSnapshotTesting(record: .missing) { #expect(verify("one", nil)?.contains("recorded") == true) }
        }
        #expect(try reference() == "one")
    }

    @Test func `A failure names its files by the tool`() throws {
        _ = verify("one", .missing)
        let message = withSnapshotTesting(diffTool: "compare") { verify("two", .never) }
        let path = folder.appending(component: "record.name.txt").path
        #expect(try #require(message).contains("compare \(path) "))
    }

    @Test(.snapshots(record: .never)) func `A trait has its rule`() throws {
        #expect(try #require(verify("one", nil)).contains("disabled"))
    }

    @Test func `The words for the file's names are those of the test and the snapshot`() throws {
        _ = verifySnapshot(
            of: "x", as: .lines, named: "light & dark", record: .all, snapshotDirectory: folder.path,
            testName: "card(width:)")
        #expect(try names() == ["card-width.light-dark.txt"])
    }

    @Test(.snapshots) func `Snapshots without a name are counted`() throws {
        for text in ["x", "y"] {
            _ = verifySnapshot(
                of: text, as: .lines, record: .all, snapshotDirectory: folder.path, testName: "card()")
        }
        #expect(try names() == ["card.1.txt", "card.2.txt"])
    }

    @Test func `A snapshot that never arrives fails`() throws {
        let never = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines,
            asyncSnapshot: { _ in
                Async { _ in }
            })
        let message = verifySnapshot(
            of: "x", as: never, named: "a", snapshotDirectory: folder.path, timeout: 0.01, testName: "card()")
        #expect(try #require(message).contains("did not arrive"))
    }

    @Test func `An error of the value is told`() throws {
        struct Broken: Error {}
        func broken() throws -> String { throw Broken() }
        let message = verifySnapshot(of: try broken(), as: .lines, named: "a", snapshotDirectory: folder.path)
        #expect(try #require(message).contains("Broken"))
    }

    private func verify(_ text: String, _ record: SnapshotTestingConfiguration.Record?) -> String? {
        verifySnapshot(
            of: text, as: .lines, named: "name", record: record, snapshotDirectory: folder.path, testName: "record()")
    }

    private func reference() throws -> String {
        try String(contentsOf: folder.appending(component: "record.name.txt"), encoding: .utf8)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
