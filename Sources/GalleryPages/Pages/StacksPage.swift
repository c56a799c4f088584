import SwiftUI

extension Page {
    static let stacks = Page(
        "stacks", title: "Who gives way in a stack",
        caption: "The least flexible member is asked first, and each is offered an equal share of what is left."
    ) { StacksPage() }
}

struct StacksPage: View {
    var body: some View {
        Slide(Page.stacks.title, Page.stacks.caption) {
            VStack(alignment: .leading, spacing: 26) {
                Example("Room for everybody: each takes what it needs") {
                    row(width: 460, toastPriority: 0)
                }
                Example("Too narrow, equal priorities: the shorter text is served first, the longer gives way") {
                    row(width: 305, toastPriority: 0)
                }
                Example("The noun at priority 1: the others are left their minimum, it gets all the rest") {
                    row(width: 305, toastPriority: 1)
                }
                Example("Colours take all they are offered: 50 is fixed, two share what is left") {
                    HStack(spacing: 8) {
                        Tile(color: .blue)
                        Tile(color: .orange).frame(width: 50)
                        Tile(color: .green)
                    }
                    .frame(width: 460, height: 36)
                    .padding(.bottom, 16)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 12)
        }
    }

    private func row(width: CGFloat, toastPriority: Double) -> some View {
        HStack {
            Text("Delicious").outlined(.orange).measured(.orange)
            Avocado().frame(width: 24, height: 32).outlined(.green).measured(.green)
            Text("Avocado Toast").outlined(.blue).measured(.blue).layoutPriority(toastPriority)
        }
        .font(.title)
        .lineLimit(1)
        .padding(.bottom, 23)
        .frame(width: width, alignment: .leading)
        .background(alignment: .bottom) {
            Rectangle().fill(.quaternary).frame(height: 2)
        }
    }
}

private struct Tile: View {
    var color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
            .fill(color.opacity(0.8))
            .measured(color)
    }
}
