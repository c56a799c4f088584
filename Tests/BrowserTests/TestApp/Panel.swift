import SwiftUI

/// An app that has a status item with a menu, and no window of its own.
struct PanelApp: App {
    @State private var count = 0

    var body: some Scene {
        MenuBarExtra("Count \(count)", systemImage: "plus") { PanelContent(count: $count) }
    }
}

/// The same with a small window.
struct PanelWindowApp: App {
    @State private var count = 0

    var body: some Scene {
        MenuBarExtra("Count \(count)", systemImage: "plus") { PanelContent(count: $count).padding() }
            .menuBarExtraStyle(.window)
    }
}

private struct PanelContent: View {
    @Binding var count: Int

    var body: some View {
        Text("Count \(count)")
        Button("Add") { count += 1 }
    }
}
