import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

struct OptionalLengthTests {
    @Test(arguments: [nil, 0, 12.5, -3, CGFloat.infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
    func `A length, or none, comes back as it went in`(length: CGFloat?) {
        #expect(OptionalLength(length).value == length)
    }

    @Test func `What is not a number is not none`() {
        #expect(OptionalLength(.nan).value?.isNaN == true)
        #expect(OptionalLength(.signalingNaN).value?.isNaN == true)
        #expect(OptionalLength(.infinity - .infinity).value?.isNaN == true)
    }

    @Test func `Frames have no bytes that nobody sets`() {
        #expect(MemoryLayout<_FrameLayout>.size == 2 * 8 + MemoryLayout<Alignment>.size)
        #expect(MemoryLayout<_FlexFrameLayout>.size == 6 * 8 + MemoryLayout<Alignment>.size)
    }
}
