import SwiftUI

/// Mailboxes, the messages of the chosen one, and the chosen message.
struct MailScreen: View {
    @EnvironmentObject private var store: MailStore

    var body: some View {
        NavigationSplitView {
            List(Mailbox.allCases, selection: $store.mailbox) { mailbox in
                Label(mailbox.name, systemImage: mailbox.symbol)
                    .badge(mailbox == .sent || mailbox == .bin ? 0 : store.unread(in: mailbox))
                    .tag(mailbox)
            }
            .navigationTitle("Mailboxes")
        } content: {
            if let mailbox = store.mailbox { MessageList(mailbox: mailbox) }
        } detail: {
            if let message = store.selected {
                MessageView(message: message).id(message.id)
            } else {
                ContentUnavailableView("No message chosen", systemImage: "envelope")
            }
        }
    }
}

/// The messages of a mailbox, the latest first.
struct MessageList: View {
    let mailbox: Mailbox
    @EnvironmentObject private var store: MailStore
    @Environment(\.openWindow) private var openWindow
    @State private var search = ""

    var body: some View {
        let messages = store.messages(in: mailbox, matching: search)
        List(messages, selection: $store.selectedMessage) { message in
            MessageRow(message: message)
                .tag(message.id)
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { store.delete(message.id) }
                    Button("Flag", systemImage: "flag") { store.change(message.id) { $0.isFlagged.toggle() } }.tint(
                        .orange)
                }
                .contextMenu {
                    Button("Reply", systemImage: "arrowshape.turn.up.left") {
                        openWindow(value: Draft(answering: message))
                    }
                    Button(message.isFlagged ? "Remove Flag" : "Flag", systemImage: "flag") {
                        store.change(message.id) { $0.isFlagged.toggle() }
                    }
                    Button("Delete", systemImage: "trash", role: .destructive) { store.delete(message.id) }
                }
        }
        .overlay {
            if messages.isEmpty {
                if search.isEmpty {
                    ContentUnavailableView("No messages", systemImage: mailbox.symbol)
                } else {
                    ContentUnavailableView.search(text: search)
                }
            }
        }
        .searchable(text: $search)
        .navigationTitle(mailbox.name)
        .toolbar {
            Button("New Message", systemImage: "square.and.pencil") { openWindow(value: Draft()) }
        }
        .onChange(of: store.selectedMessage) { _, id in store.change(id) { $0.isRead = true } }
    }
}

struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Circle().fill(message.isRead ? Color.clear : Color.accentColor).frame(width: 9, height: 9)
                .accessibilityLabel("Unread")
                .accessibilityHidden(message.isRead)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender).font(.headline).lineLimit(1)
                    Spacer()
                    if message.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange).imageScale(.small) }
                    Text(message.date, format: .dateTime.day().month()).font(.subheadline).foregroundStyle(.secondary)
                }
                Text(message.subject).font(.subheadline).lineLimit(1)
                Text(message.text.replacingOccurrences(of: "\n", with: " ")).font(.subheadline)
                    .foregroundStyle(.secondary).lineLimit(2)
            }
        }
        .padding(.vertical, 4)
    }
}

struct MessageView: View {
    let message: Message
    @EnvironmentObject private var store: MailStore
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack(spacing: 12) {
                    Text(message.sender.prefix(1))
                        .font(.title2.bold()).foregroundStyle(.white)
                        .frame(width: 44, height: 44)
                        .background(Color.accentColor.gradient, in: .circle)
                        .accessibilityHidden(true)
                    VStack(alignment: .leading) {
                        Text(message.sender).font(.headline)
                        Text(message.date, format: .dateTime.weekday(.wide).day().month(.wide).hour().minute())
                            .font(.subheadline).foregroundStyle(.secondary)
                    }
                }
                Text(message.subject).font(.title2.bold())
                Divider()
                Text(message.text).textSelection(.enabled).lineSpacing(3)
            }
            .frame(maxWidth: 640, alignment: .leading)
            .padding(24)
            .frame(maxWidth: .infinity)
        }
        .toolbar {
            Button("Reply", systemImage: "arrowshape.turn.up.left") { openWindow(value: Draft(answering: message)) }
            Button("Flag", systemImage: message.isFlagged ? "flag.fill" : "flag") {
                store.change(message.id) { $0.isFlagged.toggle() }
            }
            Button("Delete", systemImage: "trash") { store.delete(message.id) }
        }
        .navigationTitle(message.subject)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A message that is being written, in a window of its own.
struct ComposeScreen: View {
    @Binding var draft: Draft
    @EnvironmentObject private var store: MailStore
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack(spacing: 0) {
            Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 10) {
                GridRow {
                    Text("To").foregroundStyle(.secondary)
                    TextField("Name or address", text: $draft.recipient)
                }
                Divider()
                GridRow {
                    Text("Subject").foregroundStyle(.secondary)
                    TextField("Subject", text: $draft.subject)
                }
            }
            .padding()
            Divider()
            TextEditor(text: $draft.text).padding(.horizontal, 8)
            Divider()
            HStack {
                Button("Discard", role: .destructive) { dismissWindow() }
                Spacer()
                Button("Send") {
                    store.send(draft)
                    dismissWindow()
                }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.return)
                .disabled(draft.recipient.isEmpty)
            }
            .padding()
        }
        .navigationTitle(draft.subject.isEmpty ? "New message" : draft.subject)
    }
}
