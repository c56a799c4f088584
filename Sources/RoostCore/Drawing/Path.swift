import CoreGraphics

/// The outline of a two-dimensional shape.
public struct Path: Equatable, Sendable {
    /// One step of an outline, in points.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// What the path is made of. The simple shapes are kept by name for renderers that draw them faster
    /// (or write them shorter); `forEach` spells each of them out.
    package enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
        case elements(ContiguousArray<Element>)
    }

    package var storage: Storage

    /// An empty path.
    public init() { storage = .empty }

    public init(_ rect: CGRect) { storage = .rect(rect) }

    public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        storage = .roundedRect(rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    package init(elements: ContiguousArray<Element>) { storage = .elements(elements) }
}
