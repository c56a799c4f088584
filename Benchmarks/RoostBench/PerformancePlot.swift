import Foundation
import SwiftUI

/// The picture in `Documentation/Performance.md`: a panel for each question, a bar for each engine.
struct PerformancePlot: View {
    struct Panel: Decodable {
        struct Bar: Decodable {
            var name: String
            var value: Double
        }

        var title: String
        /// The unit of the bars' lengths, and the better end.
        var unit: String
        var bars: [Bar]
    }

    let panels: [Panel]
    @Environment(\.colorScheme) private var scheme

    init(panels: [Panel]) { self.panels = panels }

    static func run(_ options: Options) throws {
        guard options.operands.count == 2 else { throw UsageError() }
        let plot = PerformancePlot(panels: try options.decoded([Panel].self))
        let renderer = ImageRenderer(
            content: plot.environment(\.colorScheme, options["scheme"] == "dark" ? .dark : .light))
        renderer.scale = 2
        try renderer.write(to: URL(fileURLWithPath: options.operands[1]))
    }

    var body: some View {
        VStack(spacing: 16) {
            ForEach(Array(stride(from: 0, to: panels.count, by: 2)), id: \.self) { first in
                HStack(alignment: .top, spacing: 16) {
                    ForEach(first..<min(first + 2, panels.count), id: \.self) { PanelView(panel: panels[$0]) }
                }
            }
        }
        .padding(16)
        .background(scheme == .dark ? Color(hex: "1c1c1e") : Color(hex: "f2f2f7"))
    }

    private struct PanelView: View {
        let panel: Panel
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(panel.title).font(.headline)
                    Text(panel.unit).font(.footnote).foregroundStyle(.secondary)
                }
                Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 5) {
                    ForEach(panel.bars, id: \.name) { bar in
                        GridRow {
                            Text(bar.name).font(.caption).fontWeight(bar.isRoost ? .semibold : .regular)
                                .frame(width: 104, alignment: .leading)
                            HStack(spacing: 6) {
                                RoundedRectangle(cornerRadius: 3)
                                    .fill(bar.isRoost ? Color.orange : Color.gray.opacity(0.55))
                                    .frame(width: max(180 * bar.value / longest, 2), height: 14)
                                Text(bar.text).font(.caption2).monospacedDigit().foregroundStyle(.secondary)
                            }
                            .frame(width: 236, alignment: .leading)
                        }
                    }
                }
            }
            .padding(14)
            .background(scheme == .dark ? Color(hex: "2c2c2e") : .white, in: RoundedRectangle(cornerRadius: 14))
        }

        private var longest: Double { panel.bars.map(\.value).max() ?? 1 }
    }
}

extension PerformancePlot.Panel.Bar {
    var isRoost: Bool { name.hasPrefix("Roost") }
    var text: String { String(format: value < 10 ? "%.1f" : "%.0f", value) }
}
