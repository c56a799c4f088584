import Charts

/// A chart that scrolls, selects and moves.
struct ChartsScreen: View {
    private struct Day: Identifiable {
        let id: Int
        var visits: Int
        var name: String { "Day \(id)" }
    }

    @State private var days = (1...40).map { Day(id: $0, visits: 20 + $0 * 7 % 11 * 6) }
    @State private var first = "Day 1"
    @State private var selected: String?
    @State private var lastSelected = "nothing"

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Visits").font(.title2.bold())
            chart
            Text("First \(first)").accessibilityIdentifier("first")
            Text("Selected \(selected ?? "nothing")").accessibilityIdentifier("selected")
            Text("Last selected \(lastSelected)").accessibilityIdentifier("lastSelected")
            HStack {
                Button("Halve") {
                    withAnimation(.linear(duration: 2)) { for day in days.indices { days[day].visits /= 2 } }
                }
                Button("Remove Day 2") { withAnimation { days.removeAll { $0.id == 2 } } }
            }
            .buttonStyle(.bordered)
        }
        .padding()
        .onChange(of: selected) { _, selected in if let selected { lastSelected = selected } }
    }

    private var chart: some View {
        Chart(days) { day in
            BarMark(x: .value("Day", day.name), y: .value("Visits", day.visits))
                .opacity(selected == nil || selected == day.name ? 1 : 0.4)
        }
        .chartYScale(domain: 0...100)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 7)
        .chartScrollPosition(x: $first)
        .chartXSelection(value: $selected)
        .frame(height: 240)
    }
}
