import CoreGraphics
import RoostPicture

extension DisplayCommand {
    /// The extent that a drawing command may touch, never too small; null for commands that draw nothing.
    @inline(__always)
    package var drawnExtent: CGRect {
        switch self {
        case .fill(let path, _, _), .backdropBlur(let path, _, _): return path.boundingRect
        case .stroke(let path, let style, _):
            let rect = path.boundingRect
            guard !rect.isNull else { return .null }
            var reach = style.lineWidth / 2
            if style.lineJoin == .miter { reach *= max(style.miterLimit, 1) }
            if style.lineCap == .square { reach = max(reach, style.lineWidth / 2 * 2.0.squareRoot()) }
            return rect.insetBy(dx: -reach, dy: -reach)
        case .glyphs(let run, let origin, _): return run.extent.offsetBy(dx: origin.x, dy: origin.y)
        case .image(let item): return item.rect.standardized
        default: return .null
        }
    }

    /// The extent of a group in the space around it, from the extent of its commands.
    @inline(__always)
    func extent(ofContent content: CGRect) -> CGRect {
        // A link is there to be clicked, whatever is drawn in it.
        if case .pushLink(_, let rect) = self { return content.union(rect.standardized) }
        if content.isNull { return .null }
        switch self {
        case .pushTransform(let transform): return content.applying(transform)
        case .pushClip(let path, _): return content.common(with: path.boundingRect)
        case .pushFilter(.blur(let radius, false)):
            let reach = radius * Filter.blurReach
            return content.insetBy(dx: -reach, dy: -reach)
        case .pushFilter(.shadow(_, let radius, let x, let y)):
            let reach = radius * Filter.blurReach
            return content.union(content.insetBy(dx: -reach, dy: -reach).offsetBy(dx: x, dy: y))
        default: return content
        }
    }
}

extension Filter {
    /// The number of standard deviations after which nothing of a blur is visible.
    static let blurReach: CGFloat = 3
    /// The widest blur, in points. Wider ones look the same.
    static let widestBlur: CGFloat = 10_000
}

extension GlyphRun {
    /// A rectangle that holds the glyphs, relative to the run's origin; the font's own extremes are not looked up.
    var extent: CGRect {
        guard let first = positions.first else { return .null }
        var (left, right, top, bottom) = (first.x, max(first.x, width), first.y, first.y)
        for position in positions {
            left = min(left, position.x)
            right = max(right, position.x)
            top = min(top, position.y)
            bottom = max(bottom, position.y)
        }
        return CGRect(
            x: left - size * 0.5, y: top - size * 1.3, width: right - left + size * 1.5,
            height: bottom - top + size * 1.9)
    }
}

extension CGRect {
    /// The rectangle within the limits of files and of arithmetic.
    var bounded: CGRect {
        if isNull { return self }
        let limit = 1e6
        func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -limit), limit) }
        let (left, top, right, bottom) = (clamp(minX), clamp(minY), clamp(maxX), clamp(maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
