import Charts
import SwiftUI

extension Page {
    /// The pictures of Documentation/Charts.md. Each shows the lines of source beside it there.
    package static let chartExamples: [Page] = [
        chart("charts-bars", "Bars") { BarsExample() },
        chart("charts-stacks", "Stacked bars") { StacksExample() },
        chart("charts-lines", "Lines") { LinesExample() },
        chart("charts-area", "An area") { AreaExample() },
        chart("charts-points", "Points") { PointsExample() },
        chart("charts-axes", "Axes") { AxesExample() },
    ]

    private static func chart<Content: View>(
        _ name: String, _ title: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) -> Page {
        Page(name, title: title, caption: "", size: CGSize(width: 400, height: 240)) {
            content().padding(20).frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
        }
    }
}

/// The numbers of the examples.
private enum Samples {
    static let pancakes = [("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Dosa", 654), ("Tortilla", 618)]
    static let cities = ["Lisbon", "Oslo"]

    /// A month's mean temperature in degrees Celsius.
    static func temperature(_ city: String, _ month: Int) -> Double {
        let (mean, swing) = city == "Oslo" ? (6.5, 11.5) : (17.5, 6.5)
        return mean - swing * cos(Double(month) * .pi / 6)
    }

    static func day(_ day: Int) -> Date {
        Date(timeIntervalSince1970: 1_767_225_600 + Double(day) * 86_400)
    }
}

private struct BarsExample: View {
    var body: some View {
        Chart(Samples.pancakes, id: \.0) { name, sales in
            BarMark(x: .value("Sales", sales), y: .value("Pancake", name))
                .annotation(position: .overlay, alignment: .trailing) {
                    Text("\(sales)").font(.caption2).foregroundStyle(.white)
                }
        }
    }
}

private struct StacksExample: View {
    var body: some View {
        Chart {
            ForEach(0..<7) { day in
                ForEach(["Solar", "Grid"], id: \.self) { source in
                    BarMark(
                        x: .value("Day", Samples.day(day), unit: .day),
                        y: .value("Energy", source == "Solar" ? 4 + day % 3 : 9 - day)
                    )
                    .foregroundStyle(by: .value("Source", source))
                }
            }
        }
        .chartForegroundStyleScale(["Solar": .orange, "Grid": .blue])
        .environment(\.timeZone, .gmt)
    }
}

private struct LinesExample: View {
    var body: some View {
        Chart {
            ForEach(Samples.cities, id: \.self) { city in
                ForEach(0..<12) { month in
                    LineMark(x: .value("Month", month + 1), y: .value("°C", Samples.temperature(city, month)))
                        .foregroundStyle(by: .value("City", city))
                        .interpolationMethod(.monotone)
                }
            }
        }
        .chartXScale(domain: 1...12)
        .chartYAxisLabel("°C")
    }
}

private struct AreaExample: View {
    var body: some View {
        Chart(0..<60, id: \.self) { day in
            let price = 80 + 12 * sin(Double(day) / 6) + Double(day) / 3
            AreaMark(x: .value("Day", Samples.day(day)), y: .value("Price", price))
                .foregroundStyle(Gradient(colors: [.blue.opacity(0.5), .blue.opacity(0.05)]))
            LineMark(x: .value("Day", Samples.day(day)), y: .value("Price", price))
        }
        .environment(\.timeZone, .gmt)
    }
}

private struct PointsExample: View {
    var body: some View {
        Chart(0..<80, id: \.self) { index in
            let kind = index % 2 == 0 ? "Moth" : "Butterfly"
            let width = 20 + Double(index * 37 % 50)
            PointMark(
                x: .value("Width", width),
                y: .value("Height", width * (kind == "Moth" ? 0.6 : 0.9) + Double(index * 13 % 11))
            )
            .foregroundStyle(by: .value("Kind", kind))
            .symbol(by: .value("Kind", kind))
        }
    }
}

private struct AxesExample: View {
    var body: some View {
        Chart(0..<24, id: \.self) { hour in
            BarMark(
                x: .value("Hour", Samples.day(0).addingTimeInterval(Double(hour) * 3600), unit: .hour),
                y: .value("Visits", 200 + hour * (24 - hour) * 9))
            RuleMark(y: .value("Goal", 1000)).foregroundStyle(.green).lineStyle(StrokeStyle(dash: [4, 3]))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.hour())
            }
        }
        .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) }
    }
}
