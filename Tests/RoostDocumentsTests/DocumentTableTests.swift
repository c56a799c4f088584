import CoreGraphics
import RoostControls
import RoostCore
import RoostDocuments
import Testing

struct DocumentTableTests {
    private func table(_ count: Int) -> DocumentTable<Range<Int>, Row, Row, Row> {
        DocumentTable(0..<count, columns: [GridItem(.flexible())]) {
            Row("row \($0)")
        } header: {
            Row("head")
        } footer: {
            Row("sum")
        }
        .rowPadding(0).rowLines(.hidden)
    }

    @Test func `The head repeats on each page`() throws {
        let pages = try texts(of: Document(spacing: 0) { table(20) })
        #expect(pages.map { $0.first } == ["head", "head", "head"])
        #expect(pages.joined().filter { $0.hasPrefix("row") }.count == 20)
    }

    @Test func `The last row stays with its footer`() throws {
        let pages = try texts(of: Document(spacing: 0) { table(9) })
        #expect(pages[1] == ["head", "row 8", "sum"])
    }

    @Test func `The head does not stand alone at the end of a page`() throws {
        let pages = try texts(
            of: Document(spacing: 0) {
                ForEach(0..<9) { Row("text \($0)") }
                table(3)
            })
        #expect(pages[1].first == "head")
        #expect(pages[0].count == 9)
    }

    @Test func `Subtotals are carried over, and stand for the rows so far`() throws {
        let document = Document(spacing: 0) {
            table(20).subtotals(of: { $0 }) {
                Row("carried \($0)")
            } broughtForward: {
                Row("brought \($0)")
            }
        }
        let pages = try texts(of: document)
        #expect(pages[0].last == "carried \((0..<8).reduce(0, +))")
        #expect(Array(pages[1].prefix(2)) == ["head", "brought \((0..<8).reduce(0, +))"])
        #expect(pages.joined().filter { $0.hasPrefix("carried") }.count == pages.count - 1)
        #expect(pages.allSatisfy { $0.count <= 10 })
    }

    @MainActor
    @Test func `The row of subtotals is measured once, also if the number of pages is shown`() throws {
        let counter = Counter()
        let document = Document(spacing: 0) {
            table(7, counting: counter)
        }
        .pageFooter { page in Row("page \(page.number) of \(page.count)") }
        #expect(try texts(of: document).map { $0.contains { $0.hasPrefix("carried") } } == [true, false])
        // The other one stands on the first page.
        #expect(counter.count == 2)
    }

    @MainActor
    @Test func `The row of subtotals is not measured on a page with ample room`() throws {
        let counter = Counter()
        #expect(try texts(of: Document(spacing: 0) { table(3, counting: counter) }).count == 1)
        #expect(counter.count == 0)
    }

    @MainActor
    private func table(_ count: Int, counting counter: Counter) -> some View {
        table(count).subtotals(of: { $0 }) { sum in
            counter.count += 1
            return Row("carried \(sum)")
        } broughtForward: {
            Row("brought \($0)")
        }
    }

    private final class Counter {
        var count = 0
    }

    @Test func `Modifiers of a table apply to each of its rows`() throws {
        let pages = try places(of: Document(spacing: 0) { table(20).padding(.leading, 30) })
        #expect(pages.joined().allSatisfy { $0.x >= 50 })
    }

    @Test func `Columns share the width that fixed ones leave`() throws {
        let table = DocumentTable(
            0..<1,
            columns: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
        ) { _ in
            Row("a")
            Row("b")
            Row("c")
        } header: {
            EmptyView()
        }
        let pages = try places(of: Document { table })
        #expect(pages[0].map(\.x) == [20, 80, 155])
    }
}
