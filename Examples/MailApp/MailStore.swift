import SwiftUI

enum Mailbox: String, CaseIterable, Identifiable, Codable {
    case inbox, flagged, sent, bin

    var id: Mailbox { self }
    var name: String { rawValue.capitalized }
    var symbol: String {
        switch self {
        case .inbox: "tray"
        case .flagged: "flag"
        case .sent: "paperplane"
        case .bin: "trash"
        }
    }
}

struct Message: Identifiable, Hashable, Codable {
    var id = UUID()
    var mailbox = Mailbox.inbox
    var sender: String
    var subject: String
    var text: String
    var date: Date
    var isRead = false
    var isFlagged = false
}

/// A message that is being written. Each has a window.
struct Draft: Hashable, Codable {
    var id = UUID()
    var recipient = ""
    var subject = ""
    var text = ""

    init() {}

    init(answering message: Message) {
        recipient = message.sender
        subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: \(message.subject)"
        text =
            "\n\n"
            + message.text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
            .joined(separator: "\n")
    }
}

@MainActor final class MailStore: ObservableObject {
    @Published var messages: [Message]
    @Published var mailbox: Mailbox? = .inbox
    @Published var selectedMessage: Message.ID?

    private lazy var notifications = MailNotifications { [weak self] in
        self?.mailbox = .inbox
        self?.selectedMessage = $0
    }

    init(messages: [Message]) { self.messages = messages }

    var selected: Message? { messages.first { $0.id == selectedMessage } }

    func messages(in mailbox: Mailbox, matching text: String = "") -> [Message] {
        messages.filter { message in
            let isInside =
                mailbox == .flagged ? message.isFlagged && message.mailbox != .bin : message.mailbox == mailbox
            return isInside
                && (text.isEmpty
                    || [message.sender, message.subject, message.text].contains {
                        $0.localizedCaseInsensitiveContains(text)
                    })
        }
        .sorted { $0.date > $1.date }
    }

    func unread(in mailbox: Mailbox) -> Int { messages(in: mailbox).count { !$0.isRead } }

    func change(_ id: Message.ID?, _ change: (inout Message) -> Void) {
        if let index = messages.firstIndex(where: { $0.id == id }) { change(&messages[index]) }
    }

    /// Moves a message to the bin; one that is there goes for good.
    func delete(_ id: Message.ID?) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        if messages[index].mailbox == .bin { messages.remove(at: index) } else { messages[index].mailbox = .bin }
        if selectedMessage == id { selectedMessage = nil }
    }

    /// Keeps a message that goes out, and receives its answer: nobody is at the other end of an example.
    func send(_ draft: Draft) {
        messages.append(
            Message(
                mailbox: .sent, sender: "To: \(draft.recipient)", subject: draft.subject, text: draft.text, date: .now,
                isRead: true))
        Task {
            try? await Task.sleep(for: .seconds(1))
            await receive(
                Message(
                    sender: draft.recipient, subject: "Re: \(draft.subject)", text: "Thank you for your message!",
                    date: .now))
        }
    }

    private func receive(_ message: Message) async {
        messages.append(message)
        await notifications.announce(message)
    }

    static var example: MailStore {
        func message(_ days: Double, _ sender: String, _ subject: String, _ text: String) -> Message {
            Message(
                sender: sender, subject: subject, text: text,
                date: Date(timeIntervalSince1970: 1_790_000_000 - days * 86400))
        }
        var messages = [
            message(
                0.1, "Mika Lindqvist", "The tent for Saturday",
                "Hi,\n\nI found the large tent in the cellar. All poles are there, but two pegs are bent. Shall I bring the "
                    + "stove as well?\n\nSee you on Saturday,\nMika"),
            message(
                0.4, "City Library", "A book that you ordered is here",
                "“The Overstory” waits for you at the desk until the end of next week."),
            message(
                1.2, "Ada Bergström", "Minutes of Tuesday’s meeting",
                "Dear all,\n\nhere are the minutes. We agreed on three things:\n\n1. The garden opens on the first of May.\n"
                    + "2. Tools stay in the shed.\n3. Next meeting: Tuesday at seven.\n\nAda"),
            message(
                2.5, "Rail Tickets", "Your journey to Malmö",
                "Departure 08:14 from platform 3, coach 7, seats 41 and 42. Have your ticket at hand."),
            message(
                4, "Jonas Weber", "Photos", "The photos of the hike are in the shared folder. The third one is yours!"),
            message(
                6, "Power Company", "Your yearly statement",
                "You used 1,840 kWh, 6 % less than last year. You need not do anything."),
        ]
        for index in 2..<messages.count { messages[index].isRead = true }
        messages[2].isFlagged = true
        return MailStore(messages: messages)
    }
}
