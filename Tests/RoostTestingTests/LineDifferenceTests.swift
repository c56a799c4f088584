import Testing

@testable import RoostTesting

@Suite struct LineDifferenceTests {
    @Test func `The old and the new form of a changed line stand together`() {
        #expect(LineDifference.text("a\nb\nc", "a\nB\nc") == "  a\n- b\n+ B\n  c")
    }

    @Test func `Added lines are marked with a plus`() {
        #expect(LineDifference.text("a", "a\nb") == "  a\n+ b")
    }

    @Test func `Removed lines are marked with a minus`() {
        #expect(LineDifference.text("a\nb\nc", "b") == "- a\n  b\n- c")
    }
}
