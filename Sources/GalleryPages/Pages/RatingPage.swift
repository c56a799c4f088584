import SwiftUI

extension Page {
    static let rating = Page(
        "rating", title: "A guide that reaches through stacks",
        caption: "The middle of the stars lines up with the middle of the title, two stacks away."
    ) { RatingPage() }
}

struct RatingPage: View {
    var body: some View {
        Slide(Page.rating.title, Page.rating.caption) {
            VStack(alignment: .leading, spacing: 40) {
                Example("alignment: .center") { cell(.center) }
                Example("alignment: .starsAndTitle") { cell(.starsAndTitle) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 12)
        }
    }

    private func cell(_ alignment: VerticalAlignment) -> some View {
        RatingCell(
            alignment: alignment,
            ingredients:
                "Avocado, almond butter, bread, red pepper flakes.\nFive minutes, and best while the toast is warm."
        )
        .overlay(alignment: Alignment(horizontal: .center, vertical: .starsAndTitle)) {
            Rectangle().fill(.red).frame(height: 1)
                .alignmentGuide(.starsAndTitle) { $0.height / 2 }
        }
    }
}

/// A dish in a list: stars and their number on one side, its name and ingredients on the other.
struct RatingCell: View {
    var alignment = VerticalAlignment.starsAndTitle
    var dish = "Avocado Toast"
    var count: LocalizedStringKey = "5 stars"
    var ingredients = "Avocado, almond butter, bread, red pepper flakes"

    var body: some View {
        HStack(alignment: alignment, spacing: 16) {
            VStack(spacing: 4) {
                Text("★★★★★")
                    .foregroundStyle(.orange)
                    .alignmentGuide(.starsAndTitle) { $0[VerticalAlignment.center] }
                Text(count).font(.caption).foregroundStyle(.secondary)
            }
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(dish)
                        .font(.largeTitle)
                        .alignmentGuide(.starsAndTitle) { $0[VerticalAlignment.center] }
                    Spacer()
                    Avocado().frame(width: 27, height: 36)
                }
                Text(ingredients).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
        }
    }
}

extension VerticalAlignment {
    private enum StarsAndTitle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    /// The guide at which the stars of a `RatingCell` and its title align.
    static let starsAndTitle = VerticalAlignment(StarsAndTitle.self)
}
