import SwiftUI

/// An element for each mark, for assistive technologies: its label and value follow from the data, unless the mark has
/// its own.
nonisolated struct MarkElements: View {
    let model: ChartModel
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    /// The most marks that get elements. Nobody reads more of them, and each costs time.
    private static let limit = 100

    var body: some View {
        let marks = described
        MarkElementsLayout(model: model, records: marks.map(\.record)) {
            ForEach(marks.indices, id: \.self) { index in
                Color.clear
                    .accessibilityElement()
                    .accessibilityAddTraits(.isImage)
                    .accessibilityLabel(marks[index].label)
                    .accessibilityValue(marks[index].value)
                    .accessibilityIdentifier(marks[index].identifier)
            }
        }
    }

    private struct Described {
        let record: Int
        let label: Text
        let value: Text
        let identifier: String
    }

    private var described: [Described] {
        guard model.records.count <= Self.limit else { return [] }
        let x = format(model.records.compactMap(\.x.start)), y = format(model.records.compactMap(\.y.start))
        let group = format(model.marks.foregroundGroups.values)
        return model.records.indices.compactMap { index in
            let record = model.records[index]
            guard !record.isLeaving else { return nil }
            let style = model.styles[Int(record.style)]
            let own = style.accessibility
            guard own?.isHidden != true else { return nil }
            let isHorizontal = record.isHorizontal && record.kind != .sector
            let place = isHorizontal ? record.y.start.map(y.text) : record.x.start.map(x.text)
            let number = isHorizontal ? value(record.x, x) : value(record.y, y)
            let series =
                model.marks.foregroundGroups.values.indices.contains(Int(style.foregroundGroup))
                ? group.text(model.marks.foregroundGroups.values[Int(style.foregroundGroup)]) : nil
            let isSector = record.kind == .sector
            let names = [series, isSector ? nil : place].compactMap { $0 }
            return Described(
                record: index, label: own?.label ?? Text(verbatim: names.joined(separator: ", ")),
                value: own?.value ?? Text(verbatim: (isSector ? place : number) ?? ""),
                identifier: own?.identifier ?? "")
        }
    }

    private func format(_ values: [PlotValue]) -> AxisFormat {
        AxisFormat(values, step: nil, locale: locale, calendar: calendar)
    }

    /// The text of a value; the length of a stacked bar, and both ends of a range.
    private func value(_ extent: MarkExtent, _ format: AxisFormat) -> String? {
        switch extent {
        case .range(.number(let start), .number(let end)): format.text(.number(end - start))
        case .range(let start, let end): "\(format.text(start))–\(format.text(end))"
        default: extent.start.map(format.text)
        }
    }
}

/// Gives the elements the frames of their marks.
private struct MarkElementsLayout: Layout {
    let model: ChartModel
    let records: [Int]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let geometry = PlotGeometry(model, size: bounds.size)
        for (subview, record) in zip(subviews, records) {
            let frame = geometry.frame(of: record) ?? .zero
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
