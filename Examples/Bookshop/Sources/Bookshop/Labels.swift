import RoostService
import SwiftUI

/// The labels at the shelf, as pictures: `/labels/render/label.png?title=Emma&price=12.50`.
struct Labels: RenderService {
    var templates: [RenderTemplate] {
        RenderTemplate("label") { (label: Label) in LabelView(label: label) }
    }

    struct Label: Decodable {
        var title: String
        var price: Double
    }
}

private struct LabelView: View {
    let label: Labels.Label

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(label.title).font(.headline)
            Spacer()
            Text(label.price, format: .currency(code: "EUR")).font(.title2.bold().monospacedDigit())
        }
        .padding(12)
        .frame(width: 240)
        .background(.yellow.opacity(0.3))
    }
}
