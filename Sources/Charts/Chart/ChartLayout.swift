import SwiftUI

/// A part of a chart.
enum ChartPart {
    case plot
    /// The ground behind the labels of an axis.
    case axis(Int)
    case label(axis: Int, index: Int)
    case title(Int)
    case legend
}

struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

/// Lays out a chart: the legend and the titles at its edges, the labels of the axes, and the plot in the remaining room.
struct ChartLayout: Layout {
    let model: ChartModel
    let titles: [PlacedTitle]
    let legend: LegendSettings
    let proxy: ChartProxy

    /// The default distance of the legend in points.
    private static let spacing: CGFloat = 4
    private static let titleSpacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var parts = Parts(subviews, axisCount: model.axes.count, titleCount: titles.count)
        var room = bounds
        if let view = parts.legend { place(view, taking: &room) }
        let sizes = model.axes.indices.map { axis in
            parts.labels[axis].enumerated().map { index, label in
                label.sizeThatFits(
                    model.axes[axis].proposal(for: index, scale: scale(of: model.axes[axis], in: room.size)))
            }
        }
        let outer = room
        let titleSizes = parts.titles.map { $0?.sizeThatFits(.unspecified) ?? .zero }
        for (title, size) in zip(titles, titleSizes) { inset(&room, title.edge, by: title.thickness(size)) }
        for (axis, sizes) in zip(model.axes, sizes) { inset(&room, axis.edge, by: axis.thickness(labelSizes: sizes)) }
        room.size.width = max(0, room.width)
        room.size.height = max(0, room.height)
        let plotSize = parts.plot?.sizeThatFits(ProposedViewSize(room.size)) ?? room.size
        let plot = CGRect(origin: room.origin, size: plotSize)
        proxy.box.plot = plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        proxy.box.chart = bounds.size
        parts.plot?.place(at: plot.origin, proposal: ProposedViewSize(plotSize))
        for (axis, sizes) in zip(model.axes.indices, sizes) {
            placeLabels(parts.labels[axis], sizes, axis, plot)
            let frame = model.axes[axis].frame(thickness: model.axes[axis].thickness(labelSizes: sizes), beside: plot)
            parts.grounds[axis]?.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
        for (index, title) in titles.enumerated() {
            guard let view = parts.titles[index] else { continue }
            view.place(at: title.origin(of: titleSizes[index], plot: plot, in: outer), proposal: .unspecified)
        }
        parts.labels = []
    }

    private func scale(of axis: ResolvedAxis, in size: CGSize) -> PositionScale {
        axis.axis == .x
            ? model.xScale.resolved(length: size.width, padding: model.padding.x)
            : model.yScale.resolved(length: size.height, padding: model.padding.y)
    }

