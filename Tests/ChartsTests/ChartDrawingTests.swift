import Foundation
import RoostCore
import RoostPicture
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct ChartDrawingTests {
    /// The geometry of a chart whose plot has a size.
    private func geometry(
        _ size: CGSize = CGSize(width: 100, height: 100), _ settings: ChartSettings = ChartSettings(),
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> PlotGeometry {
        var settings = settings
        settings.xAxis.visibility = .hidden
        settings.yAxis.visibility = .hidden
        let model = ChartModel(
            _MarkCollector(content()), settings: settings, size: size, environment: EnvironmentValues())
        return PlotGeometry(model, size: size)
    }

    @Test func `A bar takes 0.7 of its category's slot and reaches to its value`() {
        let geometry = geometry {
            BarMark(x: .value("Name", "a"), y: .value("Value", 10))
            BarMark(x: .value("Name", "b"), y: .value("Value", 5))
        }
        let frame = geometry.frame(of: 1)!
        #expect(abs(frame.minX - 57.5) < 1e-9)
        #expect(abs(frame.width - 35) < 1e-9)
        #expect(frame.minY == 50)
        #expect(frame.maxY == 100)
    }

    @Test func `Bars of a place lie on each other, negative ones below zero`() {
        let geometry = geometry {
            BarMark(x: .value("Name", "a"), y: .value("Value", 3))
            BarMark(x: .value("Name", "a"), y: .value("Value", -2))
            BarMark(x: .value("Name", "a"), y: .value("Value", 5))
        }
        #expect(
            geometry.model.records.map(\.y) == [
                .range(.number(0), .number(3)), .range(.number(0), .number(-2)), .range(.number(3), .number(8)),
            ])
        #expect(geometry.model.records.map(\.isOuterEnd) == [false, true, true])
    }

    // SoundBars of Swift-Charts-Examples: bars around the middle are round above and below.
    @Test func `A stack around the middle has two outer ends`() {
        let geometry = geometry {
            BarMark(x: .value("Name", "a"), y: .value("Value", 2), stacking: .center)
            BarMark(x: .value("Name", "a"), y: .value("Value", 4), stacking: .center)
        }
        #expect(geometry.model.records.map(\.y) == [.range(.number(-3), .number(-1)), .range(.number(-1), .number(3))])
        #expect(geometry.model.records.map(\.isOuterStart) == [true, false])
        #expect(geometry.model.records.map(\.isOuterEnd) == [false, true])
    }

    // ScatterChart of Swift-Charts-Examples: the cross covers 42.8 square points beside a circle of 50.
    @Test func `A cross is as large as a circle`() {
        let side = 2 * (50 / Double.pi).squareRoot()
        let cross = BasicChartSymbolShape.cross.path(in: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
        // Its beams reach 4.47 points along the diagonal, and meet 2.12 points beside the middle.
        #expect([3.0, 3.3].map { cross.contains(CGPoint(x: $0, y: $0)) } == [true, false])
        #expect([2.0, 2.3].map { cross.contains(CGPoint(x: $0, y: 0)) } == [true, false])
    }

    @Test func `A normalized stack fills its axis`() {
        let geometry = geometry {
            BarMark(x: .value("Name", "a"), y: .value("Value", 1), stacking: .normalized)
            BarMark(x: .value("Name", "a"), y: .value("Value", 3), stacking: .normalized)
        }
        #expect(geometry.model.records[1].y == .range(.number(0.25), .number(1)))
    }

    /// The paths that a chart fills.
    private func fills(@ChartContentBuilder _ content: () -> some ChartContent) -> [Path] {
        let view = Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        return LiveView(view, size: CGSize(width: 100, height: 100)).displayList.entries.compactMap { entry in
            if case .fill(let path, _, _) = entry.command { path } else { nil }
        }
    }

    @Test func `Points of one colour are drawn as one shape`() {
        let paths = fills {
            ForEach(0..<50) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
        }
        #expect(paths.count == 1)
        #expect(paths.first?.outline.steps.count { if case .move = $0 { true } else { false } } == 50)
    }

    @Test func `Points of two colours stay in their order`() {
        let paths = fills {
            ForEach(0..<6) { index in
                PointMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(index < 4 ? .red : .blue)
            }
            ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(.red) }
        }
        #expect(
            paths.map { path in path.outline.steps.count { if case .move = $0 { true } else { false } } } == [4, 2, 3])
    }

    @Test func `Clear points are drawn one over the other`() {
        let paths = fills {
            ForEach(0..<5) { PointMark(x: .value("x", $0), y: .value("y", 1)).opacity(0.5) }
        }
        #expect(paths.count == 5)
    }

    @Test func `A number that is not finite interrupts a line`() {
        let view = Chart {
            ForEach(0..<5) { index in
                LineMark(x: .value("x", index), y: .value("y", index == 2 ? .nan : Double(index)))
            }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 100, height: 100)
        let live = LiveView(view, size: CGSize(width: 100, height: 100))
        let moves = live.displayList.entries.compactMap { entry -> Int? in
            guard case .stroke(let path, _, _) = entry.command else { return nil }
            return path.outline.steps.count { if case .move = $0 { true } else { false } }
        }
        #expect(moves == [2])
    }

    @Test func `An empty chart draws nothing`() {
        let geometry = geometry { ForEach([Int](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
        #expect(geometry.model.items.isEmpty)
    }

    @Test func `Sectors share the whole turn by their values`() {
        let geometry = geometry {
            SectorMark(angle: .value("Value", 1))
            SectorMark(angle: .value("Value", 3))
        }
        #expect(geometry.model.sectors == [0: 0...0.25, 1: 0.25...1])
    }

    @Test func `A line of many points keeps the extremes of each pixel`() {
        let points = ContiguousArray((0..<1000).map { CGPoint(x: Double($0) / 100, y: $0 == 555 ? 9 : 0) })
        let kept = PlotCurve.simplified(points, pixel: 1)
        #expect(kept.count <= 40)
        #expect(kept.contains(CGPoint(x: 5.55, y: 9)))
    }
}
