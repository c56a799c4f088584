import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ShapeStyleTests {
    @Test func `The innermost foreground style wins (txs-C6)`() {
        #expect(drawing(Rectangle().foregroundStyle(.red).foregroundStyle(.blue)).colors == ["#FF383CFF"])
    }

    @Test func `A bare shape has the label colour (sh-F1)`() {
        #expect(drawing(Rectangle()) { $0.idiom = .macOS }.colors == ["#000000D8"])
        #expect(drawing(Rectangle()) { $0.colorScheme = .dark }.colors == ["#FFFFFFFF"])
    }

    @Test func `Levels of the default style are the system's label colours`() {
        #expect(drawing(Rectangle().fill(.secondary)).colors == ["#3C3C4399"])
        #expect(drawing(Rectangle().fill(.tertiary)).colors == ["#3C3C434D"])
    }

    @Test func `Levels of a colour are fainter`() {
        #expect(drawing(Rectangle().fill(.secondary).foregroundStyle(.red)).colors == ["#FF383C80"])
        #expect(drawing(Rectangle().fill(Color.red.secondary)).colors == ["#FF383C80"])
    }

    @Test func `Levels of a foreground style are the styles given for them`() {
        #expect(drawing(Rectangle().fill(.secondary).foregroundStyle(.red, .blue)).colors == ["#0088FFFF"])
        #expect(drawing(Rectangle().fill(.tertiary).foregroundStyle(.red, .blue)).colors == ["#0088FF80"])
    }

    /// Read off Apple's pictures: a secondary dot between secondary texts is as light as they are.
    @Test func `A level inside of a level is that of the style around both`() {
        #expect(drawing(Rectangle().fill(.secondary).foregroundStyle(.secondary)).colors == ["#3C3C4399"])
        #expect(drawing(Rectangle().fill(.tertiary).foregroundStyle(.secondary)).colors == ["#3C3C434D"])
        #expect(drawing(Rectangle().foregroundStyle(.secondary)).colors == ["#3C3C4399"])
        #expect(
            drawing(Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.red)).colors
                == ["#FF383C80"])
    }

    @Test func `A foreground style that refers to the foreground style means the one around it`() {
        #expect(drawing(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)).colors == ["#FF383C80"])
    }

    @Test(
        arguments: [
            (Material.ultraThin, 246, 111, 155, 29), (.thin, 242, 139, 135, 32), (.regular, 239, 166, 115, 36),
            (.thick, 235, 191, 96, 40), (.ultraThick, 231, 215, 79, 44), (.bar, 255, 204, 84, 37),
        ])
    func `Materials look as recorded over white and black (gfx-M5d)`(
        material: Material, white: Float, black: Float, darkWhite: Float, darkBlack: Float
    ) {
        for (scheme, white, black) in [(ColorScheme.light, white, black), (.dark, darkWhite, darkBlack)] {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let color = material.resolve(in: environment, bounds: .zero).color!
            #expect(abs(color.red * color.opacity * 255 - black) < 0.1)
            #expect(abs((color.red * color.opacity + 1 - color.opacity) * 255 - white) < 0.1)
        }
    }

    @Test func `A custom style resolves to another by the environment`() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.yellow : Color.orange
            }
        }
        #expect(drawing(Rectangle().fill(Warning())).colors == ["#FF8D28FF"])
        #expect(drawing(Rectangle().fill(Warning())) { $0.colorScheme = .dark }.colors == ["#FFD600FF"])
    }

    @Test func `Opacity goes into a colour and into the stops of a gradient`() {
        #expect(drawing(Rectangle().fill(.red.opacity(0.5))).colors == ["#FF383C80"])
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let commands = drawing(Rectangle().fill(gradient.opacity(0.5)))
        guard case .linearGradient(let resolved, _, _) = commands.fills[0].paint else {
            Issue.record("no gradient")
            return
        }
        #expect(resolved.stops.allSatisfy { $0.color.opacity == 0.5 })
    }

    @Test func `A drop shadow is drawn around the fill, an inner one in a clip after it`() {
        let drop = drawing(Rectangle().fill(.red.shadow(.drop(radius: 3, y: 2))))
        #expect(drop.count == 3)
        guard case .pushFilter(.shadow(_, radius: 3, x: 0, y: 2)) = drop[0] else {
            Issue.record("\(drop)")
            return
        }
        let inner = drawing(Rectangle().fill(.red.shadow(.inner(radius: 3))))
        #expect(inner.fills.count == 2)
        #expect(inner.contains(.pushClip(Path(CGRect(x: 0, y: 0, width: 100, height: 60)), FillStyle())))
    }

    @Test func `A bare gradient runs from the top to the bottom of the shape's rectangle`() {
        guard
            case .linearGradient(let gradient, let start, let end) = drawing(
                Circle().fill(Gradient(colors: [.red, .green, .blue]))
            ).fills[0].paint
        else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(start == CGPoint(x: 50, y: 0) && end == CGPoint(x: 50, y: 60))
    }

    @Test func `Gradients are greedy views with an ideal size of ten (gfx-G10)`() {
        let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(size(of: view, 300, 120) == CGSize(width: 300, height: 120))
        #expect(size(of: view, nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test func `A material blurs its backdrop before it draws its shadow and its fill`() {
        let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 60))
        let commands = drawing(Rectangle().fill(.regularMaterial))
        guard case .backdropBlur(rect, _, let radius) = commands[0], case .fill = commands[1] else {
            return #expect(Bool(false), "\(commands)")
        }
        #expect(radius > 0)
        let shadowed = drawing(Rectangle().fill(.regularMaterial).shadow(radius: 2))
        guard case .backdropBlur = shadowed[0], case .pushFilter = shadowed[1], case .fill = shadowed[2] else {
            return #expect(Bool(false), "\(shadowed)")
        }
        #expect(shadowed.count == 4)
        #expect(
            drawing(Text("a").foregroundStyle(.regularMaterial)).allSatisfy {
                if case .backdropBlur = $0 { false } else { true }
            })
    }

    @Test func `Glass blurs its backdrop, and identity glass does not`() {
        func blurs(_ view: some View) -> Int {
            drawing(view).filter { if case .backdropBlur = $0 { true } else { false } }.count
        }
        #expect(blurs(Color.red.frame(width: 20, height: 10).glassEffect()) == 1)
        #expect(blurs(Color.red.glassEffect(.clear.tint(.blue), in: Circle())) == 1)
        #expect(blurs(Color.red.glassEffect(.identity)) == 0)
    }

    /// The recorded shades of macOS 26: the colour at the lighter or the darker end.
    @Test(
        arguments: [
            (Color.orange, 255, 172, 88), (.green, 98, 221, 129), (.brown, 202, 164, 136), (.mint, 54, 222, 205),
            (.indigo, 136, 124, 255), (.cyan, 54, 216, 250), (.pink, 255, 89, 126), (.yellow, 239, 184, 0),
        ])
    func `The standard gradient of a colour has the recorded shades`(color: Color, red: Int, green: Int, blue: Int) {
        guard case .linearGradient(let gradient, _, _)? = drawing(Rectangle().fill(color.gradient)).fills.first?.paint
        else { return #expect(Bool(false), "no gradient") }
        let isDark = gradient.stops[0].location > 0
        #expect(gradient.stops.map(\.location) == (isDark ? [0.34, 1] : [0, 0.7]))
        let shade = gradient.stops[isDark ? 1 : 0].color
        for (one, recorded) in zip([shade.red, shade.green, shade.blue], [red, green, blue]) {
            #expect(abs(Int((one * 255).rounded()) - recorded) <= 4, "\(color): \(one * 255) for \(recorded)")
        }
        #expect(gradient.stops[isDark ? 0 : 1].color == color.resolve(in: EnvironmentValues()))
    }

    /// Half way between their ends, on pictures of macOS 26.
    @Test(arguments: [(Color.mint, 35, 211, 192), (.cyan, 35, 204, 241), (.green, 77, 210, 110)])
    func `The standard gradient of a colour is mixed as other gradients are`(
        color: Color, red: Int, green: Int, blue: Int
    ) {
        guard case .linearGradient(let gradient, _, _)? = drawing(Rectangle().fill(color.gradient)).fills.first?.paint
        else { return #expect(Bool(false), "no gradient") }
        let middle = gradient.color(at: 0.35)
        for (one, recorded) in zip([middle.red, middle.green, middle.blue], [red, green, blue]) {
            #expect(abs(Int((one * 255).rounded()) - recorded) <= 2, "\(color): \(one * 255) for \(recorded)")
        }
    }
}
