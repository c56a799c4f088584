import Testing

@testable import RoostTesting

@Suite struct LineDifferenceTests {
    @Test func changedLinesStandBesideEachOther() {
        #expect(LineDifference.text("a\nb\nc", "a\nB\nc") == "  a\n- b\n+ B\n  c")
    }

    @Test func addedLinesAreMarked() {
        #expect(LineDifference.text("a", "a\nb") == "  a\n+ b")
    }

    @Test func removedLinesAreMarked() {
        #expect(LineDifference.text("a\nb\nc", "b") == "- a\n  b\n- c")
    }
}
