import Foundation
import RoostPicture
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ColorTests {
    static func environment(_ scheme: ColorScheme, _ idiom: Idiom = .macOS) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.idiom = idiom
        return environment
    }

    @Test(
        arguments: [
            (Color.red, "#FF383CFF", "#FF4245FF"), (.yellow, "#FFCC00FF", "#FFD600FF"),
            (.green, "#34C759FF", "#30D158FF"), (.mint, "#00C8B3FF", "#00DAC3FF"),
            (.teal, "#00C3D0FF", "#00D2E0FF"), (.pink, "#FF2D55FF", "#FF375FFF"),
            (.primary, "#000000D8", "#FFFFFFD8"), (.accentColor, "#0088FFFF", "#0091FFFF"),
        ])
    func `System colours are macOS 26's, light and dark (col-N-*)`(color: Color, light: String, dark: String) {
        #expect(color.resolve(in: Self.environment(.light)).description == light)
        #expect(color.resolve(in: Self.environment(.dark)).description == dark)
    }

    @Test func `The primary colour is opaque on iOS (Rules.md, Colours)`() {
        #expect(Color.primary.resolve(in: Self.environment(.light, .iOS)).description == "#000000FF")
        #expect(Color.primary.resolve(in: Self.environment(.dark, .iOS)).description == "#FFFFFFFF")
    }

    @Test func `Opacity multiplies (col-O2)`() {
        let color = Color.primary.opacity(0.5).resolve(in: Self.environment(.light))
        #expect(abs(color.opacity - 0.4235) < 1e-3)
    }

    @Test func `Whites and components are gamma sRGB (col-R1)`() {
        let environment = EnvironmentValues()
        #expect(Color(white: 0.5).resolve(in: environment).red == 0.5)
        #expect(Color(red: 0.1, green: 0.2, blue: 0.3).resolve(in: environment).green == 0.2)
        #expect(Color(hue: 0.5, saturation: 1, brightness: 1).resolve(in: environment).description == "#00FFFFFF")
    }

    @Test func `Mixing goes through OKLab unless the device's space is asked for`() {
        let environment = EnvironmentValues()
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(red.mix(with: blue, by: 0.5).resolve(in: environment).description == "#8C53A2FF")
        #expect(red.mix(with: blue, by: 0.5, in: .device).resolve(in: environment).description == "#800080FF")
        #expect(red.mix(with: blue, by: 7).resolve(in: environment).description == "#0000FFFF")
    }

    @Test func `A tint changes the accent colour`() {
        #expect(drawing(Rectangle().fill(Color.accentColor).tint(.red)).colors == ["#FF383CFF"])
    }

    @Test func `A subtree has its own colour scheme (col-V1)`() {
        let view = HStack(spacing: 0) {
            Color.red
            Color.red.environment(\.colorScheme, .dark)
        }
        #expect(drawing(view).colors == ["#FF383CFF", "#FF4245FF"])
    }

    @Test func `Gamma encoding is as exact as a power at any magnitude`() {
        for step in -400...3_000 {
            let value = pow(1.05, Double(step))
            let exact = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
            #expect(abs(RGB.encoded(value) - exact) <= 1e-14 * exact)
            #expect(RGB.encoded(-value) == -RGB.encoded(value))
        }
        #expect(RGB.encoded(.infinity) == .infinity)
        #expect(RGB.encoded(0) == 0)
    }
}
