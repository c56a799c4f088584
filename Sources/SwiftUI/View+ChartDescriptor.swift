import Accessibility
@_spi(Engine) import RoostCore

extension View {
    /// Describes a chart for people who do not see it: by its title and summary, the names and bounds of its axes, and
    /// its series. A drawing that has no elements of its own gets one for each point of the data, up to 500.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        environment(\.hasChartDescriptor, true)
            .modifier(ChartDescriptorModifier(make: representable.makeChartDescriptor))
    }
}

extension EnvironmentValues {
    /// Whether a view around describes the charts inside.
    @Entry package var hasChartDescriptor = false
}

/// Describes a chart by its descriptor, which is made when an assistive technology asks.
nonisolated private struct ChartDescriptorModifier: ElementModifier {
    typealias Body = Never
    let make: () -> AXChartDescriptor

    /// The most elements of a drawing.
    private static let limit = 500

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        let descriptor = make()
        attributes.children = .contain
        if let title = descriptor.title, !title.isEmpty { attributes.label = Text(verbatim: title) }
        let axes: [any AXDataAxisDescriptor] =
            [descriptor.xAxis] + (descriptor.yAxis.map { [$0] } ?? []) + descriptor.additionalAxes
        let names = descriptor.series.compactMap(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
        let details = (axes.map(words) + [names]).filter { !$0.isEmpty }.joined(separator: "; ")
        let summary = descriptor.summary.map { $0.isEmpty ? "" : "\($0) " } ?? ""
        attributes.value = Text(verbatim: summary + details)
        attributes.parts = parts(of: descriptor, size: tree.localFrame(of: element).size)
        return true
    }

    /// The name of an axis with its bounds.
    private func words(for axis: any AXDataAxisDescriptor) -> String {
        switch axis {
        case let axis as AXNumericDataAxisDescriptor:
            let provider = axis.valueDescriptionProvider
            return "\(axis.title): \(provider(axis.range.lowerBound)) – \(provider(axis.range.upperBound))"
        case let axis as AXCategoricalDataAxisDescriptor:
            guard let first = axis.categoryOrder.first, let last = axis.categoryOrder.last else { return axis.title }
            return "\(axis.title): \(first == last ? first : "\(first) – \(last)")"
        default: return axis.title
        }
    }

    /// The points of the data as columns of the drawing.
    private func parts(of descriptor: AXChartDescriptor, size: CGSize) -> [AccessibilityPart] {
        descriptor.series.flatMap { series in
            series.dataPoints.prefix(Self.limit).enumerated().map { index, point in
                let width = size.width / CGFloat(max(1, min(series.dataPoints.count, Self.limit)))
                let names = [series.name, point.label ?? name(of: point, on: descriptor.xAxis)].compactMap { $0 }
                return AccessibilityPart(
                    label: names.joined(separator: ", "),
                    value: point.yValue.map { descriptor.yAxis?.valueDescriptionProvider($0) ?? "\($0)" } ?? "",
                    frame: CGRect(x: width * CGFloat(index), y: 0, width: width, height: size.height))
            }
        }
        .prefix(Self.limit).map { $0 }
    }

    private func name(of point: AXDataPoint, on axis: any AXDataAxisDescriptor) -> String {
        switch point.xValue {
        case .category(let name): name
        case .number(let number):
            (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
        }
    }
}
