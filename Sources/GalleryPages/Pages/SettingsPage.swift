import SwiftUI

extension Page {
    static let settings = Page(
        "settings", title: "A form", caption: "Sections, rows and controls under a large title.", size: .phone
    ) { SettingsPage() }

    static let settingsInTheDark = Page(
        "settings-dark", title: "… in the dark", caption: "The same form in the dark colour scheme.", size: .phone,
        colorScheme: .dark
    ) { SettingsPage() }
}

struct SettingsPage: View {
    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack(spacing: 14) {
                        Image(systemName: "person.fill")
                            .font(.title2)
                            .foregroundStyle(.white)
                            .frame(width: 54, height: 54)
                            .background(.gray.gradient, in: Circle())
                        VStack(alignment: .leading) {
                            Text("Ada Lovelace").font(.title3)
                            Text("Account and devices").font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                }
                Section("Kitchen") {
                    Toggle("Notifications", isOn: .constant(true))
                    Picker("Bread", selection: .constant("Rye")) {
                        Text("White").tag("White")
                        Text("Rye").tag("Rye")
                    }
                    Stepper("Slices: 2", value: .constant(2), in: 1...6)
                    LabeledContent("Toaster", value: "Connected")
                }
                Section {
                    Slider(value: .constant(0.6)).accessibilityLabel("Darkness")
                } header: {
                    Text("Darkness")
                } footer: {
                    Text("From barely warm to well done.")
                }
                Section {
                    Button("Sign out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done") {}
                }
            }
        }
        .padding(.top, 40)
        .pageBackground()
    }
}
