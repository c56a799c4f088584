import Observation
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// A window that has ended leaves nothing of itself in memory, whatever was going on in it.
@Suite struct EndedWindowTests {
    /// Lives as long as a state of the views that it is in.
    final class Token: Sendable {}

    @Observable final class Model {
        var name = "name"
        var isOpen = true
    }

    /// Keeps a token as its state.
    struct Keeper: View {
        @State private var token: Token
        @State private var text = "text"
        init(_ token: Token) { _token = State(initialValue: token) }

        var body: some View {
            VStack {
                TextField("Field", text: $text)
                Button("Button") { _ = token }
            }
        }
    }

    struct Parts: View {
        struct Item: Identifiable {
            let id: Int
            var name: String
            var token: Token
        }

        struct Value {
            var token: Token
            var isOn = false
        }

        let token: Token
        @State private var value: Value
        @State private var items: [Item]

        init(_ token: Token) {
            self.token = token
            _value = State(initialValue: Value(token: token))
            _items = State(initialValue: (0..<3).map { Item(id: $0, name: "Item \($0)", token: token) })
        }

        var body: some View {
            VStack {
                Toggle("Toggle", isOn: $value.isOn)
                ForEach($items) { $item in TextField("Name", text: $item.name) }
                TextField("First", text: $items[0].name)
            }
        }
    }

    struct Screen: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @MainActor @Sendable (Token) -> AnyView

