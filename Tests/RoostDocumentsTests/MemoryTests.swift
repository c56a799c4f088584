import RoostControls
import RoostCore
import RoostDocuments
import Testing

@Suite(.serialized)
struct MemoryTests {
    /// Counts the objects that exist. The suite is serialized, and no other one makes such objects.
    private final class Alive {
        nonisolated(unsafe) static var count = 0
        init() { Self.count += 1 }
        deinit { Self.count -= 1 }
    }

    private struct Line: View {
        let number: Int
        @State private var alive = Alive()

        var body: some View { Row("line \(number)").keepTogether() }
    }

    @Test(arguments: [false, true])
    func `Views end with the page that they stand on`(isTagged: Bool) throws {
        var most = 0
        let document = Document(spacing: 0) { ForEach(0..<200) { Line(number: $0) } }
            .pageSize(PageSize(width: 240, height: 240)).pageMargins(20)
        try document.tagged(isTagged).writePDF { _ in most = max(most, Alive.count) }
        #expect(most > 0 && most < 30)
        #expect(Alive.count == 0)
    }
}