    private func placeLabels(_ labels: [LayoutSubview], _ sizes: [CGSize], _ axis: Int, _ plot: CGRect) {
        let axis = model.axes[axis]
        let frames = axis.labelFrames(sizes: sizes, plot: plot, scale: scale(of: axis, in: plot.size))
        for (label, frame) in zip(labels, frames) {
            guard let frame else {
                label.place(at: CGPoint(x: -1e6, y: -1e6), proposal: .zero)
                continue
            }
            label.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    private func inset(_ room: inout CGRect, _ edge: Edge, by length: CGFloat) {
        switch edge {
        case .top:
            room.origin.y += length
            room.size.height -= length
        case .bottom: room.size.height -= length
        case .leading:
            room.origin.x += length
            room.size.width -= length
        case .trailing: room.size.width -= length
        }
    }

    // MARK: The legend

    private func place(_ view: LayoutSubview, taking room: inout CGRect) {
        let spacing = legend.spacing ?? Self.spacing
        // A legend of many entries leaves half of the chart to the plot.
        let size = view.sizeThatFits(ProposedViewSize(width: room.width, height: room.height / 2))
        let alignment = legend.alignment
        var x = room.minX
        var y = room.minY
        switch legend.position.side {
        case .top, .topLeading, .topTrailing:
            x = along(room, size, alignment?.horizontal ?? legend.position.horizontal)
            inset(&room, .top, by: size.height + spacing)
        case .leading:
            y = along(room, size, alignment?.vertical ?? .top)
            inset(&room, .leading, by: size.width + spacing)
        case .trailing:
            (x, y) = (room.maxX - size.width, along(room, size, alignment?.vertical ?? .top))
            inset(&room, .trailing, by: size.width + spacing)
        case .overlay:
            (x, y) = (
                along(room, size, alignment?.horizontal ?? .leading), along(room, size, alignment?.vertical ?? .top)
            )
        case .automatic, .bottom, .bottomLeading, .bottomTrailing:
            (x, y) = (
                along(room, size, alignment?.horizontal ?? legend.position.horizontal), room.maxY - size.height
            )
            inset(&room, .bottom, by: size.height + spacing)
        }
        view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }

    private func along(_ room: CGRect, _ size: CGSize, _ alignment: HorizontalAlignment) -> CGFloat {
        switch alignment {
        case .center: room.midX - size.width / 2
        case .trailing: room.maxX - size.width
        default: room.minX
        }
    }

    private func along(_ room: CGRect, _ size: CGSize, _ alignment: VerticalAlignment) -> CGFloat {
        switch alignment {
        case .center: room.midY - size.height / 2
        case .bottom: room.maxY - size.height
        default: room.minY
        }
    }

    /// The subviews by the parts that they are.
    private struct Parts {
        var plot: LayoutSubview?
        var grounds: [Int: LayoutSubview] = [:]
        var labels: [[LayoutSubview]]
        var titles: [LayoutSubview?]
        var legend: LayoutSubview?

        init(_ subviews: Subviews, axisCount: Int, titleCount: Int) {
            labels = Array(repeating: [], count: axisCount)
            titles = Array(repeating: nil, count: titleCount)
            for subview in subviews {
                switch subview[ChartPartKey.self] {
                case .plot: plot = subview
                case .axis(let axis): grounds[axis] = subview
                case .label(let axis, _): labels[axis].append(subview)
                case .title(let index): titles[index] = subview
                case .legend: legend = subview
                }
            }
        }
    }
}

extension AnnotationPosition {
    /// The side at which a legend above or below begins.
    fileprivate var horizontal: HorizontalAlignment {
        switch side {
        case .topTrailing, .bottomTrailing: .trailing
        default: .leading
        }
    }
}

extension PlacedTitle {
    /// The edge of the plot beside which the title lies.
    fileprivate var edge: Edge {
        switch title.position.side {
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .overlay: axis == .x ? .bottom : .top
        }
    }

    fileprivate func thickness(_ size: CGSize) -> CGFloat {
        let spacing = title.spacing ?? 4
        switch edge {
        case .top, .bottom: return size.height + spacing
        case .leading, .trailing: return size.width + spacing
        }
    }

    /// The origin of the title at the outer edge of the room for plot, labels and titles.
    fileprivate func origin(of size: CGSize, plot: CGRect, in room: CGRect) -> CGPoint {
        let horizontal = title.alignment?.horizontal ?? (axis == .x ? .center : .trailing)
        let vertical = title.alignment?.vertical ?? .center
        let x: CGFloat =
            switch horizontal {
            case .leading: plot.minX
            case .trailing: axis == .y ? room.maxX - size.width : plot.maxX - size.width
            default: plot.midX - size.width / 2
            }
        let y: CGFloat =
            switch vertical {
            case .top: plot.minY
            case .bottom: plot.maxY - size.height
            default: plot.midY - size.height / 2
            }
        return switch edge {
        case .top: CGPoint(x: x, y: room.minY)
        case .bottom: CGPoint(x: x, y: room.maxY - size.height)
        case .leading: CGPoint(x: room.minX, y: y)
        case .trailing: CGPoint(x: room.maxX - size.width, y: y)
        }
    }
}
