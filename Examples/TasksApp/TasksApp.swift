import SwiftUI

/// To-do lists in windows of the desktop: lists, their tasks, and a task's details, with menus, settings and a file.
@main struct TasksApp: App {
    @StateObject private var store = TaskStore.example

    var body: some Scene {
        WindowGroup("Tasks") {
            ListsScreen().environmentObject(store)
        }
        .defaultSize(width: 980, height: 640)
        .commands { TaskCommands(store: store) }

        Window("Summary", id: "summary") {
            Summary().environmentObject(store)
        }
        .windowResizability(.contentSize)

        Settings { TaskSettings() }
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
