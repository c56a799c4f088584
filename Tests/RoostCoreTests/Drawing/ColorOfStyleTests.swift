import CoreGraphics
import Testing

@testable import RoostControls
@testable import RoostCore

/// Colours made of styles, and shapes made of the environment.
@Suite struct ColorOfStyleTests {
    private struct Brand: ShapeStyle, Hashable {
        let shade: Float
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: environment.colorScheme == .dark ? 0 : shade, green: 0, blue: 0, opacity: 1)
        }
    }

    @Test func `A colour of a style is what the style resolves to`() {
        var environment = EnvironmentValues.standard
        #expect(Color(Brand(shade: 0.5)).resolve(in: environment).red == 0.5)
        environment.colorScheme = .dark
        #expect(Color(Brand(shade: 0.5)).opacity(0.5).resolve(in: environment).red == 0)
    }

    @Test func `Colours of equal styles are equal, and a colour stays itself`() {
        #expect(Color(Brand(shade: 1)) == Color(Brand(shade: 1)))
        #expect(Color(Brand(shade: 1)) != Color(Brand(shade: 0)))
        #expect(Color(Color.red) == .red)
    }

    @Test func `The buttons' border follows the environment`() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
        var environment = EnvironmentValues.standard
        #expect(
            ButtonBorderShape.buttonBorder.outline(in: rect, environment)
                == Capsule(style: .continuous).path(in: rect))
        environment.buttonBorderShape = .roundedRectangle(radius: 3)
        #expect(
            ButtonBorderShape.buttonBorder.outline(in: rect, environment)
                == RoundedRectangle(cornerRadius: 3, style: .continuous).path(in: rect))
    }
}
