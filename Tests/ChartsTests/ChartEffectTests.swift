import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct ChartEffectTests: BlackPlotTests {
    /// The left half of a frame.
    private struct LeftHalf: Shape {
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        }
    }

    @Test func `A shape cuts a line and an area to the frame around their points`() throws {
        let line = plot {
            ForEach([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 5)) }
                .lineStyle(StrokeStyle(lineWidth: 10)).clipShape(LeftHalf())
        }
        #expect(try isDark(line, at: (0.25, 0.5), (0.75, 0.5)) == [true, false])
        let area = plot {
            ForEach([0, 10], id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 10)) }.clipShape(LeftHalf())
        }
        #expect(try isDark(area, at: (0.25, 0.5), (0.75, 0.5)) == [true, false])
    }

    @Test func `A shape cuts a point, a rule and a sector`() throws {
        let point = plot {
            PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(.square).symbolSize(CGSize(width: 60, height: 60))
                .clipShape(LeftHalf())
        }
        #expect(try isDark(point, at: (0.4, 0.5), (0.6, 0.5)) == [true, false])
        let rule = plot {
            RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 10)).clipShape(LeftHalf())
        }
        #expect(try isDark(rule, at: (0.25, 0.5), (0.75, 0.5)) == [true, false])
        let sector = Chart { SectorMark(angle: .value("Share", 1)).clipShape(LeftHalf()) }.foregroundStyle(.black)
        #expect(try isDark(sector, at: (0.25, 0.5), (0.75, 0.5)) == [true, false])
    }

    @Test func `A shape of the even-odd rule leaves a hole`() throws {
        struct Frame: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
                return path
            }
        }
        let bar = plot {
            RectangleMark().clipShape(Frame(), style: FillStyle(eoFill: true))
        }
        #expect(try isDark(bar, at: (0.1, 0.5), (0.5, 0.5)) == [true, false])
    }

    @Test func `A rectangle without values covers the plot, or a part between positions`() throws {
        #expect(try isDark(plot { RectangleMark() }, at: (0.01, 0.01), (0.98, 0.98)) == [true, true])
        let part = plot { RectangleMark(xStart: 30, xEnd: 70) }
        #expect(try isDark(part, at: (0.2, 0.5), (0.5, 0.05), (0.8, 0.5)) == [false, true, false])
    }

    @Test func `Marks show through other marks`() throws {
        let masked = plot {
            RectangleMark().mask {
                RectangleMark(xStart: 0, xEnd: 50)
            }
        }
        #expect(try isDark(masked, at: (0.25, 0.5), (0.75, 0.5)) == [true, false])
    }

    // GradientLine of Swift-Charts-Examples: the mask's annotation shows the rectangle's colours.
    @Test func `Marks show through the annotations of other marks`() throws {
        let masked = plot {
            RectangleMark().mask {
                PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(0)
                    .annotation(position: .overlay) { Color.red.frame(width: 20, height: 20) }
            }
        }
        #expect(try isDark(masked, at: (0.5, 0.5), (0.7, 0.5)) == [true, false])
    }

    @Test func `An outlined symbol has the type of the filled one`() throws {
        let symbols: KeyValuePairs<String, BasicChartSymbolShape> = [
            "a": .circle, "b": .circle.strokeBorder(lineWidth: 4),
        ]
        let outlined = plot {
            PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(by: .value("Kind", "b")).symbolSize(2827)
        }
        .chartSymbolScale(symbols).chartLegend(.hidden)
        #expect(try isDark(outlined, at: (0.5, 0.22), (0.5, 0.5)) == [true, false])
    }

    // MARK: Annotations

    @Test func `An annotation knows its mark's size`() {
        final class Told { var sizes: [CGSize] = [] }
        let told = Told()
        let view = plot {
            RectangleMark(
                xStart: .value("x", 2), xEnd: .value("x", 6), yStart: .value("y", 0), yEnd: .value("y", 5)
            )
            .annotation { context in
                let _ = told.sizes.append(context.targetSize)
                Text(verbatim: "A")
            }
        }
        _ = LiveView(view, size: Self.size)
        #expect(told.sizes.last == CGSize(width: 40, height: 50))
    }

    @Test(arguments: [
        (AnnotationOverflowResolution.Boundary.plot, 40.0), (.chart, 55),
    ])
    func `An annotation that does not fit moves into the plot, or into the chart`(
        boundary: AnnotationOverflowResolution.Boundary, right: Double
    ) throws {
        let view = Chart {
            PointMark(x: .value("x", 10), y: .value("y", 5))
                .annotation(
                    position: .top, overflowResolution: .init(x: .fit(to: boundary), y: .disabled)
                ) {
                    Color.black.frame(width: 30, height: 10).accessibilityIdentifier("note")
                }
        }
        .chartXAxis(.hidden)
        .chartYAxis {
            AxisMarks(values: [5]) { AxisValueLabel(horizontalSpacing: 0) { Color.clear.frame(width: 20, height: 10) } }
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .frame(width: 60, height: 100)
        let frame = try #require(LiveView(view, size: CGSize(width: 60, height: 100)).frame(of: "note"))
        #expect(abs(frame.maxX - right) < 1e-9)
    }

    @Test func `A scale leaves room for the annotations that ask for it`() throws {
        final class Chosen { var proxy: ChartProxy? }
        let chosen = Chosen()
        let view = plot {
            ForEach([0, 10], id: \.self) { place in
                PointMark(x: .value("x", place), y: .value("y", 5)).symbolSize(0)
                    .annotation(position: .overlay, overflowResolution: .init(x: .padScale, y: .disabled)) {
                        Color.black.frame(width: 20, height: 10).accessibilityIdentifier("note \(place)")
                    }
            }
        }
        .chartOverlay { proxy in
            chosen.proxy = proxy
            return Color.clear
        }
        let live = LiveView(view, size: Self.size)
        #expect(abs(try #require(live.frame(of: "note 0")).minX) < 0.1)
        #expect(abs(try #require(live.frame(of: "note 10")).maxX - 100) < 0.1)
        let middle = try #require(chosen.proxy?.position(forX: 0))
        #expect(abs(middle - 10) < 0.1)
        #expect(chosen.proxy?.position(forY: 0) == 100)
    }

    @Test func `A proxy knows the values that styles follow from`() throws {
        final class Chosen { var proxy: ChartProxy? }
        let chosen = Chosen()
        let view = plot {
            ForEach(["b", "a"], id: \.self) { name in
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Name", name))
                    .symbol(by: .value("Name", name))
            }
        }
        .chartForegroundStyleScale(domain: ["a", "b"]).chartLegend(.hidden)
        .chartOverlay { proxy in
            chosen.proxy = proxy
            return Color.clear
        }
        _ = LiveView(view, size: Self.size)
        let proxy = try #require(chosen.proxy)
        #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a", "b"])
        #expect(proxy.symbolDomain(dataType: String.self) == ["b", "a"])
        #expect(proxy.positionRange(for: (x: 5, y: 5)) == CGRect(x: 50, y: 50, width: 0, height: 0))
    }

    @Test func `A proxy knows the symbols, sizes and line styles of values`() throws {
        final class Chosen { var proxy: ChartProxy? }
        let chosen = Chosen()
        let view = plot {
            PointMark(x: .value("x", 1), y: .value("y", 1))
                .symbol(by: .value("Kind", "a")).symbolSize(by: .value("Size", 3))
            LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("Kind", "a"))
        }
        .chartSymbolSizeScale([3: 99]).chartLineStyleScale(["a": StrokeStyle(lineWidth: 7)])
        .chartOverlay { proxy in
            chosen.proxy = proxy
            return Color.clear
        }
        _ = LiveView(view, size: Self.size)
        let proxy = try #require(chosen.proxy)
        #expect(proxy.symbol(for: "a") != nil)
        #expect(proxy.symbol(for: "b") == nil)
        #expect(proxy.symbolSize(for: 3) == 99)
        #expect(proxy.lineStyle(for: "a")?.lineWidth == 7)
    }
}
