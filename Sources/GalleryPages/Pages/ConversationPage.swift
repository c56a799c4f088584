import SwiftUI

extension Page {
    static let conversation = Page(
        "conversation", title: "Propose, choose, place",
        caption: "Layout is a conversation: the parent offers a size, the child decides, the parent finds it a place."
    ) { ConversationPage() }
}

struct ConversationPage: View {
    var body: some View {
        Slide(Page.conversation.title, Page.conversation.caption) {
            HStack(alignment: .top, spacing: 36) {
                Step(number: 1, name: "Propose", parentSays: "You may have all of this.", childSays: nil) {
                    Color.clear
                        .overlay {
                            DimensionLine().stroke(.blue, lineWidth: 1.5).frame(height: 10).padding(.horizontal, 6)
                        }
                        .overlay {
                            DimensionLine().stroke(.blue, lineWidth: 1.5).frame(width: 10).padding(.vertical, 6)
                        }
                }
                Step(number: 2, name: "Choose", parentSays: nil, childSays: "Thank you, this is enough.") {
                    Hello().measured()
                }
                Step(number: 3, name: "Place", parentSays: "Then I put you in the middle.", childSays: nil) {
                    Hello()
                        .background {
                            Rectangle().fill(.blue.opacity(0.25)).frame(width: 1, height: 400)
                            Rectangle().fill(.blue.opacity(0.25)).frame(width: 400, height: 1)
                        }
                }
            }
        }
    }
}

private struct Hello: View {
    var body: some View {
        Text("Hello, world").outlined()
    }
}

/// One step of the conversation: the parent as a telephone's screen, and the dialogue.
private struct Step<Content: View>: View {
    var number: Int
    var name: String
    var parentSays: String?
    var childSays: String?
    @ViewBuilder var content: Content

    private let screen = RoundedRectangle(cornerRadius: 28, style: .continuous)

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 8) {
                Text("\(number)")
                    .font(.footnote.bold())
                    .foregroundStyle(.white)
                    .frame(width: 22, height: 22)
                    .background(.blue, in: Circle())
                Text(name).font(.headline)
            }
            content
                .frame(width: 150, height: 290)
                .clipShape(screen)
                .overlay { screen.strokeBorder(.primary.opacity(0.8), lineWidth: 3) }
            Bubble(speaker: parentSays == nil ? "Text" : "Root view", text: parentSays ?? childSays ?? "")
        }
        .frame(maxWidth: .infinity)
    }
}

private struct Bubble: View {
    var speaker: String
    var text: String

    var body: some View {
        VStack(spacing: 2) {
            Text(speaker).font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
            Text(text).font(.footnote).multilineTextAlignment(.center)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}
