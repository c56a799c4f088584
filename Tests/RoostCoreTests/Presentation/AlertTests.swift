import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct AlertTests {
    struct Page<Actions: View>: View {
        @State private var isPresented = false
        @State private var last = "nothing"
        @ViewBuilder let actions: (@escaping (String) -> Void) -> Actions
        var body: some View {
            VStack {
                Text(last)
                Button("Ask") { isPresented = true }
            }
            .alert("Delete it?", isPresented: $isPresented) {
                actions { last = $0 }
            } message: {
                Text("It is gone then.")
            }
        }
    }

    @Test func `An alert shows title, message and its buttons, and each ends it and acts`() {
        let window = AccessibleWindow(
            Page { act in
                Button("Delete", role: .destructive) { act("deleted") }
                Button("Cancel", role: .cancel) { act("kept") }
            })
        window.press("Ask")
        window.settle()
        #expect(window.tree.map(\.role) == [.alert])
        #expect(window.words == ["Delete it?", "It is gone then.", "Cancel", "Delete"])
        window.press("Delete")
        window.settle()
        #expect(window.words == ["deleted", "Ask"])
        window.press("Ask")
        window.settle()
        window.press("Cancel")
        window.settle()
        #expect(window.words == ["kept", "Ask"])
    }

    /// The builder ends before anything is presented, as in Apple's functions.
    private struct Asking<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isAsking = false
        @State private var isChoosing = false

        var body: some View {
            VStack {
                Button("Ask") { isAsking = true }
                Button("Choose") { isChoosing = true }
            }
            .asks(isAsking: $isAsking, isChoosing: $isChoosing, content: content)
        }
    }

    @Test func `A function may pass its builder on to alerts, dialogs, menus and inspectors`() {
        let window = AccessibleWindow(Asking { Button("Delete") {} })
        window.press("Ask")
        window.settle()
        #expect(window.words == ["Sure?", "Delete"])
        window.press("Delete")
        window.settle()
        window.press("Choose")
        window.settle()
        #expect(window.words.contains("Delete"))
    }

    private struct Naming: View {
        @State private var name = ""
        @State private var isAsking = false

        var body: some View {
            Button("Ask") { isAsking = true }
                .alert("Name", isPresented: $isAsking) {
                    Button("Fill in \(name)") { name = "Ada" }
                    Button("Save", action: {}).disabled(name.isEmpty)
                }
                .onChange(of: name) { isAsking = true }
        }
    }

    @Test func `An alert's buttons follow the state that its builder reads`() {
        let window = AccessibleWindow(Naming())
        window.press("Ask")
        window.settle()
        window.press("Fill in ")
        window.settle()
        #expect(window.words.contains("Fill in Ada"))
    }

    @Test func `Escape presses the button that leaves`() {
        let window = AccessibleWindow(
            Page { act in
                Button("Keep", role: .cancel) { act("kept") }
                Button("Delete", role: .destructive) { act("deleted") }
            })
        window.press("Ask")
        window.settle()
        window.type(.escape)
        window.settle()
        #expect(window.words == ["kept", "Ask"])
    }

    @Test func `A field in an alert has the focus, and return presses the button that goes on`() throws {
        let window = AccessibleWindow(
            Page { act in
                TextField("Name", text: .constant("Zoë"))
                Button("Keep", role: .cancel) { act("kept") }
                Button("Rename") { act("renamed") }
            })
        window.press("Ask")
        window.settle()
        #expect(try #require(window.node(.textField, "Name")).isFocused)
        window.type(.return)
        window.settle()
        #expect(window.words == ["renamed", "Ask"])
    }

    @Test func `Three buttons stand below each other, the one that leaves last; a tap outside does nothing`() {
        let window = AccessibleWindow(
            Page { act in
                Button("Keep", role: .cancel) { act("kept") }
                Button("A") { act("a") }
                Button("B") { act("b") }
            })
        window.press("Ask")
        window.settle()
        #expect(window.words == ["Delete it?", "It is gone then.", "A", "B", "Keep"])
        let tops = ["A", "B", "Keep"].compactMap { window.node(.button, $0)?.frame.minY }
        #expect(tops.map { $0 - tops[0] } == [0, 55, 110])
    }

    @Test func `An alert without buttons has an OK`() {
        let window = AccessibleWindow(Page { _ in })
        window.press("Ask")
        window.settle()
        window.press("OK")
        window.settle()
        #expect(window.words == ["nothing", "Ask"])
    }

    @Test func `Two buttons are capsules 46.5 points tall, 8.5 apart, in a card 299 wide (web-ios-alert)`() {
        let window = AccessibleWindow(
            Page { _ in
                Button("OK") {}
                Button("Cancel", role: .cancel) {}
            })
        window.press("Ask")
        window.settle()
        let cancel = window.node(.button, "Cancel")?.frame ?? .zero
        let ok = window.node(.button, "OK")?.frame ?? .zero
        #expect(cancel.height == 46.5)
        #expect(ok.minX - cancel.maxX == 8.5)
        #expect(cancel.minX - (390 - 299) / 2 == (390 + 299) / 2 - ok.maxX)
    }

    @Test func `An alert about a value waits for one`() {
        struct Page: View {
            let name: String?
            var body: some View {
                Text("page").alert("Hello", isPresented: .constant(true), presenting: name) { name in
                    Button("Greet \(name)") {}
                } message: { name in
                    Text("This is \(name).")
                }
            }
        }
        #expect(AccessibleWindow(Page(name: nil)).words == ["page"])
        #expect(AccessibleWindow(Page(name: "Ada")).words == ["Hello", "This is Ada.", "Greet Ada"])
    }

    @Test func `An error's description is the alert's title`() {
        struct Failure: LocalizedError {
            var errorDescription: String? { "No network" }
        }
        let window = AccessibleWindow(
            Text("page").alert(isPresented: .constant(true), error: Failure()) { Button("Retry") {} })
        #expect(window.words == ["No network", "Retry"])
    }

    @Test func `An alert can ask for text`() {
        let window = AccessibleWindow(
            Text("page").alert("Name", isPresented: .constant(true)) {
                TextField("Your name", text: .constant("Ada"))
                Button("Save") {}
            })
        #expect(window.words.contains("Save"))
        #expect(window.nodes.contains { $0.label == "Ada" || $0.value == "Ada" })
    }

    @Test func `A confirmation dialog always has a way out, and shows its title where it is asked to`() {
        struct Page: View {
            let titleVisibility: Visibility
            @State private var isPresented = true
            var body: some View {
                Text(isPresented ? "asking" : "done")
                    .confirmationDialog("Really?", isPresented: $isPresented, titleVisibility: titleVisibility) {
                        Button("Delete", role: .destructive) {}
                    }
            }
        }
        let window = AccessibleWindow(Page(titleVisibility: .automatic))
        #expect(window.words == ["Delete", "Cancel"])
        window.press("Cancel")
        window.settle()
        #expect(window.words == ["done"])
        #expect(AccessibleWindow(Page(titleVisibility: .visible)).words == ["Really?", "Delete", "Cancel"])
    }

    @Test func `A value from before alerts had buttons of their own is presented all the same`() {
        struct Page: View {
            @State private var isPresented = true
            var body: some View {
                Text(isPresented ? "asking" : "done")
                    .alert(isPresented: $isPresented) {
                        Alert(
                            title: Text("Title"), message: Text("Message"), primaryButton: .default(Text("Yes")),
                            secondaryButton: .cancel())
                    }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.words == ["Title", "Message", "Cancel", "Yes"])
        window.press("Yes")
        window.settle()
        #expect(window.words == ["done"])
    }

    @Test func `With room a confirmation dialog points to the view that asks, and a tap outside is the way out`() {
        struct Page: View {
            let log: SheetTests.Log
            @State private var isPresented = true
            var body: some View {
                VStack {
                    Text(isPresented ? "asking" : "done")
                        .confirmationDialog("Really?", isPresented: $isPresented) {
                            Button("Delete", role: .destructive) {}
                            Button("Keep", role: .cancel) { log("kept") }
                        }
                    Spacer()
                }
            }
        }
        let log = SheetTests.Log()
        let window = AccessibleWindow(Page(log: log), size: CGSize(width: 1000, height: 800)) {
            $0.horizontalSizeClass = .regular
        }
        window.settle()
        #expect(window.words == ["Delete"])
        #expect(window.node(.button, "Delete")?.frame.maxY ?? 999 < 200)
        window.tap(CGPoint(x: 20, y: 700))
        window.settle()
        #expect(window.words == ["done"])
        #expect(log.lines == ["kept"])
    }
}

extension View {
    fileprivate func asks(
        isAsking: Binding<Bool>, isChoosing: Binding<Bool>, @ViewBuilder content: () -> some View
    ) -> some View {
        alert("Sure?", isPresented: isAsking, actions: content)
            .confirmationDialog("Sure?", isPresented: isChoosing, actions: content)
            .contextMenu(menuItems: content)
            .inspector(isPresented: .constant(false), content: content)
            .navigationDestination(isPresented: .constant(false), destination: content)
            .draggable("text", preview: content)
            .background { NavigationLink(destination: content) { EmptyView() } }
    }
}
