import Foundation

/// The lines and labels of an axis at one edge of the plot.
struct ResolvedAxis {
    /// The edge, with leading on the left.
    let edge: Edge
    let axis: ChartAxis
    let isInset: Bool
    let isAligned: Bool
    /// The views of compositing layers that the lines lie in, the innermost first.
    var layers: [AnyView] = []
    var lines: [ResolvedAxisLine] = []
    var labels: [ResolvedAxisLabel] = []

    static let spacing: CGFloat = 4

    /// The room that the labels take beside the plot, in whole points as with Apple's: 18 for a line of `caption2`.
    func thickness(labelSizes: [CGSize]) -> CGFloat {
        let length =
            zip(labels, labelSizes).filter { label, _ in label.layout.offsetsMarks ?? !isInset }.map { label, size in
                axis == .x
                    ? size.height + (label.layout.verticalSpacing ?? Self.spacing)
                    : size.width + (label.layout.horizontalSpacing ?? Self.spacing)
            }.max() ?? 0
        return length.rounded(.up)
    }

    /// The frame of the labels' room beside the plot.
    func frame(thickness: CGFloat, beside plot: CGRect) -> CGRect {
        switch edge {
        case .top: CGRect(x: plot.minX, y: plot.minY - thickness, width: plot.width, height: thickness)
        case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: thickness)
        case .leading: CGRect(x: plot.minX - thickness, y: plot.minY, width: thickness, height: plot.height)
        case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: thickness, height: plot.height)
        }
    }
}

/// A grid line or a tick.
struct ResolvedAxisLine {
    /// Where it lies: at the start of a value's slot, or in the middle.
    let place: AxisPlace
    /// Nil for a grid line.
    let tick: AxisTickLength?
    let stroke: StrokeStyle
    let style: AnyShapeStyle
    let offset: CGSize
    /// The opacity of a line that appears or disappears.
    var presence = 1.0
}

/// A label as a view.
struct ResolvedAxisLabel {
    let place: AxisPlace
    let view: AnyView
    let layout: AxisLabelLayout
    let offset: CGSize
    /// The label without its look, to measure ticks by; nil for a view.
    let text: Text?
}

extension ResolvedAxis {
    /// A label with an identity, by which it moves when its value does.
    struct IdentifiedLabel: Identifiable {
        struct ID: Hashable {
            let value: PlotValue
            /// The number of labels of the same value before this one.
            let occurrence: Int
        }

        let id: ID
        let index: Int
        let content: ResolvedAxisLabel
    }

    /// The labels with their identities.
    var identifiedLabels: [IdentifiedLabel] {
        var counts: [PlotValue: Int] = [:]
        return labels.enumerated().map { index, label in
            let count = counts[label.place.value, default: 0]
            counts[label.place.value] = count + 1
            return IdentifiedLabel(id: .init(value: label.place.value, occurrence: count), index: index, content: label)
        }
    }
}

/// A value's place on a scale: the value, or the middle between it and the next one.
struct AxisPlace {
    let value: PlotValue
    /// The value where the slot ends; nil for the last one.
    let next: PlotValue?
    let isCentered: Bool

    func position(on scale: PositionScale) -> CGFloat? {
        guard let start = scale.position(of: value) else { return nil }
        if scale.kind == .category {
            guard !isCentered, case .category(let name) = value else { return start }
            return scale.slot(of: name)?.start
        }
        guard isCentered else { return start }
        let end = next.flatMap { scale.position(of: $0) } ?? scale.end
        return (start + end) / 2
    }

    /// The room from the place to the next value, in points.
    func room(on scale: PositionScale) -> CGFloat {
        if scale.kind == .category { return scale.bandwidth }
        guard let start = scale.position(of: value) else { return 0 }
        return abs((next.flatMap { scale.position(of: $0) } ?? scale.end) - start)
    }
}
