import RoostPicture
import Testing

@testable import RoostRender

@Suite struct SmoothStopsTests {
    /// The colour that a viewer of a file shows: each component mixed on its own, then premultiplied.
    private func plain(_ stops: [ResolvedGradient.Stop], at location: Double) -> SIMD4<Float> {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color.premultiplied
        }
        guard next > 0 else { return stops[0].color.premultiplied }
        let (from, to) = (stops[next - 1], stops[next])
        let t = Float((location - from.location) / (to.location - from.location))
        return from.color.mixed(with: to.color, by: t).premultiplied
    }

    @Test(arguments: [true, false])
    func `Plain mixing of the smooth stops looks like the gradient`(isPerceptual: Bool) {
        let gradient = ResolvedGradient(
            stops: [
                .init(color: Sample.red, location: 0.1), .init(color: Sample.blue, location: 0.5),
                .init(color: Sample.green.with(opacity: 0.3), location: 0.9),
            ], isPerceptual: isPerceptual)
        let stops = gradient.smoothStops
        let errors = (0...1000).map { step in
            let difference =
                gradient.color(at: Double(step) / 1000).premultiplied - plain(stops, at: Double(step) / 1000)
            return max(difference.max(), -difference.min())
        }
        // Where a component leaves 0 its curve is too steep to follow, and too dark to be seen.
        #expect(errors.max()! < 2.5 / 255)
        #expect(errors.reduce(0, +) / Float(errors.count) < 0.2 / 255)
    }

    @Test func `A clear stop takes the colour of its neighbour`() {
        let stops = Sample.gradient(Sample.red, Sample.clear).smoothStops
        #expect(stops.last?.color == Sample.red.with(opacity: 0))
    }

    @Test func `A hard edge stays hard`() {
        let gradient = ResolvedGradient(stops: [
            .init(color: Sample.red, location: 0), .init(color: Sample.red, location: 0.5),
            .init(color: Sample.blue, location: 0.5), .init(color: Sample.blue, location: 1),
        ])
        let stops = gradient.smoothStops
        #expect(stops.filter { $0.location == 0.5 }.map(\.color) == [Sample.red, Sample.blue])
    }

    @Test func `Stops in one place are kept`() {
        let gradient = ResolvedGradient(stops: [
            .init(color: Sample.red, location: 0.5), .init(color: Sample.blue, location: 0.5),
        ])
        #expect(gradient.smoothStops == gradient.stops)
    }
}
