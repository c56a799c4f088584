import CoreGraphics
import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// How round gauges are drawn.
@MainActor struct GaugeTests {
    /// The pixel of a gauge of 58 points on the middle of its ring, at an angle in degrees clockwise from the top.
    private func pixel<V: View>(of gauge: V, at angle: Double) throws -> [UInt8] {
        let image = try #require(ImageRenderer(content: gauge.tint(Color(red: 1, green: 0, blue: 0))).cgImage)
        let radians = angle * .pi / 180
        let (x, y) = (Int(29 + 26 * sin(radians)), Int(29 - 26 * cos(radians)))
        return Array(image.pixels[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
    }

    private func gauge(_ value: Double) -> some View {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular)
    }

    private func labelled(_ value: Double) -> some View {
        Gauge(value: value) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        .gaugeStyle(.accessoryCircular)
    }

    @Test func `A round gauge with labels at its ends is open by a third, one without by a quarter`() throws {
        #expect(try pixel(of: gauge(0.5), at: 132)[3] == 255)
        #expect(try pixel(of: labelled(0.5), at: 132)[3] == 0)
        #expect(try pixel(of: labelled(0.5), at: 116)[3] == 255)
    }

    @Test func `The rest of a ring that fills is a pale tint, and its label stands in the middle`() throws {
        let ring = Gauge(value: 0.5) { Text("Half").accessibilityIdentifier("label") }
            .gaugeStyle(.accessoryCircularCapacity)
        let rest = try pixel(of: ring, at: 270)
        #expect(rest[0] > rest[2] && rest[3] > 80 && rest[3] < 100)
        let label = LayoutReport(of: ring, in: CGSize(width: 58, height: 58)).frame(of: "label")
        #expect(label.map { abs($0.midX - 29) < 0.5 && abs($0.midY - 29) < 0.5 } == true)
    }
}
