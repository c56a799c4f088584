import SwiftUI

/// Mail in three columns: mailboxes, the messages of one, and the chosen message, with a window for each new one.
@main struct MailApp: App {
    @StateObject private var store = MailStore.example

    var body: some Scene {
        WindowGroup("Mail") {
            MailScreen().environmentObject(store)
        }
        .defaultSize(width: 1100, height: 700)
        .commands { MessageCommands(store: store) }

        WindowGroup("New message", for: Draft.self) { $draft in
            ComposeScreen(draft: $draft).environmentObject(store)
        } defaultValue: {
            Draft()
        }
        .defaultSize(width: 560, height: 460)
    }
}

/// The menu of the chosen message.
struct MessageCommands: Commands {
    @ObservedObject var store: MailStore
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Message") { openWindow(value: Draft()) }.keyboardShortcut("n")
        }
        CommandMenu("Message") {
            Group {
                Button("Reply") { if let message = store.selected { openWindow(value: Draft(answering: message)) } }
                    .keyboardShortcut("r")
                Button(store.selected?.isFlagged == true ? "Remove Flag" : "Flag") {
                    store.change(store.selectedMessage) { $0.isFlagged.toggle() }
                }
                .keyboardShortcut("l", modifiers: [.command, .shift])
                Button("Mark as Unread") { store.change(store.selectedMessage) { $0.isRead = false } }
                    .keyboardShortcut("u", modifiers: [.command, .shift])
                Divider()
                Button("Delete") { store.delete(store.selectedMessage) }.keyboardShortcut(.delete)
            }
            .disabled(store.selected == nil)
        }
    }
}
