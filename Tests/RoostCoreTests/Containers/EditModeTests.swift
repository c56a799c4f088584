import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Which mode a button that begins editing changes.
@MainActor @Suite struct EditModeTests {
    private struct Rows: View {
        var name = "Rows"
        var body: some View {
            List {
                ForEach([name], id: \.self) { Text($0) }.onDelete { _ in }
                NavigationLink("Next") { Rows(name: "Others") }
            }
            .toolbar { EditButton() }
        }
    }

    private func isEditing(_ window: AccessibleWindow) -> Bool { window.node(.button, "Delete") != nil }

    @Test func `A screen of a navigation stack has a mode of its own`() {
        let window = AccessibleWindow(NavigationStack { Rows() })
        #expect(!isEditing(window))
        window.press("Edit")
        window.settle()
        #expect(isEditing(window))
        window.press("Done")
        window.settle()
        #expect(!isEditing(window))
    }

    @Test func `A screen on top is not edited with the one below`() {
        struct Stack: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Rows().navigationDestination(for: Int.self) { _ in
                        VStack {
                            Rows(name: "Others")
                            Button("Leave") { path = [] }
                        }
                    }
                }
            }
        }
        let window = AccessibleWindow(Stack())
        window.press("Edit")
        window.settle()
        #expect(isEditing(window))
        window.press("Leave")
        window.settle()
        #expect(window.shows("Rows"))
        #expect(!isEditing(window))
    }

    @Test func `A row keeps its state while editing begins and ends, and its actions come and go`() {
        struct Row: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Page: View {
            @State private var hasActions = false
            var body: some View {
                VStack {
                    EditButton()
                    Button("Actions") { hasActions.toggle() }
                    List {
                        ForEach(["a"], id: \.self) { _ in
                            Row().swipeActions { if hasActions { Button("Flag") {} } }
                        }
                        .onDelete { _ in }
                        .onMove { _, _ in }
                    }
                }
            }
        }
        let window = AccessibleWindow(NavigationStack { Page() })
        window.press("Count 0")
        window.settle()
        #expect(window.shows("Count 1"))
        for button in ["Edit", "Done", "Actions", "Edit", "Actions", "Done"] {
            window.press(button)
            window.settle()
            #expect(window.shows("Count 1"))
        }
        window.press("Count 1")
        window.settle()
        #expect(window.shows("Count 2"))
    }

    @Test func `A row keeps its state where it may be deleted from now on`() {
        struct Row: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Page: View {
            @State private var isForbidden = true
            var body: some View {
                VStack {
                    Toggle("Keep", isOn: $isForbidden)
                    List { ForEach(["a"], id: \.self) { _ in Row().deleteDisabled(isForbidden) }.onDelete { _ in } }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Count 0")
        for _ in 0..<2 {
            window.press(.toggle, "Keep")
            window.settle()
            #expect(window.shows("Count 1"))
        }
    }

    @Test func `A row that was edited knows where it is: its menu opens there`() throws {
        struct Page: View {
            var body: some View {
                List {
                    ForEach(["One", "Two", "Three", "Four", "Five", "Six"], id: \.self) { name in
                        NavigationLink(name) { Text("Destination") }
                            .contextMenu { Button("Copy") {} }
                    }
                    .onDelete { _ in }
                }
                .toolbar { EditButton() }
            }
        }
        let window = AccessibleWindow(NavigationStack { Page() })
        func menu() throws -> CGRect {
            window.send(.showMenu, to: .button, "Six")
            window.settle()
            let frame = try #require(window.node(.menuItem, "Copy")?.frame)
            window.type(.escape)
            window.settle()
            return frame
        }
        let before = try menu()
        for button in ["Edit", "Done"] {
            window.press(button)
            window.settle()
        }
        #expect(try menu() == before)
    }

    @Test func `A link in a row leads nowhere while the row is edited`() throws {
        struct Page: View {
            var body: some View {
                List {
                    ForEach(["Link"], id: \.self) { name in NavigationLink(name) { Text("Destination") } }
                        .onDelete { _ in }
                }
                .toolbar { EditButton() }
            }
        }
        let window = AccessibleWindow(NavigationStack { Page() })
        window.press("Edit")
        window.settle()
        let link = try #require(window.nodes.first { $0.label == "Link" })
        window.tap(CGPoint(x: link.frame.midX, y: link.frame.midY))
        window.send(.activate, to: .button, "Link")
        window.settle()
        #expect(!window.shows("Destination"))
        window.press("Done")
        window.settle()
        window.press("Link")
        window.settle()
        #expect(window.shows("Destination"))
    }

    @Test func `A window and a sheet have modes of their own`() {
        struct Page: View {
            @State private var isPresented = false
            var body: some View {
                VStack {
                    EditButton()
                    Button("Present") { isPresented = true }
                    List { ForEach(["Rows"], id: \.self) { Text($0) }.onDelete { _ in } }
                }
                .sheet(isPresented: $isPresented) {
                    List { ForEach(["Others"], id: \.self) { Text($0) }.onDelete { _ in } }
                }
            }
        }
        let window = AccessibleWindow(AppWindow(Page(), attributes: WindowAttributes()))
        window.press("Edit")
        window.settle()
        #expect(isEditing(window))
        window.press("Present")
        window.settle()
        #expect(window.shows("Others"))
        #expect(!isEditing(window))
    }

    @Test func `The app's own mode goes before a screen's`() {
        struct Page: View {
            @State private var mode = EditMode.inactive
            var body: some View {
                NavigationStack { Rows() }.environment(\.editMode, $mode)
                    .overlay(alignment: .bottom) { Text(mode.isEditing ? "editing" : "reading") }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.shows("reading"))
        window.press("Edit")
        window.settle()
        #expect(window.shows("editing"))
        #expect(isEditing(window))
    }
}
