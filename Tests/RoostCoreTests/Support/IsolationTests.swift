import Foundation
import Testing

@testable import RoostCore

@Suite struct IsolationTests {
    @Test func `A pass runs main-actor code on its own thread`() {
        let isInPass = withMainActorAssumed { runIsolated { PassMark.isSet } }
        #expect(isInPass)
    }

    @Test func `Main-actor code outside of a pass ends a debug build`() async {
        #if DEBUG
            await #expect(processExitsWith: .failure) {
                let thread = Thread { runIsolated {} }
                thread.start()
                while !thread.isFinished {}
            }
        #endif
    }
}
