import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

private struct DocumentKey: FocusedValueKey { typealias Value = Binding<String> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var document: Binding<String>? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }

    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }

    @Entry fileprivate var scene: Int?
}

@MainActor struct FocusedValueTests {
    struct Menu: View {
        @FocusedBinding(\.document) private var document
        @FocusedValue(\.scene) private var scene
        var body: some View {
            Text("document \(document ?? "none"), scene \(scene ?? 0)")
            Button("Change") { document = "changed" }
        }
    }

    struct Page: View {
        @State private var first = "one"
        @State private var second = "two"
        @FocusState private var field: Int?
        var body: some View {
            VStack {
                Menu()
                TextField("First", text: $first).focusedValue(\.document, $first).focused($field, equals: 1)
                TextField("Second", text: $second).focusedValue(\.document, $second).focused($field, equals: 2)
                Button("To first") { field = 1 }
                Button("To second") { field = 2 }
                Button("To none") { field = nil }
                Text(verbatim: first)
            }
            .focusedSceneValue(\.scene, 7)
        }
    }

    @Test func `What the view with the focus offers is read, and written, elsewhere`() {
        let window = AccessibleWindow(Page())
        #expect(window.shows("document none, scene 7"))
        window.press("To first")
        #expect(window.shows("document one, scene 7"))
        window.press("To second")
        #expect(window.shows("document two, scene 7"))
        window.press("To first")
        window.press("Change")
        #expect(window.words.contains("changed"))
        window.press("To none")
        #expect(window.shows("document none, scene 7"))
    }

    struct Closures: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Reader()
                Text("count \(count)")
            }
            .focusedSceneValue(\.action) { count += 1 }
        }

        struct Reader: View {
            @FocusedValue(\.action) private var action
            var body: some View { Button("Act") { action?() }.disabled(action == nil) }
        }
    }

    @Test func `A closure that is offered anew by each evaluation does not keep the graph busy`() {
        let window = AccessibleWindow(Closures())
        window.press("Act")
        window.press("Act")
        #expect(window.shows("count 2"))
    }

    final class Counter: ObservableObject { @Published var count = 1 }

    struct Objects: View {
        @StateObject private var counter = Counter()
        var body: some View { Reader().focusedSceneObject(counter) }

        struct Reader: View {
            @FocusedObject private var counter: Counter?
            var body: some View {
                Button("Up") { counter?.count += 1 }
                Text("count \(counter?.count ?? 0)")
            }
        }
    }

    @Test func `An object that is offered is observed`() {
        let window = AccessibleWindow(Objects())
        #expect(window.shows("count 1"))
        window.press("Up")
        #expect(window.shows("count 2"))
    }

    struct Spoken: View {
        @AccessibilityFocusState private var isAtField: Bool
        @AccessibilityFocusState(for: .voiceOver) private var isAtText: Bool
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Name", text: $text).accessibilityFocused($isAtField)
                Text("Title").accessibilityFocused($isAtText)
                Button("To field") { isAtField = true }
                Button("To text") { isAtText = true }
                Text("field \(isAtField ? "yes" : "no"), text \(isAtText ? "yes" : "no")")
            }
        }
    }

    @Test func `An assistive technology is sent to what takes the focus, and to nothing else`() {
        let window = AccessibleWindow(Spoken())
        window.press("To text")
        window.settle()
        #expect(window.shows("field no, text no"))
        window.press("To field")
        window.settle()
        #expect(window.shows("field yes, text no"))
    }
}
