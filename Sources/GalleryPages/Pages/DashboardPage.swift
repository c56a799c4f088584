import Charts
import SwiftUI

extension Page {
    static let dashboard = Page(
        "dashboard", title: "Dashboard", caption: "Charts, figures and a table as a server would send them by mail.",
        size: CGSize(width: 1000, height: 640)
    ) {
        DashboardPage()
    }
}

/// Figures of a shop in a month.
private struct DashboardPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("March at a glance").font(.title.bold())
            HStack(spacing: 16) {
                FigureCard(title: "Revenue", figure: "€ 48,210", change: 0.12, trend: [3, 4, 4, 6, 5, 7, 8])
                FigureCard(title: "Orders", figure: "1,284", change: 0.07, trend: [5, 4, 6, 5, 7, 6, 7])
                FigureCard(title: "Returns", figure: "2.1 %", change: -0.04, trend: [6, 6, 5, 5, 4, 5, 4])
            }
            .fixedSize(horizontal: false, vertical: true)
            HStack(spacing: 16) {
                ChartCard("Revenue by day") { RevenueChart() }
                ChartCard("By channel") { ChannelsChart() }.frame(width: 300)
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(uiColor: .systemGroupedBackground))
    }
}

/// A figure with its change and its course.
private struct FigureCard: View {
    let title: String
    let figure: String
    let change: Double
    let trend: [Int]

    var body: some View {
        HStack(alignment: .bottom) {
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(.subheadline).foregroundStyle(.secondary)
                Text(figure).font(.title2.bold())
                Text(change, format: .percent.sign(strategy: .always()))
                    .font(.caption).foregroundStyle(change > 0 ? .green : .orange)
            }
            Spacer()
            Chart(Array(trend.enumerated()), id: \.offset) { index, value in
                AreaMark(x: .value("Week", index), y: .value("Value", value)).opacity(0.2)
                LineMark(x: .value("Week", index), y: .value("Value", value))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .foregroundStyle(.blue)
            .frame(width: 110, height: 44)
        }
        .padding(16)
        .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
    }
}

private struct RevenueChart: View {
    private let days: [(date: Date, revenue: Double)] = (0..<31).map { day in
        let revenue: Int = 1200 + day * 11 + (day % 7 < 5 ? 0 : 600) + day * 397 % 300
        return (Date(timeIntervalSince1970: 1_772_323_200 + Double(day) * 86_400), Double(revenue))
    }

    var body: some View {
        let mean = days.map(\.revenue).reduce(0, +) / Double(days.count)
        Chart {
            ForEach(days, id: \.date) { day in
                BarMark(x: .value("Day", day.date, unit: .day, calendar: .utc), y: .value("Revenue", day.revenue))
                    .foregroundStyle(day.revenue > mean ? Color.blue : Color.blue.opacity(0.4))
            }
            RuleMark(y: .value("Mean", mean))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                .annotation(position: .top, alignment: .leading) {
                    Text("Mean \(mean, format: .number.precision(.fractionLength(0)))")
                        .font(.caption).foregroundStyle(.red)
                }
        }
        .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0))) }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
}

private struct ChannelsChart: View {
    private let channels = [("Shop", 21.4), ("Web", 18.2), ("Phone", 5.1), ("Fairs", 3.5)]

    var body: some View {
        Chart(channels, id: \.0) { name, revenue in
            BarMark(x: .value("Revenue", revenue), y: .value("Channel", name))
                .foregroundStyle(by: .value("Channel", name))
                .annotation(position: .trailing) {
                    Text(revenue, format: .number).font(.caption).foregroundStyle(.secondary)
                }
        }
        .chartLegend(.hidden)
        .chartXScale(domain: 0...25)
    }
}

extension Calendar {
    /// The Gregorian calendar of Greenwich, so that the picture is the same everywhere.
    fileprivate static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }
}
