import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct TableTests {
    struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    struct People: View {
        @State private var people = [
            Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Ada", age: 40),
            Person(id: 3, name: "Ben", age: 20),
        ]
        @State private var order: [KeyPathComparator<Person>] = []
        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
            }
            .onChange(of: order) { people.sort(using: order) }
        }
    }

    private func window(_ view: some View) -> AccessibleWindow {
        AccessibleWindow(view, size: CGSize(width: 900, height: 600)) { $0.horizontalSizeClass = .regular }
    }

    @Test func `With room there are titles, and a row has a view in each column`() {
        #expect(window(People()).words == ["Name", "Age", "Cleo", "30", "Ada", "40", "Ben", "20"])
    }

    @Test func `On a telephone a table is a list of its first column`() {
        #expect(AccessibleWindow(People()).words == ["Cleo", "Ada", "Ben"])
    }

    @Test func `A title sorts the rows, and sorts them the other way round when it is chosen again`() {
        let window = window(People())
        let names = ["Ada", "Ben", "Cleo"]
        func order() -> [String] { window.words.filter { names.contains($0) } }
        window.press(window.nodes.first { $0.role == .button && $0.label.hasPrefix("Name") }?.label ?? "")
        window.settle()
        #expect(order() == names)
        window.press(window.nodes.first { $0.role == .button && $0.label.hasPrefix("Name") }?.label ?? "")
        window.settle()
        #expect(order() == names.reversed())
    }

    @Test func `A column takes its width, and others share what is left`() throws {
        let table = Table([Person(id: 1, name: "Cleo", age: 30)]) {
            TableColumn("Name") { _ in Color.clear.frame(height: 10).accessibilityIdentifier("name") }
            TableColumn("Age") { _ in Color.clear.frame(height: 10).accessibilityIdentifier("age") }.width(80)
        }
        let report = LayoutReport(of: table, in: CGSize(width: 900, height: 600)) {
            $0.horizontalSizeClass = .regular
        }
        #expect(report.frame(of: "age")?.width == 80)
        #expect(report.frame(of: "name") == CGRect(x: 20, y: report.frame(of: "name")!.minY, width: 772, height: 10))
    }

    struct Rows: View {
        @State private var chosen: Set<Int> = []
        let people = [Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Ada", age: 40)]
        var body: some View {
            Table(of: Person.self, selection: $chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }.alignment(.trailing)
            } rows: {
                TableRow(Person(id: 0, name: "Zoe", age: 1))
                Section("Grown up") {
                    ForEach(people) { person in
                        TableRow(person).contextMenu { Button("Greet") {} }
                    }
                }
            }
        }
    }

    @Test func `Rows that are written out stand in their order and under their headers`() {
        let window = window(Rows())
        let nodes = window.nodes.filter { !$0.label.isEmpty && $0.frame.minX < 300 }
        #expect(
            nodes.sorted { $0.frame.midY < $1.frame.midY }.map(\.label) == ["Name", "Zoe", "Grown up", "Cleo", "Ada"])
    }

    @Test func `Titles can be left out`() {
        #expect(window(Rows().tableColumnHeaders(.hidden)).words.first == "Zoe")
    }

    struct Branch: Identifiable {
        let id: Int
        let name: String
        var below: [Branch]?
    }

    @Test func `What is below a row of a tree is seen once it is opened`() {
        let tree = [Branch(id: 1, name: "root", below: [Branch(id: 2, name: "leaf")])]
        let window = window(Table(tree, children: \.below) { TableColumn("Name", value: \.name) })
        #expect(!window.shows("leaf"))
        window.press("root")
        window.settle()
        #expect(window.shows("leaf"))
    }
}
