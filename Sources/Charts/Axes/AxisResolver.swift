import Foundation

/// Makes the axes of one direction out of the view's settings.
struct AxisResolver {
    let axis: ChartAxis
    let settings: AxisSettings
    let environment: EnvironmentValues

    /// The axes of one direction. Rounds the scale's domain to their marks where it follows from the data.
    /// - Parameter length: About the plot's length in points.
    func resolve(_ scale: inout PositionScale, length: CGFloat) -> [ResolvedAxis] {
        guard settings.visibility != .hidden else { return [] }
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let plan = AxisPlan(calendar: calendar, length: length)
        var groups = _AxisGroups()
        if let own = settings.groups { groups.groups = own } else { AxisMarks()._append(to: &groups) }
        var axes: [ResolvedAxis] = []
        for group in groups.groups {
            let (values, step) = plan.values(of: group.values, on: &scale)
            let format = AxisFormat(values, step: step, locale: environment.locale, calendar: calendar)
            axes.append(resolve(group, values, format, scale, length))
        }
        return axes
    }

    private func edge(of group: AxisGroup, _ kind: PlotValue.Kind) -> Edge {
        switch (axis, group.position.kind) {
        case (.x, .top): .top
        case (.x, _): .bottom
        case (.y, .leading): .leading
        case (.y, .trailing): .trailing
        case (.y, _): kind == .category ? .leading : .trailing
        }
    }

    private func resolve(
        _ group: AxisGroup, _ values: [PlotValue], _ format: AxisFormat, _ scale: PositionScale, _ length: CGFloat
    ) -> ResolvedAxis {
        var result = ResolvedAxis(
            edge: edge(of: group, scale.kind), axis: axis, isInset: group.preset == .inset,
            isAligned: group.preset == .aligned, layers: group.layers)
        let visible = -0.1 * length...1.1 * length
        for (index, value) in values.enumerated() {
            // A scrolled plot shows a few of many categories; the layout leaves out what lies just beside it.
            if let position = scale.position(of: value), !visible.contains(position) { continue }
            let axisValue = AxisValue(index: index, count: values.count, value: value)
            let next = index + 1 < values.count ? values[index + 1] : nil
            for var part in group.parts?(axisValue) ?? standardParts(group, scale.kind) {
                group.change(&part)
                append(part, of: group, at: value, next, to: &result, format, scale.kind)
            }
        }
        return result
    }

    /// The parts that an axis has where nobody names any.
    private func standardParts(_ group: AxisGroup, _ kind: PlotValue.Kind) -> [AxisPart] {
        let content: AxisLabelContent = group.format.map { .formatted($0) } ?? .automatic
        let label = AxisPart(content: .label(content, AxisLabelLayout()))
        if kind == .category { return [label] }
        let gridLine = AxisPart(content: .gridLine(group.stroke))
        return axis == .x ? [gridLine, AxisPart(content: .tick(.automatic, group.stroke)), label] : [gridLine, label]
    }

    private func append(
        _ part: AxisPart, of group: AxisGroup, at value: PlotValue, _ next: PlotValue?, to result: inout ResolvedAxis,
        _ format: AxisFormat, _ kind: PlotValue.Kind
    ) {
        let place = AxisPlace(value: value, next: next, isCentered: part.isCentered ?? (kind == .category))
        switch part.content {
        case .gridLine(let stroke): result.lines.append(line(part, place, nil, stroke))
        case .tick(let length, let stroke): result.lines.append(line(part, place, length, stroke))
        case .label(let content, let layout):
            guard let (view, text) = label(content, value, format) else { return }
            let styled = view.font(part.font ?? .caption2)
                .foregroundStyle(part.style ?? AnyShapeStyle(.secondary)).opacity(part.opacity)
            result.labels.append(
                ResolvedAxisLabel(
                    place: place, view: group.layered(turned(AnyView(styled), layout.orientation)), layout: layout,
                    offset: part.offset, text: text.map { $0.font(part.font ?? .caption2) }))
        }
    }

    private func line(
        _ part: AxisPart, _ place: AxisPlace, _ tick: AxisTickLength?, _ stroke: StrokeStyle?
    ) -> ResolvedAxisLine {
        let usual = StrokeStyle(lineWidth: 0.5, dash: axis == .x ? [2, 2] : [])
        let style = part.style ?? AnyShapeStyle(.secondary.opacity(0.66))
        return ResolvedAxisLine(
            place: place, tick: tick, stroke: stroke ?? usual,
            style: part.opacity == 1 ? style : AnyShapeStyle(style.opacity(part.opacity)), offset: part.offset)
    }

    private func label(
        _ content: AxisLabelContent, _ value: PlotValue, _ format: AxisFormat
    ) -> (view: AnyView, text: Text?)? {
        let text: Text
        switch content {
        case .automatic: text = Text(verbatim: format.label(value))
        case .text(let own): text = own
        case .formatted(let format):
            guard let string = format(value) else { return nil }
            text = Text(verbatim: string)
        case .view(let view): return (view, nil)
        }
        return (AnyView(text), text)
    }

    private func turned(_ view: AnyView, _ orientation: AxisValueLabelOrientation) -> AnyView {
        switch orientation.kind {
        case .automatic, .horizontal: view
        case .vertical: AnyView(TurnedLayout { view.fixedSize().rotationEffect(.degrees(90)) })
        case .verticalReversed: AnyView(TurnedLayout { view.fixedSize().rotationEffect(.degrees(-90)) })
        }
    }
}

/// Gives a view that is turned by a right angle the room that it then takes.
private struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
