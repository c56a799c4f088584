import CoreGraphics
import RoostCore

/// The outline of bordered buttons.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, capsule, roundedRectangle(radius: CGFloat?), circle }
    private let kind: Kind

    /// A capsule on iOS, a rounded rectangle on macOS.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Round ends, however tall the button is.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// Corners of 10 points on iOS, of 6 on macOS.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A circle within the button's frame. The frame itself does not become square.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Corners of `radius` points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    func shape(idiom: Idiom) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule(style: .continuous))
        case .circle: AnyShape(Circle())
        case .automatic where idiom == .iOS: AnyShape(Capsule(style: .continuous))
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
        case .roundedRectangle(let radius):
            AnyShape(RoundedRectangle(cornerRadius: radius ?? (idiom == .iOS ? 10 : 6), style: .continuous))
        }
    }
}

nonisolated extension ButtonBorderShape: InsettableShape, SurroundedShape {
    /// The shape's outline on iOS. As a view, the shape follows the environment.
    public func path(in rect: CGRect) -> Path { shape(idiom: .iOS).path(in: rect) }

    public var _sizing: _ShapeSizing { .surroundings }

    /// The outline for an environment: that of `buttonBorderShape(_:)` for `automatic`.
    package func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
        let shape = self == .automatic ? environment.buttonBorderShape : self
        return shape.shape(idiom: environment.idiom).path(in: rect)
    }

    /// The shape with its edges moved inwards, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetButtonBorderShape(base: self, amount: amount) }
}

/// The outline of bordered buttons with its edges moved inwards.
nonisolated private struct InsetButtonBorderShape: InsettableShape, SurroundedShape {
    let base: ButtonBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

    var _sizing: _ShapeSizing { .surroundings }

    func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
        base.path(in: rect.insetBy(dx: amount, dy: amount), environment)
    }

    func inset(by amount: CGFloat) -> InsetButtonBorderShape {
        InsetButtonBorderShape(base: base, amount: self.amount + amount)
    }

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

nonisolated extension Shape where Self == ButtonBorderShape {
    /// The outline that bordered buttons have in the environment of the drawing.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
    /// The outline of bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension EnvironmentValues {
    @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}
