import SwiftUI

struct LoginScreen: View {
    @State private var name = ""
    @State private var password = ""
    @State private var staysSignedIn = false
    @State private var fault: String?
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock.shield").resizable().scaledToFit().frame(width: 80, height: 80)
                .foregroundStyle(.tint)
            TextField("User name", text: $name).textFieldStyle(.roundedBorder).focused($isFocused)
                .textInputAutocapitalization(.never)
            SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
            Toggle("Stay signed in", isOn: $staysSignedIn)
            if let fault { Text(fault).font(.footnote).foregroundStyle(.red) }
            Button {
                fault = password.count < 8 ? "The password has at least 8 characters" : nil
            } label: {
                Text("Sign in").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .disabled(name.isEmpty || password.isEmpty)
        }
        .padding(24)
        .onAppear { isFocused = true }
    }
}

struct SettingsScreen: View {
    @AppStorage("theme") private var theme = "system"
    @AppStorage("volume") private var volume = 0.5
    @State private var sendsNotices = true
    @State private var day = Date()
    @State private var copies = 1
    @State private var isResetting = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Looks") {
                    Picker("Theme", selection: $theme) {
                        ForEach(["system", "light", "dark"], id: \.self) { Text($0.capitalized).tag($0) }
                    }
                    ColorPicker("Tint", selection: .constant(.blue))
                }
                Section {
                    Toggle("Notices", isOn: $sendsNotices)
                    if sendsNotices { DatePicker("At", selection: $day, displayedComponents: .hourAndMinute) }
                    Slider(value: $volume, in: 0...1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    }
                } header: {
                    Text("Sounds")
                } footer: {
                    Text("The volume is \(Int(volume * 100)) percent.")
                }
                Stepper("Copies: \(copies)", value: $copies, in: 1...10)
                Button("Reset", role: .destructive) { isResetting = true }
            }
            .navigationTitle("Settings")
            .confirmationDialog("Reset all settings?", isPresented: $isResetting, titleVisibility: .visible) {
                Button("Reset", role: .destructive) { copies = 1 }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}

struct Entry: Identifiable, Hashable {
    let id = UUID()
    var title = ""
    var amount = 0.0
    var date = Date()
    var isDone = false
    var icon: String?
}

struct EntryList: View {
    @State private var entries: [Entry] = []
    @State private var query = ""
    @State private var isAdding = false

    private var found: [Entry] {
        query.isEmpty ? entries : entries.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(found) { entry in
                    NavigationLink(value: entry) {
                        HStack {
                            Image(systemName: entry.isDone ? "checkmark.circle.fill" : "circle")
                                .foregroundStyle(entry.isDone ? .green : .secondary)
                            VStack(alignment: .leading) {
                                Text(entry.title).font(.headline).strikethrough(entry.isDone)
                                Text(entry.date, style: .date).font(.caption).foregroundStyle(.secondary)
                            }
                            Spacer()
                            Text(entry.amount, format: .currency(code: "EUR")).monospacedDigit()
                        }
                    }
                    .swipeActions(edge: .leading) {
                        Button("Done") { toggle(entry) }.tint(.green)
                    }
                }
                .onDelete { entries.remove(atOffsets: $0) }
                .onMove { entries.move(fromOffsets: $0, toOffset: $1) }
            }
            .searchable(text: $query, prompt: "Find an entry")
            .navigationTitle("Entries")
            .navigationDestination(for: Entry.self) { EntryDetail(entry: $0) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) { LoginScreen().presentationDetents([.medium, .large]) }
            .overlay { if entries.isEmpty { ContentUnavailableView("Nothing yet", systemImage: "tray") } }
        }
    }

    private func toggle(_ entry: Entry) {
        guard let place = entries.firstIndex(of: entry) else { return }
        withAnimation { entries[place].isDone.toggle() }
    }
}

struct EntryDetail: View {
    let entry: Entry
    @Environment(\.dismiss) private var dismiss
    @State private var isShared = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ZStack(alignment: .bottomLeading) {
                    LinearGradient(colors: [.blue, .purple.opacity(0.7)], startPoint: .top, endPoint: .bottom)
                        .frame(height: 220)
                    Text(entry.title).font(.largeTitle.bold()).foregroundColor(.white).shadow(radius: 4).padding()
                }
                .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
                HStack(spacing: 20) {
                    Label("\(entry.amount, specifier: "%.2f")", systemImage: "eurosign.circle")
                    Label(entry.isDone ? "Done" : "Open", systemImage: entry.isDone ? "checkmark" : "hourglass")
                }
                .font(.subheadline)
                Divider()
                Text("Recorded on \(entry.date.formatted(date: .long, time: .shortened))")
                Button(isShared ? "Shared" : "Share") { isShared.toggle() }
                    .padding().frame(maxWidth: .infinity)
                    .background(isShared ? Color.gray : Color.accentColor, in: .capsule)
                    .foregroundStyle(.white)
            }
            .padding(.horizontal)
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Close") { dismiss() } }
    }
}

struct Tabs: View {
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            EntryList().tabItem { Label("Entries", systemImage: "list.bullet") }.tag(0).badge(3)
            SettingsScreen().tabItem { Label("Settings", systemImage: "gear") }.tag(1)
            LoginScreen().tabItem {
                Image(systemName: "person")
                Text("Account")
            }
            .tag(2)
        }
        .tint(.orange)
        .onChange(of: tab) { old, new in print("from \(old) to \(new)") }
    }
}
