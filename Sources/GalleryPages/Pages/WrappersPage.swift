import SwiftUI

extension Page {
    static let wrappers = Page(
        "wrappers", title: "A modifier is a view around a view",
        caption: "Padding offers ten points less on every side; a background is as large as what it stands behind."
    ) { WrappersPage() }
}

struct WrappersPage: View {
    var body: some View {
        Slide(Page.wrappers.title, Page.wrappers.caption) {
            VStack(spacing: 28) {
                HStack(spacing: 20) {
                    VStack(spacing: 34) {
                        toast.measured(.secondary)
                        toast.padding(10).outlined(.orange).measured(.orange)
                        toast.padding(10).background(.green).measured(.green)
                    }
                    .frame(maxWidth: .infinity)
                    Tree()
                        .frame(maxWidth: .infinity)
                }
                Divider()
                HStack(spacing: 20) {
                    HStack(spacing: 56) {
                        fixedPicture.measured(.secondary)
                        fixedPicture.frame(width: 72, height: 72).outlined(.orange).measured(.orange)
                    }
                    .frame(maxWidth: .infinity)
                    Text("A frame is a picture frame: around a view of fixed size it changes the room, not the view.")
                        .font(.callout)
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }

    private var toast: some View { Text("Avocado Toast").font(.title3) }

    private var fixedPicture: some View {
        Avocado().frame(width: 36, height: 48)
    }
}

/// The views of the last example, with the sizes that are offered down and answered up.
private struct Tree: View {
    var body: some View {
        VStack(spacing: 6) {
            Node(name: "Root view", color: .gray)
            Link(down: "all there is", up: "the same as padding")
            Node(name: ".background(.green)", color: .green)
            Link(down: "all there is", up: "ten more on each side")
            Node(name: ".padding(10)", color: .orange)
            Link(down: "ten less on each side", up: "one line, as wide as needed")
            Node(name: "Text", color: .blue)
        }
    }

    private struct Node: View {
        var name: String
        var color: Color

        var body: some View {
            Text(name)
                .font(.footnote.weight(.semibold).monospaced())
                .foregroundStyle(color)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(color.opacity(0.14), in: Capsule())
        }
    }

    private struct Link: View {
        var down: String
        var up: String

        var body: some View {
            HStack(spacing: 10) {
                Text("\(down) ↓").frame(maxWidth: .infinity, alignment: .trailing)
                Text("↑ \(up)").frame(maxWidth: .infinity, alignment: .leading)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
}
