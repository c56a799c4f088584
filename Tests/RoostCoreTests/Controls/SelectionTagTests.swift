import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Which tags stand for which selections.
@MainActor struct SelectionTagTests {
    enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear
        var id: Self { self }
    }

    @Test func `A tag stands for a value of its type and for an optional of it`() {
        let tag = SelectionTag(Fruit.apple)
        #expect(tag.stands(for: Fruit.apple))
        #expect(tag.stands(for: Optional<Fruit>.some(.apple)))
        #expect(!tag.stands(for: Fruit.pear))
        #expect(!tag.stands(for: Optional<Fruit>.none))
        #expect(tag.stands(for: AnyHashable(Fruit.apple)))
    }

    @Test func `A tag that leaves optionals out stands for its type alone`() {
        let tag = SelectionTag(Fruit.apple, includesOptional: false)
        #expect(tag.stands(for: Fruit.apple))
        #expect(!tag.stands(for: Optional<Fruit>.some(.apple)))
    }

    @Test func `The tag of no choice stands for no choice`() {
        #expect(SelectionTag(Optional<Fruit>.none).stands(for: Optional<Fruit>.none))
        #expect(SelectionTag(Optional<Fruit>.some(.pear)).stands(for: Optional<Fruit>.some(.pear)))
        #expect(!SelectionTag(Optional<Fruit>.some(.pear)).stands(for: Fruit.pear))
        #expect(SelectionTag(Optional<Fruit>.none).value(as: Optional<Fruit>.self) == .some(.none))
    }

    @Test func `Values of two types are never the same`() {
        #expect(!SelectionTag(1).stands(for: 1.0))
        #expect(!SelectionTag("apple").stands(for: Fruit.apple))
        #expect(SelectionTag(1) != SelectionTag(1.0))
    }

    struct Choice: View {
        @State var fruit: Fruit?
        var body: some View {
            VStack {
                Picker("Fruit", selection: $fruit) {
                    Text("none").tag(Optional<Fruit>.none)
                    Text("an apple").tag(Fruit.apple)
                    Text("a pear").tag(Fruit.pear)
                }
                .pickerStyle(.inline)
                Text("chosen: \(fruit?.rawValue ?? "nothing")")
            }
        }
    }

    private func chosen(_ window: AccessibleWindow) -> [String] {
        window.nodes.filter { $0.role == .radioButton && $0.isSelected }.map(\.label)
    }

    @Test func `A picker of an optional shows what is chosen`() {
        #expect(chosen(AccessibleWindow(Choice(fruit: .apple))) == ["an apple"])
        #expect(chosen(AccessibleWindow(Choice(fruit: nil))) == ["none"])
    }

    @Test func `A picker of an optional chooses`() {
        let window = AccessibleWindow(Choice(fruit: .apple))
        window.send(.activate, to: .radioButton, "a pear")
        window.settle()
        #expect(chosen(window) == ["a pear"])
        #expect(window.shows("chosen: pear"))
        window.send(.activate, to: .radioButton, "none")
        window.settle()
        #expect(window.shows("chosen: nothing"))
    }

    struct Screens: View {
        @State var screen: Fruit?
        var body: some View {
            TabView(selection: $screen) {
                Text("apples").tabItem { Text("Apples") }.tag(Fruit.apple)
                Text("pears").tabItem { Text("Pears") }.tag(Fruit.pear)
            }
        }
    }

    @Test func `Tabs are chosen by an optional`() {
        let window = AccessibleWindow(Screens(screen: .pear))
        #expect(window.shows("pears"))
        #expect(!window.shows("apples"))
    }

    struct Rows: View {
        @State var fruit: Fruit?
        var body: some View {
            VStack {
                Text("chosen: \(fruit?.rawValue ?? "nothing")")
                List(selection: $fruit) {
                    Text("an apple").tag(Fruit.apple)
                    Text("a pear").tag(Fruit.pear)
                    Text("a number").tag(1)
                }
            }
        }
    }

    @Test func `Rows are chosen by their tags, and those of another type cannot be`() throws {
        let window = AccessibleWindow(Rows(fruit: .pear))
        func tap(_ row: String) throws {
            let frame = try #require(window.nodes.first { $0.label == row }).frame
            window.tap(CGPoint(x: frame.midX, y: frame.midY))
            window.settle()
        }
        try tap("an apple")
        #expect(window.shows("chosen: apple"))
        try tap("a number")
        #expect(window.shows("chosen: apple"))
    }

    @Test func `Options made by ForEach are chosen by their ids`() {
        let picker = Picker("Fruit", selection: .constant(Optional<Fruit>.some(.pear))) {
            ForEach(Fruit.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.inline)
        #expect(chosen(AccessibleWindow(picker)) == ["pear"])
    }
}
