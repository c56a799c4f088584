import CoreGraphics

extension Path {
    /// Whether the path has no steps.
    public var isEmpty: Bool { if case .empty = storage { true } else { false } }

    /// The smallest rectangle around the outline; `CGRect.null` for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: .null
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.standardized
        case .elements: outline.bounds
        case .copies(let shape, let offsets): shape.boundingRect.moved(by: offsets)
        }
    }

    /// The start of the next step; nil for an empty path.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: nil
        default: outline.currentPoint
        }
    }

    /// Whether a point lies inside. Open subpaths count as closed. The non-zero rule decides about overlaps; with
    /// `eoFill`, the even-odd rule does.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: false
        case .rect(let rect): rect.contains(p)
        default: outline.contains(p, eoFill: eoFill)
        }
    }

    /// The path with a transform applied to all points.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        switch storage {
        case .empty: return self
        case .rect(let rect) where isUpright: return Path(rect.applying(transform))
        case .ellipse(let rect) where isUpright: return Path(ellipseIn: rect.applying(transform))
        case .roundedRect(let rect, let size, let style) where isUpright && transform.a == transform.d:
            return Path(
                roundedRect: rect.applying(transform),
                cornerSize: CGSize(width: size.width * transform.a, height: size.height * transform.a), style: style)
        case .copies(let shape, let offsets):
            var linear = transform
            (linear.tx, linear.ty) = (0, 0)
            return Path(
                copiesOf: shape.applying(linear), by: ContiguousArray(offsets.lazy.map { $0.applying(transform) }))
        default: return Path(outline.applying(transform))
        }
    }

    /// The path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The part between two fractions of the path's length (0…1).
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        return Path(outline.trimmed(from: from, to: to))
    }

    /// The outline of a stroke along the path, to be filled by the non-zero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let line = Outline.LineStyle(
            width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit)
        return Path(outline.stroked(line, dash: style.dash, dashPhase: style.dashPhase))
    }
}

extension CGRect {
    /// The smallest rectangle around copies of a rectangle, each moved by an offset in points.
    package func moved(by offsets: ContiguousArray<CGPoint>) -> CGRect {
        guard !isNull, let first = offsets.first else { return .null }
        var (low, high) = (first, first)
        for offset in offsets {
            (low.x, low.y) = (min(low.x, offset.x), min(low.y, offset.y))
            (high.x, high.y) = (max(high.x, offset.x), max(high.y, offset.y))
        }
        return CGRect(
            x: minX + low.x, y: minY + low.y, width: width + (high.x - low.x), height: height + (high.y - low.y))
    }
}
