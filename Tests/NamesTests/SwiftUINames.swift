import Combine
import SwiftUI

// Code as it is written for Apple's systems: the target compiles it unchanged, as a package of its own would.

private struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
    var amount = 0.0
}

private enum Screen: Hashable { case home, search, settings }

// MARK: Tabs

private struct ImplicitTabs: View {
    @State private var selection = Screen.home
    @AppStorage("tabs") private var customization = TabViewCustomization()
    @AppStorage("isAdmin") private var isAdmin = false

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: .home) { Text("Home") }
                .badge(3)
                .customizationID("home")
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { Text("Search") }
                .defaultVisibility(.visible, for: .tabBar)
            TabSection("More") {
                if isAdmin {
                    Tab("Settings", systemImage: "gear", value: .settings) { Text("Settings") }
                        .tabPlacement(.pinned)
                        .hidden(!isAdmin)
                }
            }
        }
        .tabViewCustomization($customization)
        .tabViewSidebarHeader { Text("Header") }
        .tabViewSidebarFooter { Text("Footer") }
        .tabViewSidebarBottomBar { Text("Bottom") }
    }
}

private struct OwnTabs: TabContent {
    typealias TabValue = Screen

    var body: some TabContent<Screen> {
        Tab("Home", systemImage: "house", value: .home) { Text("Home") }
        if true {
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("Search") }
        } else {
            Tab("Settings", systemImage: "gear", value: .settings) { Text("Settings") }
        }
    }
}

private struct TabsOfData: View {
    @State private var chosen = 0
    let items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]

    var body: some View {
        TabView(selection: $chosen) {
            ForEach(items) { item in
                Tab(item.name, systemImage: "star", value: item.id) { Text(item.name) }
            }
            Group {
                Tab(value: 7) {
                    Text("seven")
                } label: {
                    Label("Seven", systemImage: "7.circle")
                }
            }
        }
    }
}

private struct ClassicTabs: View {
    @State private var chosen = 0

    var body: some View {
        TabView(selection: $chosen) {
            Text("a").tabItem { Label("A", systemImage: "a.circle") }.tag(0)
            ForEach(1..<3) { Text("\($0)").tag($0) }
        }
    }
}

// MARK: Scrolling and geometry

private struct Parallax: View {
    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                let offset = proxy.frame(in: .scrollView).minY + proxy.frame(in: .scrollView(axis: .vertical)).minY
                Color.red.offset(y: proxy.bounds(of: .scrollView(axis: .vertical)) == nil ? 0 : offset)
            }
            .visualEffect { content, proxy in
                content.offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
            }
        }
    }
}

private struct Shake: GeometryEffect {
    var animatableData = 0.0
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
}

// MARK: Changes, sharing, pasting, renaming

private struct Small: View {
    @Environment(\.backgroundProminence) private var prominence
    @Namespace private var namespace
    @State private var name = "a"
    @State private var amount = 2.5
    @FocusState private var isFocused: Bool
    let link = URL(string: "https://example.org")!

    var body: some View {
        let _ = Self._printChanges()
        let _ = Self._logChanges()
        VStack {
            ShareLink(item: link, preview: SharePreview("Title", image: Image("cover"), icon: Image("icon")))
            ShareLink("Share", item: link, subject: Text("s"), message: Text("m"), preview: SharePreview("T"))
            ShareLink(items: [link]) { SharePreview($0.absoluteString, image: Image(systemName: "link")) }
            ShareLink(item: name, preview: SharePreview(name, icon: Image(systemName: "star"))) {
                Label("Share", systemImage: "square.and.arrow.up")
            }
            ShareLink(item: Image("x"), preview: SharePreview("x", image: Image("x")))
            PasteButton(payloadType: String.self) { strings in name = strings[0] }
            PasteButton(supportedContentTypes: [.text]) { _ in }
        }
        VStack {
            TextField("Name", text: $name).focused($isFocused).renameAction($isFocused)
            RenameButton().renameAction { name = "" }
            TextField("Amount", value: $amount, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
            TextField("Amount", value: $amount, formatter: NumberFormatter()) {}
            Gauge(value: amount, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("2.5")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            } markedValueLabels: {
                Text("5").tag(5.0)
            }
            Gauge(value: 0.5) {
                Text("x")
            } currentValueLabel: {
                Text("y")
            } markedValueLabels: {
                Text("z")
            }
            Text("x").background(.blue, in: .buttonBorder).clipShape(.buttonBorder).contentShape(.buttonBorder)
            Picker("Palette", selection: $name) { Text("a").tag("a") }
                .pickerStyle(.palette)
                .paletteSelectionEffect(.symbolVariant(.fill))
                .paletteSelectionEffect(.custom)
            Text("source")
                .matchedTransitionSource(id: 1, in: namespace) {
                    $0.background(.blue).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 3)
                }
                .foregroundStyle(prominence == .increased ? .primary : .secondary)
                .modifier(Shake().ignoredByLayout())
        }
        .toolbar {}
    }
}

