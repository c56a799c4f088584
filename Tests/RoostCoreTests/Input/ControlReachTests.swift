import CoreGraphics
import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Where controls take clicks: a grid of them over each control's frame, a new window for every one.
@MainActor struct ControlReachTests {
    @MainActor final class Uses {
        var count = 0
        func callAsFunction() { count += 1 }
    }

    /// A control, how it is found, and what a click on it does.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var role = AccessibilityNode.Role.button
        var name = "Go"
        var idiom = Idiom.iOS
        /// The part of the control's frame that is hit; nil for all of it.
        var shape: AnyShape?
        /// The part of the frame that is tried.
        var part = CGRect(x: 0, y: 0, width: 1, height: 1)
        let view: @MainActor (Uses) -> AnyView
        /// Nil where uses are counted.
        var isUsed: (@MainActor ([AccessibilityNode]) -> Bool)?

        init(
            _ description: String, _ role: AccessibilityNode.Role = .button, _ name: String = "Go",
            idiom: Idiom = .iOS, shape: AnyShape? = nil, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            isUsed: (@MainActor ([AccessibilityNode]) -> Bool)? = nil,
            @ViewBuilder view: @escaping @MainActor (Uses) -> some View
        ) {
            testDescription = description
            self.role = role
            self.name = name
            self.idiom = idiom
            self.shape = shape
            self.part = part
            self.view = { AnyView(view($0)) }
            self.isUsed = isUsed
        }
    }

    private func nodes(_ live: LiveView) -> [AccessibilityNode] {
        func flatten(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
            nodes.flatMap { [$0] + flatten($0.children) }
        }
        return flatten(live.session.accessibilityTree())
    }

    /// Clicks on a point of the control; answers whether that used it.
    private func click(_ kind: Kind, at unit: CGPoint, _ pointer: PointerEvent.Kind) throws -> Bool? {
        let uses = Uses()
        let live = LiveView(kind.view(uses), size: CGSize(width: 390, height: 700)) { $0.idiom = kind.idiom }
        live.advance(by: 0.6)
        let node = try #require(nodes(live).first { $0.role == kind.role && $0.label == kind.name })
        let part = kind.part
        let frame = CGRect(
            x: node.frame.minX + part.minX * node.frame.width, y: node.frame.minY + part.minY * node.frame.height,
            width: part.width * node.frame.width, height: part.height * node.frame.height)
        let point = CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
        if let shape = kind.shape, !shape.path(in: frame.insetBy(dx: 0.5, dy: 0.5)).contains(point) { return nil }
        live.pointer(.began, at: point, kind: pointer)
        // Nobody holds a mouse quite still.
        live.pointer(.moved, at: CGPoint(x: point.x + 0.25, y: point.y), kind: pointer)
        live.pointer(.ended, at: CGPoint(x: point.x + 0.25, y: point.y), kind: pointer)
        live.advance(by: 0.6)
        return kind.isUsed?(nodes(live)) ?? (uses.count == 1)
    }

    @Test(arguments: Kind.all) func `A control is used wherever one clicks on it`(_ kind: Kind) throws {
        var pointers = [PointerEvent.Kind.mouse, .touch]
        let rows = try [0.04, 0.5, 0.96].map { y in
            try [0.02, 0.2, 0.5, 0.8, 0.98].map { x in
                pointers.swapAt(0, 1)
                return try click(kind, at: CGPoint(x: x, y: y), pointers[0]).map { $0 ? "x" : "." } ?? " "
            }.joined()
        }
        let map = rows.joined(separator: "\n")
        #expect(!map.contains("."), "Where it was used:\n\(map)")
    }
}

extension ControlReachTests {
    struct Switched<Content: View>: View {
        let uses: Uses
        @State private var isOn = false
        @ViewBuilder let content: (Binding<Bool>) -> Content
        var body: some View { content($isOn).onChange(of: isOn) { uses() } }
    }

    struct Chosen<Content: View>: View {
        let uses: Uses
        @State private var choice = "b"
        @ViewBuilder let content: (Binding<String>) -> Content
        var body: some View { content($choice).onChange(of: choice) { uses() } }
    }

    struct Calendar: View {
        let uses: Uses
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        var body: some View {
            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                .onChange(of: date) { uses() }
        }
    }

