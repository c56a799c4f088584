import SwiftUI

/// Everyday actions on a telephone, on screens that lead to one another.
struct Phone: View {
    struct Fruit: Identifiable, Hashable {
        let name: String
        var id: String { name }
    }

    @State private var fruit = [
        "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Kiwi", "Lemon", "Mango",
    ]
    .map(Fruit.init)
    @State private var search = ""
    @State private var did = "nothing"
    @State private var refreshes = 0
    @State private var asksName = false
    @State private var name = ""
    @State private var showsSheet = false

    private var shown: [Fruit] {
        search.isEmpty ? fruit : fruit.filter { $0.name.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Fruit") {
                    ForEach(shown) { fruit in
                        NavigationLink(fruit.name, value: fruit)
                            .contextMenu {
                                Button("Copy", systemImage: "doc.on.doc") { did = "copied \(fruit.name)" }
                                Button("Delete", systemImage: "trash", role: .destructive) { remove(fruit) }
                            } preview: {
                                Text(fruit.name).font(.largeTitle).padding(40)
                            }
                            .swipeActions(edge: .leading) {
                                Button("Pin", systemImage: "pin") { did = "pinned \(fruit.name)" }.tint(.orange)
                            }
                            .swipeActions {
                                Button("Delete", systemImage: "trash", role: .destructive) { remove(fruit) }
                                Button("Flag", systemImage: "flag") { did = "flagged \(fruit.name)" }.tint(.indigo)
                            }
                    }
                    .onDelete { fruit.remove(atOffsets: $0) }
                    .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    Button("Name") { asksName = true }
                    Button("Sheet") { showsSheet = true }
                    NavigationLink("Tabs") { PhoneTabs() }
                } footer: {
                    Text("Did \(did), refreshed \(refreshes)").accessibilityIdentifier("did")
                }
            }
            .navigationTitle("Market")
            .toolbar { EditButton() }
            .searchable(text: $search, prompt: "Fruit")
            .refreshable {
                try? await Task.sleep(for: .seconds(1))
                refreshes += 1
            }
            .navigationDestination(for: Fruit.self) { fruit in
                PhoneDetail(fruit: fruit)
            }
        }
        .alert("What is your name?", isPresented: $asksName) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) { did = "cancelled" }
            Button("OK") { did = "named \(name)" }
        } message: {
            Text("It goes on the bag.")
        }
        .sheet(isPresented: $showsSheet, onDismiss: { did = "closed the sheet" }) {
            NavigationStack {
                List(0..<30, id: \.self) { Text("Item \($0)") }
                    .navigationTitle("Basket")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) { Button("Done") { showsSheet = false } }
                    }
            }
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
    }

    private func remove(_ gone: Fruit) { withAnimation { fruit.removeAll { $0 == gone } } }
}

private struct PhoneDetail: View {
    let fruit: Phone.Fruit
    @State private var ripeness = 0.5
    @State private var size = "Medium"

    var body: some View {
        Form {
            Slider(value: $ripeness) { Text("Ripeness") }
            Picker("Size", selection: $size) {
                ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
            }
            Text("A fruit is called \(fruit.name.lowercased()).")
        }
        .navigationTitle(fruit.name)
    }
}

private struct PhoneTabs: View {
    @State private var page = 0

    var body: some View {
        TabView {
            Tab("Pages", systemImage: "book") {
                TabView(selection: $page) {
                    ForEach(0..<3, id: \.self) { page in
                        Text("Page \(page)").font(.largeTitle)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .background([Color.red, .green, .blue][page].opacity(0.2))
                    }
                }
                .tabViewStyle(.page)
            }
            Tab("Words", systemImage: "text.quote") { Text("Words") }
        }
        .navigationTitle("Tabs")
        .navigationBarTitleDisplayMode(.inline)
    }
}
