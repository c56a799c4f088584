import Charts
import SwiftUI

/// The charts that are compared, of 800 × 500 points on white.
enum ChartPicture: String, CaseIterable {
    case bars, lines, points, donut

    static let size = CGSize(width: 800, height: 500)
    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }

    @MainActor func view(of job: ChartJob) -> some View {
        chart(of: job)
            .padding(24)
            .frame(width: Self.size.width, height: Self.size.height)
            .background(.white)
    }

    @MainActor @ViewBuilder private func chart(of job: ChartJob) -> some View {
        switch self {
        case .bars:
            Chart(job.bars, id: \.month) { bar in
                BarMark(x: .value("Month", bar.month), y: .value("Sales", bar.value))
            }
        case .lines:
            Chart(job.lines, id: \.name) { line in
                ForEach(Array(line.values.enumerated()), id: \.offset) { day, value in
                    LineMark(x: .value("Day", day), y: .value("Value", value))
                }
                .foregroundStyle(by: .value("Line", line.name))
            }
        case .points:
            Chart(Array(job.points.enumerated()), id: \.offset) { _, point in
                PointMark(x: .value("X", point.x), y: .value("Y", point.y))
            }
        case .donut:
            Chart(job.shares, id: \.name) { share in
                SectorMark(angle: .value("Share", share.value), innerRadius: .ratio(0.6), angularInset: 1)
                    .foregroundStyle(by: .value("Name", share.name))
            }
        }
    }
}
