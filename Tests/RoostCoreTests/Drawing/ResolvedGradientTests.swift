import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ResolvedGradientTests {
    static let red = Color.Resolved(red: 1, green: 0, blue: 0)
    static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    static let black = Color.Resolved(red: 0, green: 0, blue: 0)
    static let white = Color.Resolved(red: 1, green: 1, blue: 1)

    static func gradient(_ stops: (Color.Resolved, Double)...) -> ResolvedGradient {
        ResolvedGradient(stops: stops.map { .init(color: $0.0, location: $0.1) })
    }

    /// The 8-bit colour of a pixel in a row of `count`.
    func pixel(_ gradient: ResolvedGradient, _ index: Int, of count: Int) -> [Int] {
        let color = gradient.color(at: (Double(index) + 0.5) / Double(count))
        return [color.red, color.green, color.blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    }

    func isClose(_ color: [Int], _ expected: [Int]) -> Bool {
        zip(color, expected).allSatisfy { abs($0 - $1) <= 3 }
    }

    @Test(
        arguments: [
            (0, [254, 9, 8]), (25, [197, 74, 109]), (50, [141, 82, 162]), (75, [82, 72, 209]), (100, [2, 5, 254]),
        ])
    func `Red to blue is mixed in OKLab (gfx-G1)`(index: Int, expected: [Int]) {
        let color = pixel(Self.gradient((Self.red, 0), (Self.blue, 1)), index, of: 101)
        #expect(isClose(color, expected), "\(color)")
    }

    @Test(
        arguments: [
            (10, 4), (25, 34), (50, 99), (75, 172), (90, 220), (100, 253),
        ])
    func `Black to white is mixed in OKLab (gfx-G2)`(index: Int, expected: Int) {
        let color = pixel(Self.gradient((Self.black, 0), (Self.white, 1)), index, of: 101)
        #expect(isClose(color, [expected, expected, expected]), "\(color)")
    }

    @Test func `A clear colour adds only its opacity to a mixture (gfx-G5)`() {
        let clearRed = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0)
        let middle = Self.gradient((clearRed, 0), (Self.blue, 1)).color(at: 0.5)
        #expect(abs(middle.opacity - 0.5) < 1e-6)
        #expect(abs(middle.red) < 1e-3 && abs(middle.blue - 1) < 1e-3)
    }

    @Test func `The end colours continue beyond the stops (gfx-G4)`() {
        let gradient = Self.gradient((Self.red, 0.2), (Self.blue, 0.8))
        #expect(gradient.color(at: 0) == Self.red)
        #expect(gradient.color(at: 1) == Self.blue)
        #expect(gradient.color(at: .nan) == Self.blue)
    }

    @Test func `Stops in the wrong order are sorted (gfx-G4)`() {
        #expect(Self.gradient((Self.blue, 0.8), (Self.red, 0.2)) == Self.gradient((Self.red, 0.2), (Self.blue, 0.8)))
    }

    @Test func `Two stops at one place are a hard edge (gfx-G4)`() {
        let gradient = Self.gradient((Self.red, 0), (Self.red, 0.5), (Self.blue, 0.5), (Self.blue, 1))
        #expect(gradient.color(at: 0.499).description == Self.red.description)
        #expect(gradient.color(at: 0.5).description == Self.blue.description)
    }

    @Test func `A gradient's table has its own colours, premultiplied`() {
        let half = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5)
        let gradient = Self.gradient((Self.red, 0.1), (half, 0.6), (Self.blue, 0.6), (Self.black, 0.9))
        let table = gradient.table(count: 101)
        for index in stride(from: 0, through: 100, by: 10) {
            let difference = table[index] - gradient.color(at: Double(index) / 100).premultiplied
            #expect(abs(difference.sum()) < 1e-5, "\(index)")
        }
    }

    @Test func `A gradient without stops is clear`() {
        #expect(ResolvedGradient(stops: []).color(at: 0.5).opacity == 0)
    }
}
