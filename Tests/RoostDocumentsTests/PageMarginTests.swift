import CoreGraphics
import RoostControls
import RoostCore
import RoostDocuments
import Testing

struct PageMarginTests {
    private let rows = Document(spacing: 0) { ForEach(0..<25) { Row("row \($0)") } }

    @Test func `A footer knows the page's number and the number of pages`() throws {
        let pages = try texts(of: rows.pageFooter(spacing: 0) { Row("\($0.number)/\($0.count)") })
        #expect(pages.compactMap(\.first) == ["1/3", "2/3", "3/3"])
    }

    @Test func `A long document shows the number of its pages too`() throws {
        let document = Document(spacing: 0) { ForEach(0..<700) { Row("row \($0)") } }
        let pages = try texts(of: document.pageFooter(spacing: 0) { Row("\($0.number)/\($0.count)") })
        #expect(pages.count == 78 && pages.compactMap(\.first) == (1...78).map { "\($0)/78" })
        #expect(pages.flatMap { $0.dropFirst() } == (0..<700).map { "row \($0)" })
    }

    @Test func `Content is whole below a footer whose height depends on the number of pages`() throws {
        let document = rows.pageFooter(spacing: 0) { page in
            Row("foot")
            if page.count > 2 { Row("of many") }
        }
        let pages = try texts(of: document)
        #expect(pages.allSatisfy { $0.contains("of many") })
        #expect(pages.flatMap { $0.filter { $0.hasPrefix("row") } } == (0..<25).map { "row \($0)" })
    }

    @Test func `The number of pages is known in a document that begins with a heading and a table`() throws {
        for hasHeading in [true, false] {
            let document = Document(spacing: 0) {
                if hasHeading { Row("heading").accessibilityHeading(.h1) }
                DocumentTable(Array(0..<25), columns: [GridItem(.flexible())]) {
                    Row("row \($0)")
                } header: {
                    Row("head")
                }
                .rowPadding(0).rowLines(.hidden)
            }
            let pages = try texts(of: document.pageFooter(spacing: 0) { Row("\($0.number)/\($0.count)") })
            #expect(pages.compactMap(\.first) == (1...pages.count).map { "\($0)/\(pages.count)" })
            #expect(pages.flatMap { $0.filter { $0.hasPrefix("row") } } == (0..<25).map { "row \($0)" })
            #expect(pages.allSatisfy { $0.contains("head") })
        }
    }

    @Test func `Header and footer take their room from the content`() throws {
        let document = rows.pageHeader(spacing: 10) { _ in Row("head") }.pageFooter(spacing: 10) { _ in Row("foot") }
        let pages = try texts(of: document)
        #expect(pages.count == 4)
        #expect(pages[0].filter { $0.hasPrefix("row") }.count == 7)
    }

    @Test func `A first page without a header has more room`() throws {
        let document = rows.pageHeader(spacing: 0) { page in
            if !page.isFirst { Row(page.isEven ? "even" : "odd") }
        }
        let pages = try texts(of: document)
        #expect(pages[0].count == 10 && pages[1].count == 10)
        #expect(pages[1].contains("even") && pages[2].contains("odd"))
    }

    @Test func `A footnote stands at the foot of its view's page, and takes room there`() throws {
        let document = Document(spacing: 0) {
            ForEach(0..<12) { number in
                if number == 3 { Row("row 3").footnote { Row("note") } } else { Row("row \(number)") }
            }
        }
        let pages = try places(of: document)
        #expect(pages[0].map(\.text).last == "note")
        #expect(pages[0].count == 9)
        #expect(pages[0].last.map { $0.y > 190 } == true)
    }

    @Test func `A table of contents names the pages of headings, its own length included`() throws {
        let document = Document(spacing: 0) {
            TableOfContents { entry in Row("\(entry.title) on \(entry.page)") }
            ForEach(0..<12) { number in
                Row("chapter \(number)").accessibilityHeading(.h1).pageBreakBefore()
            }
        }
        let pages = try texts(of: document)
        let lines = pages.joined().filter { $0.contains(" on ") }
        #expect(lines.count == 12)
        for (number, line) in lines.enumerated() {
            let page = try #require(pages.firstIndex { $0 == ["chapter \(number)"] })
            #expect(line == "chapter \(number) on \(page + 1)")
        }
    }

    @Test func `The content's scale makes everything but the page larger`() throws {
        let pages = try texts(of: rows.contentScale(2))
        #expect(pages[0].count == 5)
    }
}
