import SwiftUI

extension Page {
    static let baselines = Page(
        "baselines", title: "Baselines",
        caption: "Text lines up by its letters, not by its frames; a picture says where its own baseline is."
    ) { BaselinesPage() }
}

struct BaselinesPage: View {
    var body: some View {
        Slide(Page.baselines.title, Page.baselines.caption) {
            VStack(alignment: .leading, spacing: 26) {
                Example("alignment: .bottom") {
                    Row(alignment: .bottom, pictureBaseline: 1)
                }
                Example("alignment: .lastTextBaseline") {
                    Row(alignment: .lastTextBaseline, pictureBaseline: 1)
                }
                Example("… and the avocado stands on a line at 87.4 % of its height") {
                    Row(alignment: .lastTextBaseline, pictureBaseline: 0.874)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 12)
        }
    }
}

private struct Row: View {
    var alignment: VerticalAlignment
    var pictureBaseline: CGFloat

    var body: some View {
        HStack(alignment: alignment, spacing: 12) {
            Text("Delicious").font(.title2)
            Avocado()
                .frame(width: 48, height: 64)
                .alignmentGuide(.lastTextBaseline) { $0.height * pictureBaseline }
            Text("Avocado Toast").font(.system(size: 52, weight: .semibold))
        }
        .overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) {
            Rectangle().fill(.red).frame(height: 1)
        }
    }
}
