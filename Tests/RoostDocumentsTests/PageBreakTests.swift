import CoreGraphics
import RoostControls
import RoostCore
import RoostDocuments
import RoostPicture
import Testing

struct PageBreakTests {
    @Test func `Views that do not fit go on to the next page, between two views`() throws {
        let pages = try texts(of: Document(spacing: 0) { ForEach(0..<25) { Row("row \($0)") } })
        #expect(pages.map(\.count) == [10, 10, 5])
        #expect(pages[1].first == "row 10")
    }

    @Test func `A stack breaks between its views`() throws {
        let pages = try texts(
            of: Document {
                VStack(spacing: 0) { ForEach(0..<25) { Row("row \($0)") } }
            })
        #expect(pages.map(\.count) == [10, 10, 5])
    }

    @Test func `A stack of views side by side breaks between rows`() throws {
        let pages = try texts(
            of: Document {
                VStack(spacing: 0) {
                    ForEach(0..<12) { number in
                        HStack(alignment: .top) {
                            Row("left \(number)")
                            VStack(spacing: 0) {
                                Text("a").font(.system(size: 7)).frame(height: 10);
                                Text("b").font(.system(size: 7)).frame(height: 10)
                            }
                        }
                    }
                }
            })
        #expect(pages[0].count == 30 && pages[1] == ["left 10", "a", "b", "left 11", "a", "b"])
    }

    @Test func `At least two lines of a text stay on each page`() throws {
        let words = (0..<60).map { _ in "word" }.joined(separator: " ")
        for rows in 0..<9 {
            let pages = try texts(
                of: Document(spacing: 0) {
                    ForEach(0..<rows, id: \.self) { Row("row \($0)") }
                    Text(words).font(.system(size: 15)).frame(width: 150)
                })
            for page in pages {
                let lines = page.filter { $0.hasPrefix("word") }.count
                #expect(lines != 1, "with \(rows) rows")
            }
            #expect(
                pages.joined().filter { $0.hasPrefix("word") }.joined(separator: " ").split(separator: " ").count == 60)
        }
    }

    @Test func `A text's first line on a page stands where a new text would`() throws {
        let words = (0..<60).map { _ in "word" }.joined(separator: " ")
        let pages = try places(
            of: Document(spacing: 0) {
                Text(words).font(.system(size: 15)).lineSpacing(6).frame(width: 150)
                Text("new").font(.system(size: 15)).pageBreakBefore()
            })
        #expect(pages.count > 2)
        #expect(Set(pages.compactMap { $0.first?.y }).count == 1)
    }

    @Test func `A view that is kept together moves to the next page as a whole`() throws {
        let pages = try texts(
            of: Document(spacing: 0) {
                ForEach(0..<8) { Row("row \($0)") }
                VStack(spacing: 0) { ForEach(0..<4) { Row("kept \($0)") } }.keepTogether()
            })
        #expect(pages.map(\.count) == [8, 4])
    }

    @Test func `A view that is kept together and higher than a page is divided all the same`() throws {
        let pages = try texts(
            of: Document(spacing: 0) {
                VStack(spacing: 0) { ForEach(0..<14) { Row("kept \($0)") } }.keepTogether()
            })
        #expect(pages.map(\.count) == [10, 4])
    }

    @Test func `A heading stays with the view after it`() throws {
        let pages = try texts(
            of: Document(spacing: 0) {
                ForEach(0..<9) { Row("row \($0)") }
                Row("heading").accessibilityHeading(.h1)
                Row("text")
            })
        #expect(pages[1] == ["heading", "text"])
    }

    @Test func `Views kept with the next one move in a chain`() throws {
        let pages = try texts(
            of: Document(spacing: 0) {
                ForEach(0..<8) { Row("row \($0)") }
                Row("first").keepWithNext()
                Row("second").keepWithNext()
                Row("third")
            })
        #expect(pages[1] == ["first", "second", "third"])
    }

    @Test func `A page break ends the page, and is nothing at its beginning`() throws {
        let pages = try texts(
            of: Document {
                PageBreak()
                Row("a")
                PageBreak()
                PageBreak()
                Row("b").pageBreakAfter()
                Row("c")
                Row("d").pageBreakBefore()
            })
        #expect(pages == [["a"], ["b"], ["c"], ["d"]])
    }

    @Test func `The gap between two views is dropped at the top of a page`() throws {
        let pages = try places(of: Document(spacing: 15) { ForEach(0..<12) { Row("row \($0)") } })
        #expect(pages[1].first?.y == pages[0].first?.y)
    }

    @Test func `A picture higher than a page is cut`() throws {
        var count = 0
        try Document { Rectangle().frame(height: 500) }.pages { _, _ in count += 1 }
        #expect(count == 3)
    }

    @Test func `Columns are filled one after the other`() throws {
        let pages = try places(
            of: Document(spacing: 0) { ForEach(0..<25) { Row("row \($0)") } }.columns(2, spacing: 20))
        #expect(pages.map(\.count) == [20, 5])
        #expect(pages[0][10].y == pages[0][0].y && pages[0][10].x > pages[0][0].x)
    }

    @Test func `A section has pages of its own`() throws {
        var sizes: [CGSize] = []
        let document = Document {
            Row("a")
            PageSection(size: PageSize(width: 400, height: 240)) { Row("b") }
            Row("c")
        }
        try document.pages { list, _ in sizes.append(list.size) }
        #expect(sizes.map(\.width) == [240, 400, 240])
    }

    @Test func `A user's own view is taken apart`() throws {
        struct Body: View {
            var body: some View {
                Row("a")
                PageBreak()
                Row("b")
            }
        }
        #expect(try texts(of: Document { Body().font(.body) }) == [["a"], ["b"]])
    }

    @Test func `Content of no views is an error`() {
        #expect(throws: DocumentError.noContent) { try texts(of: Document {}) }
    }

    @Test func `Margins that leave no room are an error`() {
        #expect(throws: DocumentError.self) { try Document { Row("a") }.pageMargins(300).pdfData() }
    }

    @Test func `More pages than the limit are an error`() {
        let document = Document { ForEach(0..<100) { Row("row \($0)") } }
        #expect(throws: DocumentError.tooManyPages(limit: 3)) { try document.pdfData(pageLimit: 3) }
    }
}
