import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct BlendModeRasterTests {
    private static let colors: [(ResolvedColor, ResolvedColor)] = [
        (.init(red: 0.2, green: 0.6, blue: 0.9), .init(red: 0.7, green: 0.3, blue: 0.1)),
        (.init(red: 0.9, green: 0.1, blue: 0.4, opacity: 0.6), .init(red: 0.3, green: 0.8, blue: 0.5)),
        (.init(red: 1, green: 0, blue: 0.5, opacity: 0.5), .init(red: 0, green: 1, blue: 0.25, opacity: 0.4)),
    ]

    private func draw(_ mode: BlendMode, _ source: ResolvedColor, _ below: ResolvedColor) throws -> [Int] {
        var canvas = Canvas(4, 4)
        canvas.fill(0, 0, 4, 4, .color(below))
        canvas(.pushBlend(mode))
        canvas.fill(0, 0, 4, 4, .color(source))
        canvas(.pop)
        return try canvas.image(on: nil).rgba(1, 1)
    }

    /// The W3C's formula: the mixed colour where both overlap, each colour alone where only it is.
    private func separable(
        _ source: ResolvedColor, _ below: ResolvedColor, _ mix: (Double, Double) -> Double
    ) -> [Int] {
        let (sa, da) = (Double(source.opacity), Double(below.opacity))
        let pairs = [(source.red, below.red), (source.green, below.green), (source.blue, below.blue)]
        let mixed = pairs.map { pair -> Double in
            let (s, d) = (Double(pair.0), Double(pair.1))
            let apart = sa * (1 - da) * s + da * (1 - sa) * d
            return apart + sa * da * mix(s, d)
        }
        return (mixed + [sa + da - sa * da]).map { Int(($0 * 255).rounded()) }
    }

    private static let formulas: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
        (.normal, { s, _ in s }),
        (.multiply, { s, d in s * d }),
        (.screen, { s, d in s + d - s * d }),
        (.overlay, { s, d in d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }),
        (.darken, { s, d in min(s, d) }),
        (.lighten, { s, d in max(s, d) }),
        (.colorDodge, { s, d in d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s)) }),
        (.colorBurn, { s, d in d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s) }),
        (.softLight, { s, d in (1 - 2 * s) * d * d + 2 * s * d }),
        (.hardLight, { s, d in s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }),
        (.difference, { s, d in abs(s - d) }),
        (.exclusion, { s, d in s + d - 2 * s * d }),
    ]

    @Test(arguments: 0..<12) func `A separable mode follows its formula`(index: Int) throws {
        let (mode, formula) = Self.formulas[index]
        for (source, below) in Self.colors {
            let color = try draw(mode, source, below)
            #expect(isNear(color, separable(source, below, formula), within: 2), "\(mode): \(color)")
        }
    }

    @Test func `Luminosity keeps the hue below`() throws {
        let color = try draw(
            .luminosity, .init(red: 0.5, green: 0.5, blue: 0.5), .init(red: 0.6, green: 0.3, blue: 0.3))
        // Luminosity 0.39 becomes 0.5: every channel gains 0.11.
        #expect(isNear(color, [181, 105, 105, 255], within: 1))
    }

    @Test func `Saturation of grey takes the colour away`() throws {
        let color = try draw(
            .saturation, .init(red: 0.5, green: 0.5, blue: 0.5), .init(red: 0.6, green: 0.3, blue: 0.3))
        #expect(isNear(color, [99, 99, 99, 255], within: 1))
    }

    @Test func `Hue and colour of grey are grey`() throws {
        for mode in [BlendMode.hue, .color] {
            let color = try draw(mode, .init(red: 0.2, green: 0.2, blue: 0.2), .init(red: 0.6, green: 0.3, blue: 0.3))
            #expect(isNear(color, [99, 99, 99, 255], within: 1))
        }
    }

    @Test func `Porter-Duff modes follow their formulas`() throws {
        let (source, below) = Self.colors[2]
        let (sa, da) = (0.5, 0.4)
        let s = [1.0 * sa, 0 * sa, 0.5 * sa, sa]
        let d = [0 * da, 1 * da, 0.25 * da, da]
        func expect(_ mode: BlendMode, _ formula: (Double, Double) -> Double) throws {
            let expected = zip(s, d).map { Int((formula($0, $1) * 255).rounded()) }
            let color = try draw(mode, source, below)
            #expect(isNear(color, expected, within: 1), "\(mode): \(color)")
        }
        try expect(.sourceAtop) { $0 * da + $1 * (1 - sa) }
        try expect(.destinationOver) { $1 + $0 * (1 - da) }
        try expect(.destinationOut) { _, d in d * (1 - sa) }
        try expect(.plusLighter) { min($0 + $1, 1) }
    }

    @Test func `Plus darker adds the distances from white`() throws {
        let color = try draw(
            .plusDarker, .init(red: 0.75, green: 0.5, blue: 0.25), .init(red: 0.75, green: 0.75, blue: 0.5))
        #expect(isNear(color, [128, 64, 0, 255], within: 1))
    }
}
