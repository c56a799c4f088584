import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

/// Which legends a chart has, as Apple's pictures show it.
@MainActor struct LegendTests {
    private final class Chosen { var proxy: ChartProxy? }

    /// The height of the plot that a legend and the axes leave, in points.
    private func plotHeight(_ chart: some View) throws -> CGFloat {
        let chosen = Chosen()
        let observed = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
            Color.clear.onAppear { chosen.proxy = proxy }
        }
        _ = LiveView(observed, size: CGSize(width: 300, height: 200))
        return try #require(chosen.proxy).plotSize.height
    }

    // SpeziHealthKit: a chart without samples still has its legend.
    @Test func `An empty chart lists the categories of its scale`() throws {
        let chart = Chart {}
        #expect(try plotHeight(chart) == 200)
        #expect(try plotHeight(chart.chartForegroundStyleScale(["Heart Rate": Color.red])) < 185)
        #expect(try plotHeight(chart.chartForegroundStyleScale(["Heart Rate": Color.red]).chartLegend(.hidden)) == 200)
    }

    @Test func `Colours alone name nothing for a legend`() throws {
        #expect(try plotHeight(Chart {}.chartForegroundStyleScale(range: [Color.red, .blue])) == 200)
    }
}
