import RoostDocuments
import SwiftUI
import UIKit

/// To-do lists in windows of the desktop: lists, their tasks, and a task's details, with menus, settings, a file,
/// a status item and a printed list. `tasks://list/Trip` shows a list.
@main struct TasksApp: App {
    @StateObject private var store = TaskStore.example

    var body: some Scene {
        WindowGroup("Tasks") {
            ListsScreen().environmentObject(store)
                .onOpenURL { url in
                    if url.host() == "list" { store.selectList(named: url.lastPathComponent) }
                }
        }
        .defaultSize(width: 980, height: 640)
        .commands { TaskCommands(store: store) }

        Window("Summary", id: "summary") {
            Summary().environmentObject(store)
        }
        .windowResizability(.contentSize)

        Settings { TaskSettings() }

        MenuBarExtra("Tasks", systemImage: "checklist") { PanelMenu(store: store) }
    }
}

/// The menu of the status item.
struct PanelMenu: View {
    @ObservedObject var store: TaskStore
    @AppStorage("showsCompleted") private var showsCompleted = true
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text("\(store.lists.flatMap(\.tasks).filter { !$0.isDone }.count) open tasks")
        Divider()
        Button("New Task") { store.addTask() }.disabled(store.selectedList == nil)
        Menu("Lists") {
            ForEach(store.lists) { list in
                Toggle(
                    list.name,
                    isOn: Binding {
                        store.selectedListID == list.id
                    } set: { _ in
                        store.selectedListID = list.id
                    })
            }
        }
        Button("Summary") { openWindow(id: "summary") }
        Toggle("Show Completed Tasks", isOn: $showsCompleted)
    }
}

/// What the menus of a window add to the usual ones.
struct TaskCommands: Commands {
    @ObservedObject var store: TaskStore
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandGroup(after: .newItem) {
            Button("New List") { store.addList() }.keyboardShortcut("l", modifiers: [.command, .shift])
        }
        CommandGroup(replacing: .printItem) {
            Button("Print…") { store.selectedList?.print() }
                .keyboardShortcut("p")
                .disabled(store.selectedList == nil || !UIPrintInteractionController.isPrintingAvailable)
        }
        CommandMenu("Tasks") {
            Button("New Task") { store.addTask() }
                .keyboardShortcut("t")
                .disabled(store.selectedList == nil)
            Button(store.selectedTask?.isDone == true ? "Reopen" : "Complete") { store.toggleTask() }
                .keyboardShortcut("d")
                .disabled(store.selectedTask == nil)
            Divider()
            Button("Remove Completed") { store.removeCompleted() }
        }
        CommandGroup(after: .singleWindowList) {
            Button("Summary") { openWindow(id: "summary") }.keyboardShortcut("1")
        }
    }
}

/// The settings of all windows.
struct TaskSettings: View {
    @AppStorage("showsCompleted") private var showsCompleted = true

    var body: some View {
        Form {
            Toggle("Show completed tasks", isOn: $showsCompleted)
        }
        .frame(width: 420, height: 160)
    }
}

/// How many tasks are open, by list.
struct Summary: View {
    @EnvironmentObject private var store: TaskStore

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
            ForEach(store.lists) { list in
                GridRow {
                    Label(list.name, systemImage: list.symbol)
                    Text("\(list.tasks.filter { !$0.isDone }.count) open")
                        .monospacedDigit().foregroundStyle(.secondary).gridColumnAlignment(.trailing)
                }
            }
        }
        .padding(28)
        .frame(minWidth: 280)
    }
}
