import RoostControls
import SwiftUI

/// A web view as pages and pictures show it: a frame over a placeholder.
struct WebPicture: View {
    let content: WebContent
    let report: (EmbeddedReport) -> Void

    var body: some View {
        EmbeddedView(content.embedded, report: report) {
            EmbeddedPlaceholder(
                symbol: "globe", title: content.embedded.map { $0.title.isEmpty ? "Web page" : $0.title } ?? "",
                isDark: false)
        }
    }
}
