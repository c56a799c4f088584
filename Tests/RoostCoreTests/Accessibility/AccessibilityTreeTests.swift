import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct AccessibilityTreeTests {
    @Test func `A screen reader finds the button Cat by role and name and can press it`() {
        struct Vote: View {
            @State private var votes = 0
            var body: some View {
                VStack {
                    Text("\(votes) votes")
                    Button("Cat") { votes += 1 }
                    Button("Dog") {}
                }
            }
        }
        let window = AccessibleWindow(Vote())
        #expect(window.words == ["0 votes", "Cat", "Dog"])
        #expect(window.send(.activate, to: .button, "Cat"))
        #expect(window.shows("1 votes"))
    }

    @Test func `A button's name is what its label says, in order`() {
        let window = AccessibleWindow(
            Button {
            } label: {
                HStack {
                    Text("Cat")
                    Text("3 votes")
                }
            })
        #expect(window.tree.map(\.label) == ["Cat, 3 votes"])
        #expect(window.tree.map(\.role) == [.button])
        #expect(window.tree[0].isActionable)
    }

    @Test func `A button without words is called what its label modifier says`() {
        let window = AccessibleWindow(
            Button {
            } label: {
                Circle().frame(width: 40, height: 40)
            }
            .accessibilityLabel("Record"))
        #expect(window.node(.button, "Record") != nil)
    }

    @Test func `A disabled button is there, says so and does nothing`() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(count)")
                    Button("Go") { count += 1 }.disabled(true)
                }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.node(.button, "Go")?.isEnabled == false)
        window.send(.activate, to: .button, "Go")
        #expect(window.shows("0"))
    }

    @Test func `A toggle tells its name and state, and a press turns it`() {
        struct Page: View {
            @State private var isOn = false
            var body: some View { Toggle("Sound", isOn: $isOn) }
        }
        let window = AccessibleWindow(Page())
        #expect(window.node(.toggle, "Sound")?.isOn == false)
        window.send(.activate, to: .toggle, "Sound")
        #expect(window.node(.toggle, "Sound")?.isOn == true)
    }

    @Test func `A toggle whose label is hidden keeps its name`() {
        let window = AccessibleWindow(Toggle("Sound", isOn: .constant(true)).labelsHidden())
        #expect(window.node(.toggle, "Sound")?.isOn == true)
    }

    @Test func `A stepper goes up and down`() {
        struct Page: View {
            @State private var guests = 2
            var body: some View {
                VStack {
                    Text("\(guests) guests")
                    Stepper("Guests", value: $guests, in: 0...10)
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.send(.increment, to: .stepper, "Guests")
        #expect(window.shows("3 guests"))
        window.send(.decrement, to: .stepper, "Guests")
        window.send(.decrement, to: .stepper, "Guests")
        #expect(window.shows("1 guests"))
    }

    @Test func `Progress tells how far it is`() {
        let window = AccessibleWindow(ProgressView("Loading", value: 0.25))
        let node = window.node(.progress, "Loading")
        #expect(node?.range == AccessibilityNode.RangeValue(value: 0.25, bounds: 0...1))
        #expect(node?.value == "25%")
    }

    @Test func `A label is read once, its icon not at all, even where only the icon shows`() {
        let label = Label("Rain", systemImage: "cloud")
        #expect(AccessibleWindow(label).words == ["Rain"])
        #expect(AccessibleWindow(label.labelStyle(.iconOnly)).words == ["Rain"])
        #expect(AccessibleWindow(Button("Rain", systemImage: "cloud") {}).node(.button, "Rain") != nil)
    }

    @Test func `A symbol on its own is read by a word`() {
        #expect(AccessibleWindow(Image(systemName: "plus")).node(.image, "Add") != nil)
        #expect(AccessibleWindow(Image(systemName: "cloud.fill")).node(.image, "cloud") != nil)
    }

    @Test func `What is hidden, or wholly transparent, is not read`() {
        let window = AccessibleWindow(
            VStack {
                Text("a")
                Text("b").accessibilityHidden(true)
                Text("c").hidden()
                Text("d").opacity(0)
                Text("e").opacity(0.1)
            })
        #expect(window.words == ["a", "e"])
    }

    @Test func `Children are combined, contained or left out`() {
        let parts = HStack {
            Text("Cat")
            Text("3")
        }
        #expect(AccessibleWindow(parts.accessibilityElement(children: .combine)).tree.map(\.label) == ["Cat, 3"])
        let contained = AccessibleWindow(parts.accessibilityElement(children: .contain).accessibilityLabel("Row")).tree
        #expect(contained.map(\.label) == ["Row"])
        #expect(contained.first?.children.map(\.label) == ["Cat", "3"])
        let ignored = AccessibleWindow(parts.accessibilityElement().accessibilityLabel("Row")).tree
        #expect(ignored.map(\.label) == ["Row"])
        #expect(ignored.first?.children.isEmpty == true)
    }

    @Test func `A combined row with one button is that button`() {
        struct Page: View {
            @State private var isBought = false
            var body: some View {
                HStack {
                    Text(isBought ? "bought" : "milk")
                    Button("Buy") { isBought = true }
                }
                .accessibilityElement(children: .combine)
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.send(.activate, to: .button, "milk, Buy"))
        #expect(window.shows("bought, Buy"))
    }

    @Test func `Modifiers on a view around one element speak of that element`() {
        let window = AccessibleWindow(
            Text("7").padding().accessibilityLabel("Votes").accessibilityValue("seven").accessibilityHint("so far")
                .accessibilityIdentifier("votes"))
        let node = window.tree.first
        #expect(node?.label == "Votes")
        #expect(node?.value == "seven")
        #expect(node?.hint == "so far")
        #expect(node?.identifier == "votes")
    }

    @Test func `Traits give roles, and take them`() {
        #expect(AccessibleWindow(Text("a").accessibilityAddTraits(.isHeader)).tree[0].role == .heading)
        #expect(AccessibleWindow(Text("a").accessibilityHeading(.h2)).tree[0].headingLevel == 2)
        #expect(AccessibleWindow(Text("a").accessibilityAddTraits([.isButton, .isSelected])).tree[0].isSelected)
        #expect(AccessibleWindow(Button("a") {}.accessibilityRemoveTraits(.isButton)).tree[0].role == .text)
    }

    @Test func `Higher sort priorities are read first`() {
        let window = AccessibleWindow(
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c").accessibilitySortPriority(-1)
                Text("d")
            })
        #expect(window.words == ["b", "a", "d", "c"])
    }

    @Test func `Beside a modal view nothing else is read`() {
        let window = AccessibleWindow(
            ZStack {
                Text("behind")
                VStack {
                    Text("front")
                    Text("more")
                }
                .accessibilityAddTraits(.isModal)
            })
        #expect(window.tree.map(\.role) == [.dialog])
        #expect(window.words == ["front", "more"])
    }

    @Test func `A tapped view is no button, and a press taps it`() {
        struct Page: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onTapGesture { count += 1 } }
        }
        let window = AccessibleWindow(Page())
        #expect(window.tree[0].role == .text)
        #expect(window.tree[0].isActionable)
        window.send(.activate, to: .text, "0")
        #expect(window.shows("1"))
    }

    @Test func `Named actions are listed and run by their place`() {
        struct Page: View {
            @State private var last = "none"
            var body: some View {
                Text(last)
                    .accessibilityAction(named: "Reply") { last = "replied" }
                    .accessibilityActions {
                        Button("Flag") { last = "flagged" }
                        Button("Archive") { last = "archived" }
                    }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.tree[0].actions == ["Reply", "Flag", "Archive"])
        window.send(.custom(2), to: .text, "none")
        #expect(window.shows("archived"))
        window.send(.custom(0), to: .text, "archived")
        #expect(window.shows("replied"))
        window.send(.custom(9), to: .text, "replied")
        #expect(window.shows("replied"))
    }

    @Test func `An adjustable view goes up and down and is a slider`() {
        struct Page: View {
            @State private var volume = 5
            var body: some View {
                Circle().frame(width: 20, height: 20)
                    .accessibilityLabel("Volume").accessibilityValue("\(volume)")
                    .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
            }
        }
        let window = AccessibleWindow(Page())
        window.send(.increment, to: .slider, "Volume")
        #expect(window.node(.slider, "Volume")?.value == "6")
    }

    @Test func `A representation is read and used in place of the view`() {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                VStack { Text(isOn ? "lit" : "dark") }
                    .accessibilityRepresentation { Toggle("Lamp", isOn: $isOn) }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.words == ["Lamp"])
        window.send(.activate, to: .toggle, "Lamp")
        #expect(window.node(.toggle, "Lamp")?.isOn == true)
    }

    @Test func `A drawing can have children that are not drawn`() {
        let window = AccessibleWindow(
            Canvas { _, _ in }
                .accessibilityLabel("Chart")
                .accessibilityChildren {
                    Text("Monday, 3")
                    Text("Tuesday, 5")
                })
        #expect(window.tree.map(\.label) == ["Chart"])
        #expect(window.tree.first?.children.map(\.label) == ["Monday, 3", "Tuesday, 5"])
    }

    @Test func `A list is a list, its section's header a heading, with the rows that are made`() {
        let window = AccessibleWindow(
            List {
                Section("Animals") {
                    ForEach(0..<40, id: \.self) { Text("animal \($0)") }
                }
            })
        #expect(window.tree.map(\.role) == [.list])
        #expect(window.node(.heading, "Animals") != nil)
        #expect(window.shows("animal 3"))
        #expect(!window.shows("animal 39"))
    }

    @Test func `Frames are in the window's coordinates, as drawn`() throws {
        let window = AccessibleWindow(
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 50)
                Button("Cat") {}.buttonStyle(.plain).frame(width: 40, height: 20).accessibilityElement(
                    children: .combine
                )
                .scaleEffect(2)
            }, size: CGSize(width: 100, height: 70))
        #expect(window.tree.first?.frame == CGRect(x: 10, y: 40, width: 80, height: 40))
    }

    @Test func `Frames under projections are where their corners are seen`() throws {
        let window = AccessibleWindow(
            VStack(spacing: 0) {
                Button("Cat") {}.buttonStyle(.plain).frame(width: 40, height: 20)
                    .accessibilityElement(children: .combine)
                    .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 10, y: 5)))
                Button("Dog") {}.buttonStyle(.plain).frame(width: 40, height: 20)
                    .accessibilityElement(children: .combine)
                    .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            }, size: CGSize(width: 100, height: 40))
        #expect(window.node(.button, "Cat")?.frame == CGRect(x: 40, y: 5, width: 40, height: 20))
        let dog = try #require(window.node(.button, "Dog")?.frame)
        #expect(abs(dog.width - 20) < 1e-9 && abs(dog.midX - 50) < 1e-9)
    }

    @Test func `A button keeps its id while its look changes`() {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Button("Cat") { isOn.toggle() }.buttonStyle(Look(isOn: isOn))
            }
        }
        let window = AccessibleWindow(Page())
        let id = window.node(.button, "Cat")?.id
        window.send(.activate, to: .button, "Cat")
        #expect(window.node(.button, "Cat")?.id == id)
    }

    @Test func `Requests for what is not there are left aside`() {
        let window = AccessibleWindow(Text("a"))
        for kind: AccessibilityRequest.Kind in [.activate, .set(.nan), .custom(-1), .escape, .submit, .increment] {
            window.session.send(.access(AccessibilityRequest(kind, on: 999_999)), at: 0)
            window.session.send(.access(AccessibilityRequest(kind, on: window.tree[0].id)), at: 0)
        }
        #expect(window.words == ["a"])
    }

    @Test func `Ids are unique even where one modifier has several elements`() {
        let window = AccessibleWindow(
            VStack {
                Group {
                    Circle()
                    Circle()
                }
                .padding()
                .accessibilityLabel("dot")
            })
        #expect(window.words == ["dot", "dot"])
        #expect(Set(window.nodes.map(\.id)).count == window.nodes.count)
    }

    @Test func `Headers that stay in view are read before the rows of their section`() {
        let window = AccessibleWindow(
            List {
                Section("Fruit") { ForEach(0..<3) { Text("Fruit \($0)") } }
                Section("Roots") { ForEach(0..<30) { Text("Root \($0)") } }
            }
            .listStyle(.plain))
        let first = ["Fruit", "Fruit 0", "Fruit 1", "Fruit 2", "Roots", "Root 0"]
        #expect(Array(window.words.prefix(6)) == first)
        let wheel = ScrollEvent(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 600), modifiers: [])
        window.session.send(.scroll(wheel), at: window.time)
        window.settle()
        #expect(window.words.first == "Roots")
        #expect(window.words.count { $0 == "Roots" } == 1)
    }

    @Test func `A screen's bar is read before the screen, a tab bar after it`() {
        let window = AccessibleWindow(
            TabView {
                NavigationStack {
                    Text("Content")
                        .navigationTitle("Title")
                        .toolbar { Button("Edit") {} }
                }
                .tabItem { Text("Tab") }
            })
        #expect(window.words == ["Edit", "Title", "Content", "Tab"])
    }

    @Test func `What a swipe uncovers is an action of the row`() throws {
        struct Rows: View {
            @State private var rows = ["One", "Two"]
            var body: some View {
                List {
                    ForEach(rows, id: \.self) { row in
                        Text(row)
                            .swipeActions {
                                Button("Remove", role: .destructive) { rows.removeAll { $0 == row } }
                            }
                    }
                }
            }
        }
        let window = AccessibleWindow(Rows())
        let row = try #require(window.node(.text, "Two"))
        #expect(row.actions == ["Remove"])
        window.send(.custom(0), to: .text, "Two")
        window.settle()
        #expect(window.words == ["One"])
    }

    @Test func `A slider is called by its label, not by what its ends mean`() {
        let window = AccessibleWindow(
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("Low")
            } maximumValueLabel: {
                Text("High")
            })
        #expect(window.nodes.map(\.label) == ["Volume"])
    }

    private struct Look: ButtonStyle {
        let isOn: Bool
        func makeBody(configuration: Configuration) -> some View {
            if isOn { configuration.label.padding() } else { configuration.label }
        }
    }
}
