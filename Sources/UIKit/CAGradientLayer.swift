import CoreGraphics
import Foundation
import RoostCore

/// A layer that fills its rectangle with a gradient.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor` or a `UIColor`; nil draws nothing.
    open var colors: [Any]? { didSet { changed() } }
    /// The places of the colours, 0…1; nil for even distances.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// The place of the first colour, in parts of the size; by default the middle of the top edge.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    /// The place of the last colour, in parts of the size; by default the middle of the bottom edge. For a radial
    /// gradient it is a corner of the rectangle around the last colour's ellipse.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    /// The kind of gradient; along a line by default.
    open var type = CAGradientLayerType.axial { didSet { changed() } }

    private func gradient(_ state: CALayerState) -> Gradient? {
        let shown = state.value("colors", colors ?? []).compactMap { value -> Color? in
            switch value {
            case let color as UIColor: color.color
            case let color as CGColor: Color(cgColor: color)
            default: nil
            }
        }
        guard !shown.isEmpty else { return nil }
        let places = state.value("locations", (locations ?? []) as [Any]).compactMap { CAValue.number($0) }
        guard places.count == shown.count else { return Gradient(colors: shown) }
        return Gradient(stops: zip(shown, places).map { Gradient.Stop(color: $0, location: CGFloat($1)) })
    }

    /// The drawing at one moment of the layer's animations.
    @ViewBuilder func drawing(_ state: CALayerState) -> some View {
        if let gradient = gradient(state) {
            let start = state.value("startPoint", startPoint)
            let end = state.value("endPoint", endPoint)
            let size = state.bounds.size
            Group {
                switch type {
                case .radial: CARadialGradient(gradient: gradient, start: start, end: end)
                case .conic:
                    AngularGradient(
                        gradient: gradient, center: UnitPoint(x: start.x, y: start.y),
                        angle: .radians(atan2((end.y - start.y) * size.height, (end.x - start.x) * size.width)))
                default:
                    LinearGradient(
                        gradient: gradient, startPoint: UnitPoint(x: start.x, y: start.y),
                        endPoint: UnitPoint(x: end.x, y: end.y))
                }
            }
            .clipShape(outline)
            .frame(width: max(size.width, 0), height: max(size.height, 0))
        }
    }

    override func picture() -> AnyView? { AnyView(drawing(CALayerState(self))) }
}

/// A radial gradient whose circles are ellipses.
private struct CARadialGradient: View {
    let gradient: Gradient
    /// The middle, and a corner of the rectangle around the outermost ellipse, in parts of the size.
    let start: CGPoint
    let end: CGPoint

    var body: some View {
        Canvas { context, size in
            let radii = CGSize(width: abs(end.x - start.x) * size.width, height: abs(end.y - start.y) * size.height)
            guard radii.width > 0, radii.height > 0 else { return }
            let middle = CGPoint(x: start.x * size.width, y: start.y * size.height)
            context.translateBy(x: middle.x, y: middle.y)
            context.scaleBy(x: radii.width, y: radii.height)
            let area = CGRect(
                x: -middle.x / radii.width, y: -middle.y / radii.height, width: size.width / radii.width,
                height: size.height / radii.height)
            context.fill(
                Path(area), with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 1))
        }
    }
}

/// The kind of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, by the direction from it.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
