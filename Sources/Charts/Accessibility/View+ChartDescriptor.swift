import SwiftUI

nonisolated extension View {
    /// Describes the charts inside by the title and the summary of a description.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        let descriptor = representable.makeChartDescriptor()
        let parts = [descriptor.title, descriptor.summary].compactMap { $0 }.filter { !$0.isEmpty }
        return transformEnvironment(\.chartSettings) { $0.description = parts.joined(separator: ". ") }
    }
}
