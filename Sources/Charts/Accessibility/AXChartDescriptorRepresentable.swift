import SwiftUI

/// A type that describes a chart.
public protocol AXChartDescriptorRepresentable {
    /// Makes the description.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Changes the description to that of the current data.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
    /// Describes the charts inside by the title and the summary of a description.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        let descriptor = representable.makeChartDescriptor()
        let parts = [descriptor.title, descriptor.summary].compactMap { $0 }.filter { !$0.isEmpty }
        return transformEnvironment(\.chartSettings) { $0.description = parts.joined(separator: ". ") }
    }
}
