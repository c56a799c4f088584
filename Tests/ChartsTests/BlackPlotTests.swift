import Charts
import RoostTesting
import SwiftUI

/// A suite that draws black marks on white, without axes, and looks where the picture is dark.
@MainActor protocol BlackPlotTests {}

extension BlackPlotTests {
    static var size: CGSize { CGSize(width: 100, height: 100) }

    func plot(@ChartContentBuilder _ content: () -> some ChartContent) -> some View {
        Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden)
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).foregroundStyle(.black)
    }

    /// Whether the chart is dark at points, which are shares of its width and height from the top left corner.
    func isDark(_ view: some View, at points: (Double, Double)...) throws -> [Bool] {
        let image = try LiveView(view, size: Self.size, displayScale: 1).image(background: .white)
        return points.map { x, y in
            image.pixels[(Int(y * 100) * image.width + Int(x * 100)) * 4] < 128
        }
    }
}
