import Foundation
import RoostControls
@testable import RoostCore
@testable import RoostDocuments
import Testing

@MainActor struct BlockGraphsTests {
    /// A letter whose rows come in many kinds.
    private func letter(_ number: Int) -> Document {
        Document(spacing: 8) {
            Text("Letter \(number)").font(.title).accessibilityHeading(.h1)
            if number.isMultiple(of: 3) { Circle().frame(width: 20, height: 20).accessibilityLabel("A seal") }
            DocumentTable(0..<(3 + number % 5), columns: [GridItem(.fixed(40)), GridItem()]) { row in
                Text("\(row * number)").foregroundStyle(row == number % 4 ? .red : .primary)
                VStack(alignment: .leading) {
                    Text(String(repeating: "Words that wrap. ", count: 1 + (row + number) % 6))
                    if (row + number).isMultiple(of: 2) { Text("A note").font(.caption) }
                }
            } header: {
                Text("No.")
                Text("Text")
            }
            HStack(alignment: .firstTextBaseline) {
                Text(number.isMultiple(of: 2) ? "" : "Signed").opacity(number % 5 == 0 ? 0 : 1)
                Spacer()
                Text(Double(number), format: .number.precision(.fractionLength(number % 3)))
            }
        }
        .pageFooter { page in Text("Page \(page.number) of \(page.count)") }
        .metadata(DocumentMetadata(title: "Letter", language: number % 7 == 0 ? "de" : "en"))
    }

    @Test func `A document in used graphs is the same to the byte`() throws {
        let graphs = BlockGraphs()
        for number in 0..<30 {
            let alone = try letter(number).pdfData()
            #expect(try letter(number).pdfData(pageLimit: .max, reusing: graphs) == alone, "letter \(number)")
        }
    }

    @Test func `The rows of a table share graphs`() throws {
        let graphs = BlockGraphs()
        let table = DocumentTable(0..<200, columns: [GridItem()]) {
            Text("\($0)")
        } header: {
            Text("Number")
        }
        _ = try Document { table }.pdfData(pageLimit: .max, reusing: graphs)
        #expect(graphs.made < 10)
    }

    private func isForgetful(_ view: some View) -> Bool {
        let graph = ViewGraph(view, environment: .standard)
        _ = graph.layOut(ProposedViewSize(width: 200, height: nil))
        return graph.isForgetful
    }

    private struct Plain: View {
        var body: some View { HStack { Text("Plain") } }
    }

    private struct Stateful: View {
        @State private var word = "Stateful"
        var body: some View { Text(word) }
    }

    private struct Boxed: ViewModifier {
        func body(content: Content) -> some View { content.padding().background(.red) }
    }

    @Test func `Stacks, texts, shapes and bodies without properties remember nothing`() {
        let isShown = true
        #expect(
            isForgetful(
                HStack {
                    Text("A").bold().padding().font(.caption)
                    if isShown { Text("B").frame(width: 10) }
                    Spacer()
                }))
        #expect(isForgetful(Plain().modifier(Boxed()).background(Circle().fill(.red))))
    }

    @Test func `State, actions, readers of geometry and lazy rows may remember something`() {
        #expect(!isForgetful(Stateful()))
        #expect(!isForgetful(Text("A").onChange(of: 1) {}))
        #expect(!isForgetful(Button("A") {}))
        #expect(!isForgetful(Text("A").onAppear {}))
        #expect(!isForgetful(GeometryReader { _ in Text("A") }))
        #expect(!isForgetful(LazyVStack { Text("A") }))
        #expect(!isForgetful(Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)))
    }

    private struct Stamp: View {
        nonisolated(unsafe) static var evaluations = 0
        var body: some View {
            let _ = Self.evaluations += 1
            Text("Printed now")
        }
    }

    @Test func `A body is evaluated for each document: it may look at the clock`() throws {
        let graphs = BlockGraphs()
        let document = Document { HStack { Stamp() } }
        _ = try document.pdfData(pageLimit: .max, reusing: graphs)
        let once = Stamp.evaluations
        _ = try document.pdfData(pageLimit: .max, reusing: graphs)
        #expect(once > 0 && Stamp.evaluations == 2 * once)
    }

    private struct Half: View, Equatable {
        let word: String
        nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
        var body: some View { Text(word) }
    }

    private struct Prefixed: ViewModifier {
        let word: String
        func body(content: Content) -> some View {
            Text(word)
            content
        }
    }

    @Test func `A view whose comparison leaves something out shows the next document's value`() throws {
        let graphs = BlockGraphs()
        for word in ["One", "Two"] {
            let document = Document {
                HStack { Half(word: word).modifier(Prefixed(word: word + ":")) }
                Circle().frame(width: 10).padding(word == "One" ? 1 : 2)
            }
            #expect(try document.pdfData(pageLimit: .max, reusing: graphs) == document.pdfData(), "\(word)")
        }
    }

    @Test func `Headers and footers of further documents need no further graphs`() throws {
        let graphs = BlockGraphs()
        func letter(_ number: Int) -> Document {
            Document { Text("Letter \(number)") }
                .pageHeader { page in if !page.isFirst { Plain() } }
                .pageFooter { page in
                    HStack {
                        Plain(); Text("Page \(page.number) of \(page.count)")
                    }
                }
        }
        _ = try letter(1).pdfData(pageLimit: .max, reusing: graphs)
        let made = graphs.made
        _ = try letter(2).pdfData(pageLimit: .max, reusing: graphs)
        #expect(graphs.made == made)
    }

    @Test func `A change from one document to the next is no change of a view`() throws {
        let graphs = BlockGraphs()
        var changes = 0
        for number in 0..<3 {
            let document = Document { HStack { Text("\(number)").onChange(of: number) { changes += 1 } } }
            _ = try document.pdfData(pageLimit: .max, reusing: graphs)
        }
        #expect(changes == 0)
    }

    @Test func `A view's state does not reach the next document`() throws {
        struct Counted: View {
            let start: Int
            @State private var count: Int
            init(start: Int) {
                self.start = start
                _count = State(initialValue: start)
            }
            var body: some View { Text("\(count)") }
        }
        let graphs = BlockGraphs()
        for start in [1, 2] {
            let document = Document { Counted(start: start) }
            #expect(try document.pdfData(pageLimit: .max, reusing: graphs) == document.pdfData())
        }
    }
}
