import SwiftUI

extension ControlSheet {
    static let words = [
        ControlSheet("Label", "A symbol and its words.") {
            State("Both") { Label("Favourites", systemImage: "star") }
            State("Only the words", ".labelStyle(.titleOnly)") {
                Label("Favourites", systemImage: "star").labelStyle(.titleOnly)
            }
            State("Only the symbol", ".labelStyle(.iconOnly)") {
                Label("Favourites", systemImage: "star").labelStyle(.iconOnly)
            }
            State("Large", ".font(.title)") { Label("Favourites", systemImage: "star").font(.title) }
        },
        ControlSheet("LabeledContent", "A value and its name.") {
            State("A text") { LabeledContent("Version", value: "1.0") }
            State("A view", "LabeledContent(\"State\") { … }") {
                LabeledContent("State") { Label("Ready", systemImage: "checkmark.circle.fill").foregroundStyle(.green) }
            }
        },
        ControlSheet("ContentUnavailableView", "Stands where there is nothing to show.") {
            State("With an action", height: 320) {
                ContentUnavailableView {
                    Label("No letters", systemImage: "tray")
                } description: {
                    Text("New letters will be here.")
                } actions: {
                    Button("Look again") {}.buttonStyle(.bordered)
                }
            }
            State("A search without results", "ContentUnavailableView.search(text: …)", height: 260) {
                ContentUnavailableView.search(text: "Avocado")
            }
        },
    ]

    static let containers = [
        ControlSheet("GroupBox", "A box around things that belong together.") {
            State("With a title") {
                GroupBox("Delivery") { LabeledContent("Arrives", value: "Tomorrow") }
            }
            State("Without a title", "GroupBox { … }") {
                GroupBox { LabeledContent("Arrives", value: "Tomorrow") }
            }
        },
        ControlSheet("DisclosureGroup", "Shows its content on demand.") {
            State("Closed") { DisclosureGroup("Details") { Text("Made of oak.") } }
            State("Open", "isExpanded: …") {
                DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Made of oak.") }
            }
            State("Disabled", ".disabled(true)") {
                DisclosureGroup("Details") { Text("Made of oak.") }.disabled(true)
            }
        },
        ControlSheet("List", "Rows that scroll.") {
            State("Inset and grouped", height: 330) { FruitList() }
            State("A row is pressed", height: 330, input: .press(UnitPoint(x: 0.5, y: 0.2))) { FruitList() }
            State("Grouped", ".listStyle(.grouped)", height: 330) { FruitList().listStyle(.grouped) }
            State("Plain", ".listStyle(.plain)", height: 330) { FruitList().listStyle(.plain) }
            State("A sidebar", ".listStyle(.sidebar)", height: 330) { FruitList().listStyle(.sidebar) }
            State("Edited", ".environment(\\.editMode, .constant(.active))", height: 330) {
                FruitList().environment(\.editMode, .constant(.active))
            }
        },
        ControlSheet("Form", "Controls that belong together, as rows.") {
            State("At rest", height: 420) { JourneyForm() }
            State("Disabled", ".disabled(true)", height: 420) { JourneyForm().disabled(true) }
            State("In columns", ".formStyle(.columns)", height: 220) { JourneyForm().formStyle(.columns).padding() }
        },
    ]
}

private struct FruitList: View {
    var body: some View {
        NavigationStack {
            List {
                Section("In season") {
                    NavigationLink("Apple") { Text("Apple") }
                    NavigationLink("Pear") { Text("Pear") }
                }
                Section("All year") {
                    ForEach(["Avocado", "Banana"], id: \.self) { Text($0) }
                        .onDelete { _ in }
                        .onMove { _, _ in }
                }
            }
        }
    }
}

private struct JourneyForm: View {
    var body: some View {
        Form {
            Section {
                TextField("Where", text: .constant("Lisbon"))
                Toggle("By train", isOn: .constant(true))
                Stepper("Guests: 2", value: .constant(2))
            } header: {
                Text("Journey")
            } footer: {
                Text("Two guests share a cabin.")
            }
            Section {
                Button("Book") {}
            }
        }
    }
}
