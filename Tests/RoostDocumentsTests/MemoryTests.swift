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

    /// Counts how often it is laid out. The state keeps a document from taking it apart.
    private struct Counted: View {
        nonisolated(unsafe) static var evaluations = 0
        let number: Int
        @State private var state = 0

        var body: some View {
            let _ = Self.evaluations += 1
            Row("line \(number)")
        }
    }

    @Test func `A short document whose pages are counted is laid out once`() throws {
        Counted.evaluations = 0
        let document = Document(spacing: 0) { ForEach(0..<25) { Counted(number: $0) } }
        let pages = try texts(of: document.pageFooter(spacing: 0) { Row("\($0.number)/\($0.count)") })
        #expect(pages.count == 3 && pages[2].contains("3/3") && pages[2].contains("line 24"))
        #expect(Counted.evaluations == 25)
    }

    @Test func `Views end with a document whose pages are counted, also if it has too many`() throws {
        let document = Document(spacing: 0) { ForEach(0..<25) { Line(number: $0) } }
            .pageSize(PageSize(width: 240, height: 240)).pageMargins(20)
            .pageFooter(spacing: 0) { Row("\($0.number)/\($0.count)") }
        #expect(try document.pageCount() == 3)
        #expect(Alive.count == 0)
        #expect(throws: DocumentError.self) { try document.pdfData(pageLimit: 2) }
        #expect(Alive.count == 0)
    }

    @Test func `A long document whose pages are counted does not keep all of its views`() throws {
        var most = 0
        let document = Document(spacing: 0) { ForEach(0..<600) { Line(number: $0) } }
            .pageSize(PageSize(width: 240, height: 240)).pageMargins(20)
            .pageFooter(spacing: 0) { Row("\($0.number)/\($0.count)") }
        try document.writePDF { _ in most = max(most, Alive.count) }
        #expect(most > 100 && most < 200)
        #expect(Alive.count == 0)
    }
}
