import Foundation
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

struct LayoutRuleTests {
    /// A rule in memory whose bytes were something else before: a rule writes only those that it has a use for.
    private func rule(_ rule: LayoutRule, over byte: UInt8) -> LayoutRule {
        withUnsafeTemporaryAllocation(of: LayoutRule.self, capacity: 1) { memory in
            memset(memory.baseAddress!, Int32(byte), MemoryLayout<LayoutRule>.size)
            memory.initializeElement(at: 0, to: rule)
            return memory[0]
        }
    }

    private static let rules: [LayoutRule] = [
        .fixed(width: 1, height: 2), .flexible(idealWidth: 1, idealHeight: 2), .square(ideal: 3),
        .spacer(minLength: .nan), .divider(thickness: 1), .passthrough, .frame(width: .nan, height: 4, .center),
        .flexibleFrame(
            FlexibleFrame(
                minWidth: .nan, idealWidth: 1, maxWidth: .infinity, minHeight: 0, idealHeight: .nan, maxHeight: 2,
                alignment: .bottom)),
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), .offset(x: 1, y: 2), .position(x: 1, y: 2),
        .aspectRatio(.nan, fills: true), .fixedSize(horizontal: true, vertical: false),
        .stack(.vertical, spacing: .nan, .leading), .zstack(.center), .layered(.top, secondIsBehind: true), .object(7),
    ]

    @Test func `A rule is the same as itself, whatever lay where it is`() {
        for value in Self.rules {
            #expect(rule(value, over: 0).isSame(as: rule(value, over: 0xFF)), "\(value)")
        }
    }

    @Test func `Rules of different kinds or lengths differ`() {
        for (place, value) in Self.rules.enumerated() {
            for other in Self.rules[(place + 1)...] { #expect(!value.isSame(as: other), "\(value) and \(other)") }
        }
        #expect(
            !LayoutRule.stack(.vertical, spacing: .nan, .leading).isSame(as: .stack(.vertical, spacing: 8, .leading)))
        #expect(!LayoutRule.spacer(minLength: 0).isSame(as: .spacer(minLength: .nan)))
        #expect(!LayoutRule.object(1).isSame(as: .object(2)))
    }
}
