import SwiftUI

extension Page {
    static let dynamicType = Page(
        "dynamic-type", title: "Dynamic Type",
        caption: "Text styles grow with the reader’s setting, and the layout around them follows.",
        size: CGSize(width: 390, height: 900)
    ) { DynamicTypePage() }
}

struct DynamicTypePage: View {
    private let sizes: [(name: String, size: DynamicTypeSize)] = [
        ("xSmall", .xSmall), ("large, the default", .large), ("xxxLarge", .xxxLarge),
        ("accessibility1", .accessibility1), ("accessibility3", .accessibility3),
    ]

    var body: some View {
        Slide(Page.dynamicType.title, Page.dynamicType.caption) {
            VStack(alignment: .leading, spacing: 24) {
                ForEach(sizes, id: \.name) { example in
                    Example(example.name) {
                        Dish().environment(\.dynamicTypeSize, example.size)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

private struct Dish: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Avocado Toast").font(.headline)
            Text("With lime and red pepper flakes").font(.subheadline).foregroundStyle(.secondary)
        }
    }
}
