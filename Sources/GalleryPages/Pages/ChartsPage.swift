import Charts
import SwiftUI

extension Page {
    static let charts = Page(
        "charts", title: "Charts", caption: "Twelve kinds of charts, each a few lines of Swift Charts' own API.",
        size: CGSize(width: 1000, height: 900)
    ) {
        ChartsPage()
    }

    static let chartsInTheDark = Page(
        "charts-dark", title: "Charts, dark", caption: "The same charts with the dark colours.",
        size: CGSize(width: 1000, height: 900), colorScheme: .dark
    ) {
        ChartsPage()
    }
}

/// Twelve charts in a grid.
private struct ChartsPage: View {
    var body: some View {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
            GridRow {
                ChartCard("Bars") { BarsChart() }
                ChartCard("Stacked bars") { StackedChart() }
                ChartCard("Groups") { GroupedChart() }
            }
            GridRow {
                ChartCard("Lines") { LinesChart() }
                ChartCard("Area") { AreaChart() }
                ChartCard("Shares") { SharesChart() }
            }
            GridRow {
                ChartCard("Points") { PointsChart() }
                ChartCard("Donut") { DonutChart() }
                ChartCard("Heat map") { HeatMapChart() }
            }
            GridRow {
                ChartCard("Ranges") { RangesChart() }
                ChartCard("Histogram") { HistogramChart() }
                ChartCard("Function") { FunctionChart() }
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemGroupedBackground))
    }
}

/// A chart with its name on a card.
struct ChartCard<Content: View>: View {
    private let title: String
    private let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.subheadline.bold())
            content
        }
        .padding(12)
        .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
    }
}

private struct BarsChart: View {
    private let sales = [("Mon", 12), ("Tue", 18), ("Wed", 9), ("Thu", 22), ("Fri", 27), ("Sat", 16)]

    var body: some View {
        Chart(sales, id: \.0) { day, count in
            BarMark(x: .value("Day", day), y: .value("Sales", count))
        }
    }
}

private struct StackedChart: View {
    var body: some View {
        Chart(Sample.energy) { sample in
            BarMark(x: .value("Quarter", sample.period), y: .value("TWh", sample.value))
                .foregroundStyle(by: .value("Source", sample.series))
        }
    }
}

private struct GroupedChart: View {
    var body: some View {
        Chart(Sample.energy) { sample in
            BarMark(x: .value("Quarter", sample.period), y: .value("TWh", sample.value))
                .foregroundStyle(by: .value("Source", sample.series))
                .position(by: .value("Source", sample.series))
        }
    }
}

private struct LinesChart: View {
    var body: some View {
        Chart(Sample.cities) { sample in
            LineMark(x: .value("Month", sample.index), y: .value("°C", sample.value))
                .foregroundStyle(by: .value("City", sample.series))
                .interpolationMethod(.monotone)
                .symbol(by: .value("City", sample.series))
        }
        .chartXScale(domain: 1...12)
    }
}

private struct AreaChart: View {
    var body: some View {
        Chart(0..<24, id: \.self) { hour in
            let load = 40 + 25 * sin(Double(hour - 6) / 24 * 2 * .pi) + 8 * sin(Double(hour))
            AreaMark(x: .value("Hour", hour), y: .value("Load", load))
                .foregroundStyle(
                    .linearGradient(
                        colors: [.blue.opacity(0.6), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom)
                )
                .interpolationMethod(.catmullRom)
            LineMark(x: .value("Hour", hour), y: .value("Load", load))
                .interpolationMethod(.catmullRom)
        }
        .chartXScale(domain: 0...23)
        .chartXAxis { AxisMarks(values: [0, 6, 12, 18]) }
    }
}

private struct SharesChart: View {
    var body: some View {
        Chart(Sample.energy) { sample in
            BarMark(x: .value("TWh", sample.value), y: .value("Quarter", sample.period), stacking: .normalized)
                .foregroundStyle(by: .value("Source", sample.series))
        }
        .chartXAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    }
}

private struct PointsChart: View {
    var body: some View {
        Chart(0..<60, id: \.self) { index in
            let x = Double(index * 37 % 60) / 6
            let y = x * 0.7 + Double(index * 53 % 17) / 4
            PointMark(x: .value("Width", x), y: .value("Length", y))
                .foregroundStyle(by: .value("Kind", index % 3 == 0 ? "Iris" : "Rose"))
                .symbolSize(30)
        }
    }
}

private struct DonutChart: View {
    private let shares = [("Swift", 48.0), ("C", 14), ("JavaScript", 22), ("Other", 16)]

