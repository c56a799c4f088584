import Foundation
import Testing

@testable import RoostWorkshop

@Suite struct CrashReportTests {
    private let loaded = "roost-preview-host: /p/libPreviews.so is at 7f0000001000\n"

    @Test func `A report names the line of the innermost call in the user's library`() {
        let log =
            loaded + """
                Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
                Current stack trace:
                0    libswiftCore.so                    0x00007fe1f935f130 swift_reportError + 33
                5    libPreviews.so                     0x00007f0000001070 Card.body.getter + 474
                6    libPreviews.so                     0x00007f0000002070 Row.body.getter + 4
                """
        let report = CrashReport(log: log, signal: SIGILL) { $0 == 0x6F ? "Card.swift:8" : nil }
        #expect(
            report.message == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range, at Card.swift:8")
    }

    @Test func `A message that names the line already does not name it twice`() {
        let log = loaded + "Shop/Card.swift:8: Fatal error: too many\n5 libPreviews.so 0x00007f0000001070 a + 1"
        let report = CrashReport(log: log, signal: SIGILL) { _ in "Card.swift:8" }
        #expect(report.message == "Shop/Card.swift:8: Fatal error: too many")
    }

    @Test func `A signal without a message is put into words`() {
        let report = CrashReport(log: loaded, signal: SIGSEGV) { _ in nil }
        #expect(report.message == "a bad access to memory, or a recursion without end")
    }

    @Test func `Without a message, the last lines that the code has printed are shown`() {
        let report = CrashReport(log: loaded + "one\ntwo\n", signal: nil) { _ in nil }
        #expect(report.message == "one\ntwo")
    }
}
