import SwiftUI

/// Names a chart for people who do not see it.
nonisolated struct ChartDescription: ViewModifier {
    /// The description; nil for a chart without one.
    let text: String?

    func body(content: Content) -> some View {
        if let text, !text.isEmpty {
            content.accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: text))
        } else {
            content
        }
    }
}

nonisolated extension View {
    /// Describes the charts inside by the title and the summary of a description.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        let descriptor = representable.makeChartDescriptor()
        let parts = [descriptor.title, descriptor.summary].compactMap { $0 }.filter { !$0.isEmpty }
        return transformEnvironment(\.chartSettings) { $0.description = parts.joined(separator: ". ") }
    }
}
