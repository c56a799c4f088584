import CoreGraphics

/// A two-dimensional outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
    /// One step of an outline, in points. A step after `closeSubpath` that is not a `move` starts where the closed
    /// subpath started.
    public typealias Element = CGPath.Step

    /// Simple shapes keep their kind, so that renderers can draw them faster or write them shorter. `forEach` spells
    /// out their steps. All numbers are finite.
    package enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        /// Corners may be too large for the rectangle: `elements` limits them.
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
        case elements(ContiguousArray<Element>)
        /// One shape at many places: the union of its copies, each moved by an offset. There is one at least.
        indirect case copies(of: Path, by: ContiguousArray<CGPoint>)
    }

    package var storage: Storage

    /// An empty path.
    public init() { storage = .empty }

    /// A rectangle, from its top left corner clockwise.
    public init(_ rect: CGRect) { storage = rect.isFinite ? .rect(rect) : .empty }

    /// A rectangle with rounded corners, from the right edge's middle clockwise. Corners are limited to half the
    /// shorter side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .untold) {
        if !rect.isFinite {
            storage = .empty
        } else if cornerSize.width > 0, cornerSize.height > 0 {
            let limited = CGSize(
                width: min(cornerSize.width, .greatestFiniteMagnitude),
                height: min(cornerSize.height, .greatestFiniteMagnitude))
            storage = .roundedRect(rect, cornerSize: limited, style: style)
        } else {
            storage = .rect(rect)
        }
    }

    /// A rectangle with rounded corners. The radius is in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .untold) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner, from the right edge's middle clockwise.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        var outline = Outline()
        outline.addRoundedRect(rect, corners: cornerRadii.sizes(in: rect), curve: style.curve)
        self.init(outline)
    }

    /// The ellipse that fits a rectangle, from its rightmost point clockwise.
    public init(ellipseIn rect: CGRect) { storage = rect.isFinite ? .ellipse(rect) : .empty }

    /// A copy of a CoreGraphics path.
    public init(_ path: CGPath) { self.init(path.outline) }

    /// A path built by the closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The union of copies of a shape, such as a chart's symbols.
    /// - Parameter offsets: The distances by which the copies are moved, in points. Those that are not finite are left out.
    package init(copiesOf shape: Path, by offsets: ContiguousArray<CGPoint>) {
        let offsets = offsets.allSatisfy(\.isFinite) ? offsets : offsets.filter(\.isFinite)
        storage = shape.isEmpty || offsets.isEmpty ? .empty : .copies(of: shape, by: offsets)
    }

    package init(elements: ContiguousArray<Element>) { self.init(Outline(elements)) }

    package init(_ outline: Outline) { storage = outline.isEmpty ? .empty : .elements(outline.steps) }
}

extension Path {
    package var outline: Outline {
        var outline = Outline()
        switch storage {
        case .empty: break
        case .rect(let rect): outline.addRect(rect)
        case .ellipse(let rect): outline.addEllipse(in: rect)
        case .roundedRect(let rect, let size, let style):
            let limit = min(rect.width, rect.height) / 2
            let limited = CGSize(width: min(size.width, limit), height: min(size.height, limit))
            outline.addRoundedRect(rect, corners: .init(all: limited), curve: style.curve)
        case .elements(let elements): return Outline(trusted: elements)
        case .copies(let shape, let offsets):
            let shape = shape.outline
            for offset in offsets {
                outline.append(shape, transform: CGAffineTransform(translationX: offset.x, y: offset.y))
            }
        }
        return outline
    }

    /// The path's steps, with simple shapes spelled out.
    package var elements: ContiguousArray<Element> {
        if case .elements(let elements) = storage { return elements }
        return outline.steps
    }

    /// The path's steps as a CoreGraphics path.
    public var cgPath: CGPath { CGPath(outline) }

    /// Calls the closure for every step in order, with simple shapes spelled out.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}
