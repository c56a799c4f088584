import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

struct ModifiedPartsTests {
    private struct Odd { var (a, b, c): (Int16, Int8, Bool) }
    private struct Empty {}

    /// Compares with what the compiler knows, for a modifier of a type.
    private func offsetIsRight<Content, Modifier>(_: Content.Type, _: Modifier.Type) -> Bool {
        MemoryLayout<ModifiedContent<Content, Modifier>>.offset(of: \.modifier)
            == ModifiedContent<Content, Modifier>.modifierOffset
    }

    @Test func `A modifier lies where its content ends`() {
        func check<Content>(_ content: Content.Type) {
            #expect(offsetIsRight(content, Int8.self))
            #expect(offsetIsRight(content, Odd.self))
            #expect(offsetIsRight(content, String?.self))
            #expect(offsetIsRight(content, SIMD4<Float>.self))
            #expect(offsetIsRight(content, Empty.self))
            #expect(offsetIsRight(content, _PaddingLayout.self))
        }
        check(Int8.self)
        check(Bool?.self)
        check(Odd.self)
        check(Empty.self)
        check(Text.self)
        check(SIMD2<Double>.self)
        check(ModifiedContent<Text, Odd>.self)
    }
}
