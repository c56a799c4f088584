import SwiftUI
import UniformTypeIdentifiers

struct TaskItem: Identifiable, Codable, Hashable {
    var id = UUID()
    var title: String
    var note = ""
    var isDone = false
    var due: Date?
}

struct TaskList: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var symbol = "list.bullet"
    var tasks: [TaskItem] = []
}

/// All lists, shared by the app's windows.
@MainActor final class TaskStore: ObservableObject {
    @Published var lists: [TaskList]
    @Published var selectedListID: TaskList.ID?
    @Published var selectedTaskID: TaskItem.ID?

    init(lists: [TaskList]) {
        self.lists = lists
        selectedListID = lists.first?.id
    }

    var selectedList: TaskList? { lists.first { $0.id == selectedListID } }
    var selectedTask: TaskItem? { selectedList?.tasks.first { $0.id == selectedTaskID } }

    func selectList(named name: String) {
        if let list = lists.first(where: { $0.name == name }) { selectedListID = list.id }
    }

    func addList() {
        let list = TaskList(name: "New list")
        lists.append(list)
        selectedListID = list.id
    }

    func addTask() {
        guard let index = lists.firstIndex(where: { $0.id == selectedListID }) else { return }
        let task = TaskItem(title: "New task")
        lists[index].tasks.append(task)
        selectedTaskID = task.id
    }

    func toggleTask() {
        for list in lists.indices {
            for task in lists[list].tasks.indices where lists[list].tasks[task].id == selectedTaskID {
                lists[list].tasks[task].isDone.toggle()
            }
        }
    }

    func removeCompleted() {
        for list in lists.indices { lists[list].tasks.removeAll(where: \.isDone) }
    }

    static var example: TaskStore {
        TaskStore(lists: [
            TaskList(
                name: "Garden", symbol: "leaf",
                tasks: [
                    TaskItem(title: "Prune the apple tree", note: "Before the buds open."),
                    TaskItem(title: "Order seeds", isDone: true), TaskItem(title: "Repair the fence"),
                    TaskItem(title: "Water the greenhouse"),
                ]),
            TaskList(
                name: "Trip", symbol: "airplane",
                tasks: [
                    TaskItem(title: "Book the train"), TaskItem(title: "Renew the passport", isDone: true),
                    TaskItem(title: "Ask Mika for the tent"),
                ]),
            TaskList(name: "Someday", symbol: "moon", tasks: [TaskItem(title: "Learn to juggle")]),
        ])
    }
}

/// The lists as a file.
struct TaskFile: FileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    var lists: [TaskList]

    init(lists: [TaskList]) { self.lists = lists }

    init(configuration: ReadConfiguration) throws {
        lists = try JSONDecoder().decode([TaskList].self, from: configuration.file.regularFileContents ?? Data())
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(lists))
    }
}
