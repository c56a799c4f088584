import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct CompositingLayerTests: BlackPlotTests {
    @Test func `A compositing layer is a view that its style changes`() throws {
        let faded = plot {
            RectangleMark(xStart: 0, xEnd: 50)
            RectangleMark(xStart: 50, xEnd: 100).compositingLayer { $0.opacity(0.2) }
        }
        #expect(try isDark(faded, at: (0.25, 0.5), (0.75, 0.5)) == [true, false])
        let nested = plot {
            Plot {
                RectangleMark(xStart: 0, xEnd: 50).compositingLayer { $0.opacity(0.2) }
                RectangleMark(xStart: 50, xEnd: 100)
            }
            .compositingLayer { $0.offset(x: 25) }
        }
        #expect(try isDark(nested, at: (0.1, 0.5), (0.6, 0.5), (0.9, 0.5)) == [false, false, true])
    }

    @Test func `A layer that is a view stays between the marks before and after it`() throws {
        let layered = plot {
            RectangleMark().foregroundStyle(.white)
            RectangleMark(xStart: 0, xEnd: 50).compositingLayer { $0 }
            RectangleMark(xStart: 0, xEnd: 25).foregroundStyle(.white)
        }
        #expect(try isDark(layered, at: (0.1, 0.5), (0.4, 0.5), (0.9, 0.5)) == [false, true, false])
    }

    @Test func `The lines and labels of an axis may lie in a layer that its style changes`() throws {
        func lines(_ opacity: Double) throws -> [Bool] {
            let view = Chart { RectangleMark().foregroundStyle(.clear) }
                .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYScale(domain: 0...10)
                .chartYAxis {
                    AxisMarks(values: [5]) { AxisGridLine(stroke: StrokeStyle(lineWidth: 10)).foregroundStyle(.black) }
                        .compositingLayer { $0.opacity(opacity) }
                }
            return try isDark(view, at: (0.5, 0.5))
        }
        #expect(try lines(1) == [true])
        #expect(try lines(0.1) == [false])
    }
}
