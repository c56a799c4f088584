import RoostTesting
import Synchronization
import Testing
import XCTest

/// A view whose initialiser is on the main actor, as most are.
private struct Card: View {
    @State private var count = 0
    private let title: String

    init(title: String) { self.title = title }

    var body: some View { Text("\(title) \(count)").frame(width: 100, height: 20) }
}

/// Lets the bodies of two views wait for each other.
private final class Meeting: Sendable {
    private let guests = Mutex(0)
    private let arrived = DispatchSemaphore(value: 0)
    private let met = Mutex(false)

    var hasTakenPlace: Bool { met.withLock { $0 } }

    func attend() {
        let isSecond = guests.withLock { count in
            count += 1
            return count == 2
        }
        if isSecond {
            arrived.signal()
        } else if arrived.wait(timeout: .now() + 30) == .success {
            met.withLock { $0 = true }
        }
    }
}

private struct Guest: View {
    let meeting: Meeting

    init(meeting: Meeting) { self.meeting = meeting }

    var body: some View {
        let _ = meeting.attend()
        Text("Guest")
    }
}

/// No reference lies there, and none can be recorded.
private let nowhere: StaticString = "/dev/null/CardTests.swift"

/// Snapshots in tests of XCTest, which does not see the issues of Swift Testing.
final class XCTestSnapshotTests: XCTestCase {
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

    func testASnapshotThatDoesNotMatchFails() {
        failures = []
        assertSnapshot(filePath: nowhere) { Card(title: "Ann") }
        assertSnapshot(of: Color.red.frame(width: 10, height: 10), filePath: nowhere, line: 1)
        let seen = failures
        failures = nil
        XCTAssertEqual(seen?.count, 2)
    }
}

/// Snapshots in Swift Testing's tests, and views that are made outside the main actor.
@Suite struct OutsideTheMainActorTests {
    @Test func `A snapshot that does not match fails`() {
        withKnownIssue { assertSnapshot(filePath: nowhere) { Card(title: "Ann") } }
    }

    @Test func `A closure makes the view where its initialiser cannot be called`() async throws {
        let title = "Ann"
        let png = try ImageRenderer { Card(title: title) }.pngData()
        #expect(png == (try await MainActor.run { try ImageRenderer(content: Card(title: title)).pngData() }))
        #expect(LayoutReport(proposal: .unspecified) { Card(title: title) }.size == CGSize(width: 100, height: 20))
        #expect(LayoutReport(in: CGSize(width: 200, height: 200)) { Card(title: title) }.size.width == 100)
        #expect(LiveView(size: CGSize(width: 200, height: 200)) { Card(title: title) }.frameCount == 1)
        #expect(try !AnimationRenderer { Card(title: title) }.gifData().isEmpty)
    }

    @Test func `Bodies of two renderers are evaluated at the same time`() async {
        let meeting = Meeting()
        let pictures = await withTaskGroup(of: Data?.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        // A thread of its own: a machine of one core has only one for tasks.
                        Thread {
                            continuation.resume(returning: try? ImageRenderer { Guest(meeting: meeting) }.pngData())
                        }
                        .start()
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pictures[0] != nil && pictures[0] == pictures[1])
        #expect(meeting.hasTakenPlace)
    }

    @Test func `Renderers of views that closures make work side by side`() async throws {
        let expected = try (0..<8).map { title in try ImageRenderer { Card(title: "\(title)") }.pngData() }
        try await withThrowingTaskGroup(of: (Int, Data).self) { group in
            for index in 0..<64 {
                group.addTask { (index % 8, try ImageRenderer { Card(title: "\(index % 8)") }.pngData()) }
            }
            for try await (index, data) in group { #expect(data == expected[index]) }
        }
    }
}
