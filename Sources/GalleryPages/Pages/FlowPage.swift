import SwiftUI

extension Page {
    static let flow = Page(
        "flow", title: "A flow layout", caption: "Tags run on like words, and a tag that no longer fits starts a line.",
        size: CGSize(width: 390, height: 760)
    ) { FlowPage() }
}

struct FlowPage: View {
    private let tags = [
        "Avocado", "Almond butter", "Bread", "Red pepper flakes", "Lime", "Olive oil", "Sea salt", "Coriander",
        "Pomegranate",
    ]

    var body: some View {
        Slide(Page.flow.title, Page.flow.caption) {
            VStack(alignment: .leading, spacing: 24) {
                example(".leading", .leading)
                example(".center", .center)
                example(".trailing", .trailing)
            }
        }
    }

    private func example(_ name: String, _ alignment: HorizontalAlignment) -> some View {
        Example(name) {
            FlowLayout(alignment: alignment) {
                ForEach(tags.indices, id: \.self) { index in
                    let color = Color(hue: 0.22 + Double(index) * 0.06, saturation: 0.8, brightness: 0.75)
                    Text(tags[index])
                        .font(.subheadline)
                        .foregroundStyle(color)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 5)
                        .background(color.opacity(0.14), in: Capsule())
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}
