import RoostLocks
import Testing
import XCTest

/// Numbers the snapshots of a test that have no name: 1, 2, 3 …
final class SnapshotCounter: Sendable {
    @TaskLocal static var ofTest = SnapshotCounter()
    private static let ofXCTest = SnapshotCounter()

    /// The counter of the running test.
    static var current: SnapshotCounter {
        if Test.current != nil { return ofTest }
        _ = observesXCTest
        return ofXCTest
    }

    private let counts = Mutex<[String: Int]>([:])

    func next(for key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key]!
        }
    }

    private func reset() { counts.withLock { $0 = [:] } }

    /// Begins anew after each test of XCTest.
    private static let observesXCTest: Bool = {
        final class Observer: NSObject, XCTestObservation {
            func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.ofXCTest.reset() }
        }
        XCTestObservationCenter.shared.addTestObserver(Observer())
        return true
    }()
}