    var body: some View {
        Chart(shares, id: \.0) { name, share in
            SectorMark(angle: .value("Share", share), innerRadius: .ratio(0.6), angularInset: 1.5)
                .cornerRadius(4)
                .foregroundStyle(by: .value("Language", name))
        }
        .chartLegend(position: .trailing, alignment: .center)
    }
}

private struct HeatMapChart: View {
    var body: some View {
        Chart(0..<70, id: \.self) { index in
            let (column, row) = (index % 10, index / 10)
            RectangleMark(
                x: .value("Week", "\(column + 1)"), y: .value("Day", ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][row]),
                width: .ratio(0.9), height: .ratio(0.9)
            )
            .cornerRadius(2)
            .foregroundStyle(.green.opacity(0.1 + Double((column * 7 + row * 5) % 11) / 12))
        }
    }
}

private struct RangesChart: View {
    private let ranges = [("Mon", 8.0, 17.0), ("Tue", 10, 21), ("Wed", 7, 15), ("Thu", 9, 19), ("Fri", 12, 24)]

    var body: some View {
        Chart(ranges, id: \.0) { day, low, high in
            BarMark(x: .value("Day", day), yStart: .value("Low", low), yEnd: .value("High", high), width: .fixed(10))
                .clipShape(Capsule())
                .foregroundStyle(.red.gradient)
            PointMark(x: .value("Day", day), y: .value("Mean", (low + high) / 2))
                .symbolSize(16)
                .foregroundStyle(.white)
        }
    }
}

private struct HistogramChart: View {
    private let values: [Double] = (0..<200).map { index in
        let sum: Int = index * 7919 % 100 + index * 104_729 % 97
        return Double(sum) / 2
    }

    var body: some View {
        let bins = NumberBins(data: values, desiredCount: 12)
        let counts = Dictionary(grouping: values) { bins.index(for: $0) }.mapValues(\.count)
        Chart(0..<bins.count, id: \.self) { index in
            BarMark(x: .value("Value", bins[index]), y: .value("Count", counts[index] ?? 0), width: .inset(1))
                .foregroundStyle(.indigo)
            RuleMark(y: .value("Mean", Double(values.count) / Double(bins.count)))
                .foregroundStyle(.orange)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
    }
}

private struct FunctionChart: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "sin x", domain: -6...6) { sin($0) }
                .foregroundStyle(by: .value("Function", "sin x"))
            LinePlot(x: "x", y: "damped", domain: -6...6) { sin(3 * $0) * exp(-abs($0) / 3) }
                .foregroundStyle(by: .value("Function", "damped"))
        }
        .chartXScale(domain: -6...6)
    }
}

/// A value of a series in a period.
struct Sample: Identifiable {
    let period: String
    let index: Int
    let series: String
    let value: Double

    var id: String { "\(series) \(period)" }

    static let energy: [Sample] = ["Solar", "Wind", "Water"].enumerated().flatMap { source, name in
        (0..<4).map { quarter in
            Sample(
                period: "Q\(quarter + 1)", index: quarter, series: name,
                value: Double([[8, 21, 24, 9], [26, 18, 14, 24], [11, 14, 12, 10]][source][quarter]))
        }
    }

    static let cities: [Sample] = [("Oslo", -4.0, 17.0), ("Rome", 8, 25), ("Cairo", 14, 29)].flatMap {
        name, low, high in
        (1...12).map { month in
            let share = (1 - cos(Double(month - 1) / 12 * 2 * .pi)) / 2
            return Sample(period: "\(month)", index: month, series: name, value: low + (high - low) * share)
        }
    }
}