// MARK: Rotors

private struct Rotors: View {
    @Namespace private var namespace
    let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    let text = "A short text"

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(items) { item in
                    Text(item.name).accessibilityRotorEntry(id: item.id, in: namespace)
                }
            }
        }
        .accessibilityRotor("Items") {
            ForEach(items) { item in
                if item.id > 0 { AccessibilityRotorEntry(item.name, id: item.id) }
            }
        }
        .accessibilityRotor(.headings) {
            AccessibilityRotorEntry("First", id: 1, in: namespace)
            AccessibilityRotorEntry(Text("Second"), id: 2, in: namespace) {}
        }
        .accessibilityRotor("All", entries: items, entryLabel: \.name)
        .accessibilityRotor(Text("Again"), entries: items, entryID: \.id, entryLabel: \.name)
        .accessibilityRotor("Parts", textRanges: [text.startIndex..<text.endIndex])
    }
}

// MARK: Content

private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ForEach(subviews: content) { subview in subview.padding() }
        ForEach(sections: content) { section in
            section.header
            ForEach(section.content) { $0 }
        }
        Group(sections: content) { sections in
            ForEach(sections) { section in section.footer }
            ForEach(sections.indices, id: \.self) { Text("\($0)") }
        }
    }
}

private struct Tables: View {
    @State private var order = [KeyPathComparator(\Item.name)]
    @State private var own = [ByAmount()]
    let items: [Item] = []

    var body: some View {
        Table(items, sortOrder: $order) {
            TableColumn("Name", value: \.name, comparator: .lexical)
            TableColumn("Amount", value: \.amount, comparator: Descending()) { Text("\($0.amount)") }
            TableColumn(Text("Plain"), value: \.name)
        }
        Table(items, sortOrder: $own) {
            TableColumn("Amount", sortUsing: ByAmount()) { Text("\($0.amount)") }
        }
    }
}

private struct ByAmount: SortComparator {
    var order = SortOrder.forward
    func compare(_ a: Item, _ b: Item) -> ComparisonResult { a.amount < b.amount ? .orderedAscending : .orderedSame }
}

private struct Descending: SortComparator {
    var order = SortOrder.reverse
    func compare(_ a: Double, _ b: Double) -> ComparisonResult { a < b ? .orderedDescending : .orderedAscending }
}

// MARK: Colours

private struct Brand: ShapeStyle, Hashable {
    let shade: Float
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(red: shade, green: 0, blue: 0, opacity: 1)
    }
}

private let colors = [Color(Brand(shade: 1)), Color(Color.red), Color("name"), Color(.sRGB, white: 1)]

// MARK: Combine

private final class Model: ObservableObject {
    @Published var name = ""
    @Published var age = 0
    var both: Publishers.CombineLatest<Published<String>.Publisher, Published<Int>.Publisher> {
        Publishers.CombineLatest($name, $age)
    }
    var merged: Publishers.Merge<AnyPublisher<Int, Never>, Just<Int>> {
        Publishers.Merge($age.eraseToAnyPublisher(), Just(1))
    }
    var three: Publishers.CombineLatest3<Just<Int>, Just<Int>, Just<Int>> { Just(1).combineLatest(Just(2), Just(3)) }
    var many: Publishers.MergeMany<Just<Int>> { Publishers.MergeMany(Just(1), Just(2)) }
}