    struct CapsuleStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().background(.red, in: Capsule())
        }
    }

    @ViewBuilder static func options() -> some View {
        Text("a").tag("a")
        Text("b").tag("b")
    }
}

extension ControlReachTests.Kind {
    typealias Switched = ControlReachTests.Switched
    typealias Chosen = ControlReachTests.Chosen
    typealias Calendar = ControlReachTests.Calendar

    nonisolated static let all: [Self] = buttons + toggles + pickers + bars + rows + others

    private static func opensMenu(_ nodes: [AccessibilityNode]) -> Bool { nodes.contains { $0.role == .menu } }
    private static func shows(_ words: String) -> @MainActor ([AccessibilityNode]) -> Bool {
        { nodes in nodes.contains { $0.label == words } }
    }

    nonisolated private static let buttons: [Self] = [
        Self("default") { uses in Button("Go") { uses() } },
        Self("bordered", shape: AnyShape(Capsule())) { uses in Button("Go") { uses() }.buttonStyle(.bordered) },
        Self("prominent", shape: AnyShape(Capsule())) { uses in Button("Go") { uses() }.buttonStyle(.borderedProminent)
        },
        Self("glass", shape: AnyShape(Capsule())) { uses in Button("Go") { uses() }.buttonStyle(.glass) },
        Self("prominent glass", shape: AnyShape(Capsule())) { uses in
            Button("Go") { uses() }.buttonStyle(.glassProminent)
        },
        Self("large circle", shape: AnyShape(Circle())) { uses in
            Button("Go", systemImage: "plus") { uses() }.labelStyle(.iconOnly).buttonStyle(.bordered)
                .buttonBorderShape(.circle).controlSize(.extraLarge)
        },
        Self("style of one's own", shape: AnyShape(Capsule())) { uses in
            Button("Go") { uses() }.buttonStyle(ControlReachTests.CapsuleStyle())
        },
        Self("macOS", idiom: .macOS, shape: AnyShape(RoundedRectangle(cornerRadius: 6))) { uses in
            Button("Go") { uses() }
        },
        Self("link", .link) { uses in
            Link("Go", destination: URL(string: "https://example.com")!)
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        uses(); return .handled
                    })
        },
        Self("group of controls") { uses in
            ControlGroup {
                Button("Go") { uses() }
                Button("Stay") {}
            }
        },
    ]

    nonisolated private static let toggles: [Self] = [
        Self("switch", .toggle) { uses in Switched(uses: uses) { Toggle("Go", isOn: $0) } },
        Self("tinted switch", .toggle) { uses in
            Switched(uses: uses) { Toggle("Go", isOn: $0).toggleStyle(SwitchToggleStyle()).tint(.red) }
        },
        Self("switch without its label", .toggle) { uses in
            Switched(uses: uses) { Toggle("Go", isOn: $0).labelsHidden() }
        },
        Self("switch on macOS", .toggle, idiom: .macOS) { uses in
            Switched(uses: uses) { Toggle("Go", isOn: $0).toggleStyle(.switch) }
        },
        Self("checkbox", .toggle, idiom: .macOS) { uses in Switched(uses: uses) { Toggle("Go", isOn: $0) } },
        Self("toggle as a button", .toggle, shape: AnyShape(Capsule())) { uses in
            Switched(uses: uses) { Toggle("Go", isOn: $0).toggleStyle(.button) }
        },
        Self("toggle in a form", .toggle) { uses in Form { Switched(uses: uses) { Toggle("Go", isOn: $0) } } },
    ]

    nonisolated private static let pickers: [Self] = [
        Self("menu picker", .picker, isUsed: { opensMenu($0) }) { uses in
            Chosen(uses: uses) { Picker("Go", selection: $0) { ControlReachTests.options() } }
        },
        Self("segment", .radioButton, "a") { uses in
            Chosen(uses: uses) { Picker("Go", selection: $0) { ControlReachTests.options() }.pickerStyle(.segmented) }
        },
        Self("inline option", .radioButton, "a") { uses in
            Chosen(uses: uses) { Picker("Go", selection: $0) { ControlReachTests.options() }.pickerStyle(.inline) }
        },
        Self("inline option in a form", .radioButton, "a") { uses in
            Form {
                Chosen(uses: uses) { Picker("Go", selection: $0) { ControlReachTests.options() }.pickerStyle(.inline) }
            }
        },
    ]

    nonisolated private static let bars: [Self] = [
        Self("item of a bar") { uses in
            NavigationStack { Text("x").toolbar { Button("Go", systemImage: "plus") { uses() } } }
        },
        Self("one item of two in a bar") { uses in
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItemGroup {
                        Button("Stay", systemImage: "minus") {}
                        Button("Go", systemImage: "plus") { uses() }
                    }
                }
            }
        },
        Self("menu in a bar", isUsed: { opensMenu($0) }) { _ in
            NavigationStack { Text("x").toolbar { Menu("Go", systemImage: "plus") { Button("a") {} } } }
        },
        Self("item at the bottom") { uses in
            NavigationStack {
                Text("x").toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") { uses() } } }
            }
        },
        Self("way back", shape: AnyShape(Capsule()), isUsed: { shows("root")($0) }) { _ in
            Pushed()
        },
        Self("tab", .tab, isUsed: { shows("second")($0) }) { _ in
            TabView {
                Tab("Stay", systemImage: "star") { Text("first") }
                Tab("Go", systemImage: "heart") { Text("second") }
            }
        },
        Self("tab on macOS", idiom: .macOS, shape: AnyShape(Capsule()), isUsed: { shows("second")($0) }) { _ in
            TabView {
                Tab("Stay", systemImage: "star") { Text("first") }
                Tab("Go", systemImage: "heart") { Text("second") }
            }
        },
    ]

    nonisolated private static let rows: [Self] = [
        Self("link in a list", isUsed: { shows("detail")($0) }) { _ in
            NavigationStack { List { NavigationLink("Go") { Text("detail") } } }
        },
        Self("button in a list") { uses in List { Button("Go") { uses() } } },
        Self("picker in a form", .picker, isUsed: { opensMenu($0) }) { uses in
            Form { Chosen(uses: uses) { Picker("Go", selection: $0) { ControlReachTests.options() } } }
        },
        Self("group that opens", isUsed: { shows("inside")($0) }) { _ in
            DisclosureGroup("Go") { Text("inside") }
        },
        Self("group that opens in a list", isUsed: { shows("inside")($0) }) { _ in
            List { DisclosureGroup("Go") { Text("inside") } }
        },
    ]

    nonisolated private static let others: [Self] = [
        Self("menu", isUsed: { opensMenu($0) }) { _ in Menu("Go") { Button("a") {} } },
        Self("row of a menu", .menuItem) { uses in
            OpenMenu { Button("Go") { uses() } }
        },
        Self("more", .stepper, part: CGRect(x: 1 - 46.0 / 358, y: 0, width: 46.0 / 358, height: 1)) { uses in
            Stepper("Go", onIncrement: { uses() }, onDecrement: {}).frame(width: 358)
        },
        Self("less", .stepper, part: CGRect(x: 1 - 94.0 / 358, y: 0, width: 46.0 / 358, height: 1)) { uses in
            Stepper("Go", onIncrement: {}, onDecrement: { uses() }).frame(width: 358)
        },
        Self("button of an alert", shape: AnyShape(Capsule())) { uses in
            Text("x").alert("Title", isPresented: .constant(true)) { Button("Go") { uses() } }
        },
        Self("button of a dialog", shape: AnyShape(Capsule())) { uses in
            Text("x").confirmationDialog("Title", isPresented: .constant(true)) { Button("Go") { uses() } }
        },
        Self("day", .button, "15") { uses in Calendar(uses: uses) },
        Self("colour", isUsed: { shows("Colors")($0) }) { _ in ColorPicker("Go", selection: .constant(.red)) },
        Self("field", .textField, isUsed: { $0.contains { $0.role == .textField && $0.isFocused } }) { _ in
            TextField("Go", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200)
        },
    ]
}

private struct Pushed: View {
    @State private var path = [1]
    var body: some View {
        NavigationStack(path: $path) {
            Text("root").navigationTitle("Go").navigationDestination(for: Int.self) { _ in Text("x") }
        }
    }
}

private struct OpenMenu<Content: View>: View {
    @State private var isOpen = true
    @ViewBuilder let content: () -> Content
    var body: some View { Text("x").presentsMenu($isOpen, closeOuter: nil, content: content) }
}
