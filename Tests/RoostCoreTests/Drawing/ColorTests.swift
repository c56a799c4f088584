import Testing

@testable import RoostCore

@Suite struct ColorTests {
    static func environment(_ scheme: ColorScheme, _ idiom: Idiom = .macOS) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.idiom = idiom
        return environment
    }

    @Test(
        "System colours are macOS 26's, light and dark (col-N-*)",
        arguments: [
            (Color.red, "#FF383CFF", "#FF4245FF"), (.yellow, "#FFCC00FF", "#FFD600FF"),
            (.green, "#34C759FF", "#30D158FF"), (.mint, "#00C8B3FF", "#00DAC3FF"),
            (.teal, "#00C3D0FF", "#00D2E0FF"), (.pink, "#FF2D55FF", "#FF375FFF"),
            (.primary, "#000000D8", "#FFFFFFD8"), (.accentColor, "#0088FFFF", "#0091FFFF"),
        ])
    func system(color: Color, light: String, dark: String) {
        #expect(color.resolve(in: Self.environment(.light)).description == light)
        #expect(color.resolve(in: Self.environment(.dark)).description == dark)
    }

    @Test("On iOS the primary colour is opaque (Rules.md, Colours)")
    func primary() {
        #expect(Color.primary.resolve(in: Self.environment(.light, .iOS)).description == "#000000FF")
        #expect(Color.primary.resolve(in: Self.environment(.dark, .iOS)).description == "#FFFFFFFF")
    }

    @Test("Opacity multiplies (col-O2)")
    func opacity() {
        let color = Color.primary.opacity(0.5).resolve(in: Self.environment(.light))
        #expect(abs(color.opacity - 0.4235) < 1e-3)
    }

    @Test("Whites and components are gamma sRGB (col-R1)")
    func components() {
        let environment = EnvironmentValues()
        #expect(Color(white: 0.5).resolve(in: environment).red == 0.5)
        #expect(Color(red: 0.1, green: 0.2, blue: 0.3).resolve(in: environment).green == 0.2)
        #expect(Color(hue: 0.5, saturation: 1, brightness: 1).resolve(in: environment).description == "#00FFFFFF")
    }

    @Test("Mixing goes through OKLab unless the device's space is asked for")
    func mix() {
        let environment = EnvironmentValues()
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(red.mix(with: blue, by: 0.5).resolve(in: environment).description == "#8C53A2FF")
        #expect(red.mix(with: blue, by: 0.5, in: .device).resolve(in: environment).description == "#800080FF")
        #expect(red.mix(with: blue, by: 7).resolve(in: environment).description == "#0000FFFF")
    }

    @Test("A tint changes the accent colour")
    func accent() {
        #expect(drawing(Rectangle().fill(Color.accentColor).tint(.red)).colors == ["#FF383CFF"])
    }

    @Test("A subtree's colour scheme is its own (col-V1)")
    func scheme() {
        let view = HStack(spacing: 0) {
            Color.red
            Color.red.environment(\.colorScheme, .dark)
        }
        #expect(drawing(view).colors == ["#FF383CFF", "#FF4245FF"])
    }
}
