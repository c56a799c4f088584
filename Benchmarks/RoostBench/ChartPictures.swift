import Charts
import Foundation
import SwiftUI

/// Draws charts, each with a renderer of its own, like a server that answers requests.
enum ChartPictures {
    /// Makes one kind of chart of the jobs of a file, in turn, after one that does not count.
    static func run(_ options: Options) throws {
        let jobs = try options.decoded([ChartJob].self)
        guard let kind = options["kind"].flatMap(ChartPicture.init), let first = jobs.first else { throw UsageError() }
        let format = options["format"] ?? "png"
        if let file = options["keep"] {
            return try picture(of: first, kind, as: format).write(to: URL(fileURLWithPath: file))
        }
        _ = try picture(of: first, kind, as: format)
        let count = options.number("count", default: 200)
        let measurement = try Measurement(count: count) {
            try (0..<count).reduce(0) { $0 + (try picture(of: jobs[$1 % jobs.count], kind, as: format).count) }
        }
        try measurement.report()
    }

    /// Draws a chart of many points once, after one of few that does not count.
    static func runCloud(_ options: Options) throws {
        let count = options.number("count", default: 100_000)
        _ = try cloud(100)
        let picture = options["keep"]
        let measurement = try Measurement(count: 1) {
            let data = try cloud(count)
            if let picture { try data.write(to: URL(fileURLWithPath: picture)) }
            return data.count
        }
        try measurement.report()
    }

    /// A cloud of points around a rising curve, the same in every run.
    private static func cloud(_ count: Int) throws -> Data {
        var state: UInt64 = 7
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        let points = (0..<count).map { _ in
            let x = next()
            return ChartJob.Point(x: x * 100, y: x * x * 60 + next() * 40)
        }
        return try ImageRenderer {
            Chart {
                PointPlot(points, x: .value("X", \.x), y: .value("Y", \.y)).symbolSize(4)
            }
            .padding(24)
            .frame(width: ChartPicture.size.width, height: ChartPicture.size.height)
            .background(.white)
        }
        .pngData()
    }

    /// The work of one request.
    private static func picture(of job: ChartJob, _ kind: ChartPicture, as format: String) throws -> Data {
        let renderer = ImageRenderer { kind.view(of: job) }
        switch format {
        case "png": return try renderer.pngData()
        case "svg": return try renderer.svgData()
        default: throw UsageError()
        }
    }
}
