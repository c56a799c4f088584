import CoreGraphics
import Foundation
import RoostCore

/// A layer that draws a path, in the layer's coordinates.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
    /// The path; nil draws nothing.
    open var path: CGPath? { didSet { changed() } }
    /// The colour inside the path; black by default, nil for none.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
    /// The rule that decides the inside of the path; `nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
    /// The colour of the line along the path; nil, the default, for none.
    open var strokeColor: CGColor? { didSet { changed() } }
    /// The part of the path at which the line begins, 0…1; by default 0.
    open var strokeStart: CGFloat = 0 { didSet { changed() } }
    /// The part of the path at which the line ends, 0…1; by default 1.
    open var strokeEnd: CGFloat = 1 { didSet { changed() } }
    /// The width of the line, in points; by default 1.
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    /// The length, in line widths, up to which a pointed corner stays pointed; by default 10.
    open var miterLimit: CGFloat = 10 { didSet { changed() } }
    /// The ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
    /// The corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
    /// The dashes and gaps in turn, in points; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]? { didSet { changed() } }
    /// The distance into the dashes at the start, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { changed() } }

    /// The drawing at one moment of the layer's animations.
    @ViewBuilder func drawing(_ state: CALayerState) -> some View {
        if let path = path.map({ state.value("path", $0) }) {
            let shape = Path(path)
            if let fill = state.color("fillColor", fillColor) {
                shape.fill(Color(cgColor: fill), style: FillStyle(eoFill: fillRule == .evenOdd))
            }
            let width = state.number("lineWidth", lineWidth)
            if let stroke = state.color("strokeColor", strokeColor), width > 0 {
                let (from, to) = (state.number("strokeStart", strokeStart), state.number("strokeEnd", strokeEnd))
                let line = from <= 0 && to >= 1 ? shape : shape.trimmedPath(from: max(from, 0), to: min(to, 1))
                line.stroke(
                    Color(cgColor: stroke),
                    style: StrokeStyle(
                        lineWidth: width, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: miterLimit,
                        dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
                        dashPhase: state.number("lineDashPhase", lineDashPhase)))
            }
        }
    }

    override func picture() -> AnyView? { AnyView(drawing(CALayerState(self))) }
}

/// The rule that decides the inside of a layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside are points that the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside are points that an odd number of turns encloses.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stops at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Adds half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Adds half the line's width.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extends the edges to a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Adds an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cuts the corner off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