        init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Token) -> some View) {
            testDescription = name
            self.view = { AnyView(view($0)) }
        }
    }

    static let screens = [
        Screen("state") { Keeper($0) },
        Screen("parts of a state") { Parts($0) },
        Screen("a sheet") { token in Text("A").sheet(isPresented: .constant(true)) { Keeper(token) } },
        Screen("a sheet on a sheet") { token in
            Text("A").sheet(isPresented: .constant(true)) {
                Keeper(token).sheet(isPresented: .constant(true)) { Keeper(token) }
            }
        },
        Screen("a popover") { token in Keeper(token).popover(isPresented: .constant(true)) { Keeper(token) } },
        Screen("a cover") { token in Text("A").fullScreenCover(isPresented: .constant(true)) { Keeper(token) } },
        Screen("an alert") { token in
            Text("A").alert("Title", isPresented: .constant(true)) {
                TextField("Name", text: .constant(""))
                Button("Button") { _ = token }
            }
        },
        Screen("a dialog") { token in
            Text("A").confirmationDialog("Title", isPresented: .constant(true)) { Button("Button") { _ = token } }
        },
        Screen("a menu") { token in Menu("Menu") { Button("Button") { _ = token } } },
        Screen("a context menu") { token in
            Keeper(token).contextMenu {
                Button("Button") { _ = token }
            } preview: {
                Keeper(token)
            }
        },
        Screen("links") { token in
            NavigationStack {
                List {
                    NavigationLink("View") { Keeper(token) }
                    NavigationLink("Value", value: 1)
                }
                .navigationTitle("Title")
                .navigationDestination(for: Int.self) { _ in Keeper(token) }
            }
        },
        Screen("a path") { token in
            NavigationStack(path: .constant([1, 2])) {
                Keeper(token).navigationDestination(for: Int.self) { _ in Keeper(token) }
            }
        },
        Screen("a search") { token in
            NavigationStack {
                List { Keeper(token) }.searchable(text: .constant("x")).searchSuggestions { Keeper(token) }
            }
        },
        Screen("columns") { token in
            NavigationSplitView {
                List { NavigationLink("View") { Keeper(token) } }
            } detail: {
                Keeper(token)
            }
        },
        Screen("tabs") { token in
            TabView {
                Tab("One", systemImage: "star") { Keeper(token) }
                Tab("Two", systemImage: "heart") { Keeper(token) }
            }
        },
        Screen("pages") { token in TabView { ForEach(0..<3) { _ in Keeper(token) } }.tabViewStyle(.page) },
        Screen("a list") { token in
            List {
                ForEach(0..<50) { _ in Keeper(token).swipeActions { Button("Button") { _ = token } } }
                    .onDelete { _ in _ = token }
                    .onMove { _, _ in _ = token }
            }
            .environment(\.editMode, .constant(.active))
            .refreshable { _ = token }
        },
        Screen("rows with actions and menus") { token in
            List {
                ForEach(0..<20) { row in
                    Button("Row \(row)") { _ = token }
                        .swipeActions { Button("Button") { _ = token } }
                        .contextMenu { Button("Button") { _ = token } }
                }
            }
        },
        Screen("a scroll view that is listened to") { token in
            ScrollViewReader { _ in
                ScrollView {
                    LazyVStack { ForEach(0..<50) { _ in Keeper(token) } }.scrollTargetLayout()
                }
                .scrollPosition(id: .constant(3))
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, _ in _ = token }
                .onScrollPhaseChange { _, _ in _ = token }
                .onScrollTargetVisibilityChange(idType: Int.self) { _ in _ = token }
            }
        },
        Screen("gestures") { token in
            Keeper(token)
                .gesture(DragGesture().onChanged { _ in _ = token })
                .simultaneousGesture(TapGesture(count: 2).onEnded { _ = token })
                .onLongPressGesture { _ = token }
                .draggable("words")
                .dropDestination(for: String.self) { _, _ in
                    _ = token
                    return true
                }
        },
        Screen("what moves") { token in
            VStack {
                PhaseAnimator([1, 2]) { phase in Keeper(token).opacity(phase) }
                TimelineView(.animation) { _ in Keeper(token) }
                ProgressView()
                Keeper(token).task { try? await Task.sleep(for: .seconds(1000)) }
            }
        },
        Screen("geometry") { token in
            GeometryReader { proxy in
                Keeper(token).frame(width: proxy.size.width / 2)
                    .onGeometryChange(for: CGSize.self, of: \.size) { _ in _ = token }
            }
        },
        Screen("pickers") { token in
            Form {
                Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                DatePicker("Date", selection: .constant(.now))
                ColorPicker("Colour", selection: .constant(.red))
                DisclosureGroup("More", isExpanded: .constant(true)) { Keeper(token) }
            }
        },
        Screen("a model in the environment") { token in Keeper(token).environment(Model()) },
    ]

    /// Uses the screen in a window that then ends; answers what of it is still there.
    @MainActor private func remains(of screen: Screen, use: (LiveView) -> Void) -> [String] {
        weak var graph: ViewGraph?
        weak var queue: UpdateQueue?
        weak var token: Token?
        func live() {
            let made = Token()
            let window = LiveView(screen.view(made), size: CGSize(width: 390, height: 600))
            (graph, queue, token) = (window.graph, window.graph.queue, made)
            use(window)
            window.session.close()
        }
        live()
        return [graph == nil ? nil : "graph", queue == nil ? nil : "queue", token == nil ? nil : "state"]
            .compactMap { $0 }
    }

    @Test(arguments: screens) @MainActor func `Nothing is left of a window that ends`(screen: Screen) {
        #expect(remains(of: screen) { $0.advance(by: 1) } == [])
    }

    @Test(arguments: screens) @MainActor func `Nothing is left of a window that ends while it is used`(screen: Screen) {
        for seed in 1...4 {
            var random = UInt64(seed)
            func next(_ limit: UInt64) -> CGFloat {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return CGFloat(random >> 33 % limit)
            }
            let left = remains(of: screen) { window in
                for _ in 0..<10 {
                    let point = CGPoint(x: next(390), y: next(600))
                    window.pointer(.began, at: point)
                    window.advance(by: next(2) * 0.6)
                    if next(2) == 0 {
                        let (x, y) = (next(2) * 240 - 120, next(2) * -60)
                        for step in 1...6 {
                            let share = CGFloat(step) / 6
                            window.pointer(.moved, at: CGPoint(x: point.x + x * share, y: point.y + y * share))
                        }
                    }
                    // Some fingers never leave.
                    if next(6) > 0 { window.pointer(.ended, at: point) }
                    window.advance(by: next(3) * 0.1)
                    window.press(next(2) == 0 ? .tab : .return)
                }
            }
            #expect(left == [], "seed \(seed)")
        }
    }

    @Test @MainActor func `A model that windows share keeps nothing of those that have ended`() {
        struct Reader: View {
            let model: Model
            var body: some View { Text(model.name) }
        }
        let model = Model()
        // The first window of all tells what reads models.
        _ = remains(of: Screen("first") { _ in Reader(model: model) }) { _ in }
        let left = remains(of: Screen("second") { _ in Reader(model: model) }) { $0.advance(by: 1) }
        #expect(left == [])
        #expect(model.name == "name")
    }
}
