import Foundation

/// A legend: the styles and symbols of a chart with the values that they stand for.
struct ChartLegendView: View {
    let entries: [LegendEntry]

    var body: some View {
        LegendFlow {
            ForEach(entries.indices, id: \.self) { LegendEntryView(entry: entries[$0]) }
        }
    }
}

/// A style or a symbol, and the value that it stands for.
struct LegendEntry {
    let name: String
    var style = AnyShapeStyle(.secondary)
    var symbol: AnyChartSymbolShape?
    /// A line's style, if the scale of line styles tells the value apart.
    var lineStyle: StrokeStyle?
}

/// One entry of a legend.
struct LegendEntryView: View {
    let entry: LegendEntry

    var body: some View {
        HStack(spacing: 5) {
            symbol
            Text(verbatim: entry.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var symbol: some View {
        if let lineStyle = entry.lineStyle {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 4))
                path.addLine(to: CGPoint(x: 16, y: 4))
            }
            .stroke(entry.style, style: lineStyle).frame(width: 16, height: 8)
        } else if let symbol = entry.symbol {
            symbol.path(in: CGRect(x: 0, y: 0, width: 8, height: 8)).fill(entry.style).frame(width: 8, height: 8)
        } else {
            Circle().fill(entry.style).frame(width: 8, height: 8)
        }
    }
}
