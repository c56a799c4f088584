import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ColorResolvedTests {
    @Test func `Linear components are gamma-encoded (col-R3)`() {
        let color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.2, green: 0.4, blue: 0.6)
        #expect(color.description == "#7CAACBFF")
        #expect(abs(color.linearRed - 0.2) < 1e-6)
    }

    @Test func `Display P3 goes beyond sRGB`() {
        let color = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        #expect(abs(color.red - 1.0931) < 1e-3)
        #expect(abs(color.green + 0.2266) < 1e-3)
        #expect(abs(color.blue + 0.1504) < 1e-3)
    }

    @Test func `A colour survives the way through OKLab`() {
        let color = SIMD3(0.1, 0.7, 0.4)
        let back = RGB.fromOKLab(RGB.okLab(color))
        #expect(abs((back - color).sum()) < 1e-5)
    }

    @Test(
        arguments: [
            (0.0, [1.0, 0.0, 0.0]), (1.0 / 3, [0.0, 1.0, 0.0]), (0.5, [0.0, 1.0, 1.0]), (2.0 / 3, [0.0, 0.0, 1.0]),
            (1.0, [1.0, 0.0, 0.0]),
        ])
    func `Hues go round the circle`(hue: Double, expected: [Double]) {
        let color = RGB.fromHSB(hue: hue, saturation: 1, brightness: 1)
        #expect((0..<3).allSatisfy { abs(color[$0] - expected[$0]) < 1e-9 }, "\(color)")
    }

    @Test func `A colour survives the way through its animatable data`() {
        var color = Color.Resolved(red: 0.2, green: 0.6, blue: 0.9, opacity: 0.5)
        let before = color
        color.animatableData = color.animatableData
        #expect(abs(color.red - before.red) < 1e-3 && abs(color.blue - before.blue) < 1e-3)
        #expect(color.opacity == 0.5)
    }
}
