import SwiftUI

extension ControlSheet {
    static let screens = [
        ControlSheet("NavigationStack", "Screens that lie on each other.") {
            State("The first screen", height: 420) { InboxScreen() }
            State("A screen above it", height: 420, input: .taps([UnitPoint(x: 0.4, y: 0.4)])) { InboxScreen() }
            State("A small title", ".navigationBarTitleDisplayMode(.inline)", height: 420) {
                InboxScreen(titleMode: .inline)
            }
        },
        ControlSheet("TabView", "Screens beside each other.") {
            State("The first tab", height: 420) { FruitTabs() }
            State("Another tab", height: 420, input: .taps([UnitPoint(x: 0.5, y: 0.9)])) { FruitTabs() }
            State("Pages", ".tabViewStyle(.page)", height: 260) {
                TabView {
                    Color.orange.overlay(Text("One"))
                    Color.green.overlay(Text("Two"))
                }
                .tabViewStyle(.page)
            }
        },
        ControlSheet("Toolbar", "Buttons in the bars of a screen.") {
            State("Above and below", ".toolbar { … }", height: 420) { ToolbarScreen() }
            State("Disabled", ".disabled(true)", height: 420) { ToolbarScreen(isDisabled: true) }
        },
        ControlSheet("Search field", "Filters the content of a screen.") {
            State("At rest", ".searchable(text: …)", height: 420) { SearchScreen(words: "") }
            State("In use", ".searchable(text: …, isPresented: …)", height: 420) {
                SearchScreen(words: "pe", isPresented: true)
            }
        },
        ControlSheet("Alert", "Asks, or tells, before anything else.") {
            State("With a message", ".alert(\"Delete the letter?\", isPresented: …) { … }", height: 420) {
                InboxScreen()
                    .alert("Delete the letter?", isPresented: .constant(true)) {
                        Button("Delete", role: .destructive) {}
                        Button("Keep", role: .cancel) {}
                    } message: {
                        Text("It cannot be brought back.")
                    }
            }
            State("With a field", height: 420) {
                InboxScreen()
                    .alert("Name of the folder", isPresented: .constant(true)) {
                        TextField("Name", text: .constant("Letters"))
                        Button("Create") {}
                        Button("Cancel", role: .cancel) {}
                    }
            }
        },
        ControlSheet("Confirmation dialog", "Asks what to do.") {
            State("Open", ".confirmationDialog(…)", height: 420) {
                InboxScreen()
                    .confirmationDialog("Empty the bin?", isPresented: .constant(true), titleVisibility: .visible) {
                        Button("Empty the bin", role: .destructive) {}
                        Button("Cancel", role: .cancel) {}
                    }
            }
        },
        ControlSheet("Sheet", "A screen above the others, for one task.") {
            State("Large", ".sheet(isPresented: …) { … }", height: 500) {
                InboxScreen().sheet(isPresented: .constant(true)) { NewLetter() }
            }
            State("Half high", ".presentationDetents([.medium])", height: 500) {
                InboxScreen().sheet(isPresented: .constant(true)) { NewLetter().presentationDetents([.medium]) }
            }
        },
        ControlSheet("Popover", "A few more controls beside the one that was pressed.") {
            State("Open", ".popover(isPresented: …) { … }", height: 260) {
                Button("Font") {}
                    .popover(isPresented: .constant(true)) {
                        Stepper("Size: 17", value: .constant(17)).padding().frame(width: 240)
                            .presentationCompactAdaptation(.popover)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                    .padding(.top, 30)
            }
        },
    ]
}

private struct InboxScreen: View {
    var titleMode = NavigationBarItem.TitleDisplayMode.large

    var body: some View {
        NavigationStack {
            List(["Ada", "Grace", "Margaret"], id: \.self) { name in
                NavigationLink(name) { Text("A letter by \(name)").navigationTitle(name) }
            }
            .navigationTitle("Letters")
            .navigationBarTitleDisplayMode(titleMode)
        }
    }
}

private struct FruitTabs: View {
    var body: some View {
        TabView {
            Tab("Fruit", systemImage: "leaf") { Text("Fruit") }
            Tab("Basket", systemImage: "cart") { Text("Basket") }
                .badge(2)
            Tab("Account", systemImage: "person") { Text("Account") }
        }
    }
}

private struct ToolbarScreen: View {
    var isDisabled = false

    var body: some View {
        NavigationStack {
            List(["Ada", "Grace"], id: \.self) { Text($0) }
                .navigationTitle("Letters")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {}.disabled(isDisabled) }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Add", systemImage: "plus") {}.disabled(isDisabled)
                    }
                    ToolbarItem(placement: .bottomBar) {
                        Button("Archive", systemImage: "archivebox") {}.disabled(isDisabled)
                    }
                }
        }
    }
}

private struct SearchScreen: View {
    var words: String
    var isPresented = false

    var body: some View {
        NavigationStack {
            List(["Apple", "Pear", "Peach"].filter { words.isEmpty || $0.lowercased().contains(words) }, id: \.self) {
                Text($0)
            }
            .navigationTitle("Fruit")
            .searchable(text: .constant(words), isPresented: .constant(isPresented), prompt: "Fruit")
        }
    }
}

private struct NewLetter: View {
    var body: some View {
        NavigationStack {
            Form { TextField("To", text: .constant("Ada")) }
                .navigationTitle("New letter")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
                }
        }
    }
}
