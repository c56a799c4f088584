import SwiftUI

/// Lists, the tasks of the chosen one, and the chosen task.
struct ListsScreen: View {
    @EnvironmentObject private var store: TaskStore
    @State private var isImporting = false
    @State private var isExporting = false

    var body: some View {
        NavigationSplitView {
            List(store.lists, selection: $store.selectedListID) { list in
                Label(list.name, systemImage: list.symbol)
                    .badge(list.tasks.filter { !$0.isDone }.count)
                    .tag(list.id)
            }
            .navigationTitle("Lists")
            .toolbar {
                Button("Open…", systemImage: "folder") { isImporting = true }
                Button("Save As…", systemImage: "square.and.arrow.down") { isExporting = true }
            }
        } content: {
            if let index = store.lists.firstIndex(where: { $0.id == store.selectedListID }) {
                TasksColumn(list: $store.lists[index])
            } else {
                ContentUnavailableView("No list", systemImage: "tray")
            }
        } detail: {
            if let path = selectedPath {
                TaskDetail(task: $store.lists[path.list].tasks[path.task])
            } else {
                ContentUnavailableView("No task chosen", systemImage: "checklist")
            }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
            if let url = try? result.get() { open(url) }
        }
        .dropDestination(for: URL.self) { urls, _ in
            urls.first.map(open) ?? false
        }
        .fileExporter(
            isPresented: $isExporting, document: TaskFile(lists: store.lists), contentType: .json,
            defaultFilename: "Tasks"
        ) { _ in }
    }

    /// Shows the lists of a file. Returns whether it has any.
    @discardableResult
    private func open(_ url: URL) -> Bool {
        guard let data = try? Data(contentsOf: url), let lists = try? JSONDecoder().decode([TaskList].self, from: data)
        else { return false }
        store.lists = lists
        store.selectedListID = lists.first?.id
        return true
    }

    private var selectedPath: (list: Int, task: Int)? {
        for (list, tasks) in store.lists.enumerated() {
            if let task = tasks.tasks.firstIndex(where: { $0.id == store.selectedTaskID }) { return (list, task) }
        }
        return nil
    }
}

/// The tasks of a list.
struct TasksColumn: View {
    @Binding var list: TaskList
    @EnvironmentObject private var store: TaskStore
    @AppStorage("showsCompleted") private var showsCompleted = true
    @State private var newTitle = ""

    var body: some View {
        List(selection: $store.selectedTaskID) {
            ForEach($list.tasks) { $task in
                if showsCompleted || !task.isDone {
                    HStack {
                        Button {
                            task.isDone.toggle()
                        } label: {
                            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                        }
                        .buttonStyle(.borderless)
                        .accessibilityLabel(task.isDone ? "Reopen \(task.title)" : "Complete \(task.title)")
                        Text(task.title).strikethrough(task.isDone)
                            .foregroundStyle(task.isDone ? .secondary : .primary)
                    }
                    .tag(task.id)
                }
            }
            .onDelete { list.tasks.remove(atOffsets: $0) }
            .onMove { list.tasks.move(fromOffsets: $0, toOffset: $1) }
            TextField("New task", text: $newTitle)
                .onSubmit {
                    guard !newTitle.isEmpty else { return }
                    list.tasks.append(TaskItem(title: newTitle))
                    newTitle = ""
                }
        }
        .navigationTitle(list.name)
    }
}

/// A task's title, state and note.
struct TaskDetail: View {
    @Binding var task: TaskItem

    var body: some View {
        Form {
            TextField("Title", text: $task.title)
            Toggle("Completed", isOn: $task.isDone)
            Section("Note") {
                TextEditor(text: $task.note).scrollContentBackground(.hidden).frame(minHeight: 120)
            }
        }
        .navigationTitle(task.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
