import Foundation
import RoostCore
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct ChartMotionTests {
    private struct Bar: Identifiable {
        let id: String
        let value: Double
    }

    private static let size = CGSize(width: 100, height: 100)

    private func model(_ bars: [Bar], domain: ClosedRange<Double>? = 0...100) -> ChartModel {
        var settings = ChartSettings()
        if let domain { settings.yScale.domain = .values([.number(domain.lowerBound), .number(domain.upperBound)]) }
        return model(
            ForEach(bars) { BarMark(x: .value("Name", $0.id), y: .value("Value", $0.value)) }, settings: settings)
    }

    private func model(_ content: some ChartContent, settings: ChartSettings = ChartSettings()) -> ChartModel {
        ChartModel(
            _MarkCollector(content, settings: settings), settings: settings, size: Self.size,
            environment: EnvironmentValues())
    }

    private func frames(_ model: ChartModel) -> [CGRect?] {
        let geometry = PlotGeometry(model, size: Self.size)
        return model.records.indices.map { geometry.frame(of: $0) }
    }

    @Test func `A bar is halfway between its heights in the middle of a change`() {
        let middle = ChartModel(
            from: model([Bar(id: "a", value: 20)]), to: model([Bar(id: "a", value: 60)]), share: 0.5)
        #expect(frames(middle).map { $0?.minY } == [60])
    }

    @Test func `Marks are told apart by their ids, whatever their order`() {
        let middle = ChartModel(
            from: model([Bar(id: "a", value: 20), Bar(id: "b", value: 80)]),
            to: model([Bar(id: "b", value: 80), Bar(id: "a", value: 20)]), share: 0.5)
        #expect(frames(middle).map { $0?.minY } == [20, 80])
        #expect(frames(middle).map { $0?.midX } == [50, 50])
    }

    @Test func `A new mark appears and an old one disappears at its place`() {
        let middle = ChartModel(
            from: model([Bar(id: "a", value: 20), Bar(id: "b", value: 80)]),
            to: model([Bar(id: "a", value: 20), Bar(id: "c", value: 40)]), share: 0.25)
        #expect(middle.records.map(\.presence) == [1, 0.75, 0.25])
        #expect(middle.records.map(\.isLeaving) == [false, true, false])
        #expect(frames(middle).map { $0?.minY } == [80, 20, 60])
    }

    @Test func `A new sector opens between its neighbours`() {
        func sectors(_ values: [(String, Double)]) -> ChartModel {
            model(ForEach(values, id: \.0) { SectorMark(angle: .value("Value", $0.1)) })
        }
        let middle = ChartModel(
            from: sectors([("a", 1), ("c", 1)]), to: sectors([("a", 1), ("b", 2), ("c", 1)]), share: 0.5)
        #expect((0..<3).map { middle.sectors[$0]?.upperBound } == [1.0 / 3, 2.0 / 3, 1])
    }

    @Test func `Values lie between the old and the new scale`() {
        let middle = ChartModel(
            from: model([Bar(id: "a", value: 50)], domain: 0...100),
            to: model([Bar(id: "a", value: 50)], domain: 0...200), share: 0.5)
        #expect(frames(middle).map { $0?.minY } == [62.5])
        #expect(PlotGeometry(middle, size: Self.size).y.position(of: .number(0)) == 100)
    }

    @Test func `Old lines of an axis fade while new ones appear`() {
        let lines =
            ChartModel(
                from: model([Bar(id: "a", value: 9)], domain: nil), to: model([Bar(id: "a", value: 90)], domain: nil),
                share: 0.25
            ).axes.first { $0.axis == .y }?.lines.filter { $0.tick == nil } ?? []
        func presence(_ number: Double) -> Double? { lines.first { $0.place.value == .number(number) }?.presence }
        #expect(presence(0) == 1)
        #expect(presence(10) == 0.75)
        #expect(presence(100) == 0.25)
    }

    @Test func `A change goes on from the state in which another one interrupts it`() {
        let motion = ChartMotion()
        let models = [20, 60, 0].map { model([Bar(id: "a", value: Double($0))]) }
        #expect(motion.phase(of: models[0]) == 0)
        #expect(motion.phase(of: models[1]) == 1)
        #expect(motion.model(at: 0.5).map(frames)?.first??.minY == 60)
        #expect(motion.phase(of: models[2]) == 2)
        #expect(motion.model(at: 0.5).map(frames)?.first??.minY == 60)
        #expect(motion.model(at: 1.25).map(frames)?.first??.minY == 80)
        #expect(motion.model(at: 2).map(frames)?.first??.minY == 100)
    }

    private struct Changing: View {
        @State private var value = 20.0
        let animation: Animation?

        var body: some View {
            Chart { BarMark(x: .value("Name", "a"), y: .value("Value", value), width: .ratio(1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...100)
                .foregroundStyle(.black)
                .frame(width: 100, height: 100)
                .onTapGesture { withAnimation(animation) { value = 60 } }
        }
    }

    /// The height of the black bar.
    private func height(in live: LiveView) throws -> Int {
        let image = try live.image(background: .white)
        let black = (0..<image.height).filter { image.pixels[($0 * image.width + image.width / 2) * 4] < 128 }
        return black.count * 100 / image.height
    }

    @Test func `A bar grows in an animation`() throws {
        let live = LiveView(Changing(animation: .linear(duration: 1)), size: Self.size)
        #expect(try height(in: live) == 20)
        live.tap(at: CGPoint(x: 50, y: 50))
        live.advance(by: 0.5)
        #expect(try (38...42).contains(height(in: live)))
        live.advance(by: 1)
        #expect(try height(in: live) == 60)
    }

    @Test func `A bar has its new height at once without an animation`() throws {
        let live = LiveView(Changing(animation: nil), size: Self.size)
        live.tap(at: CGPoint(x: 50, y: 50))
        live.update()
        #expect(try height(in: live) == 60)
    }
}
