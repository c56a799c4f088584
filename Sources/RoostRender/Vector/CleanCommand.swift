import CoreGraphics
import RoostPicture

extension ContiguousArray<DisplayList.Entry> {
    /// Whether all commands can stay as they are, in balanced groups: so it is for nearly all pages.
    func isClean(depthLimit: Int) -> Bool {
        withUnsafeBufferPointer { buffer in
            guard let entries = buffer.baseAddress else { return true }
            var depth = 0
            for index in 0..<buffer.count {
                // Read in place: a copy of a command retains all that it holds.
                switch entries[index].command {
                case .fill(let path, _, let paint):
                    if path.isEmpty || !paint.isClean || paint.isTransparent { return false }
                case .glyphs(let run, let origin, let paint):
                    if !run.isDrawable || !origin.isFinite || !paint.isClean { return false }
                case .image(let item): if !item.isClean { return false }
                case .pushTransform(let transform):
                    if !transform.isInvertible || transform.isTooLarge { return false }
                    depth += 1
                case .pushClip(let path, _):
                    if path.isEmpty { return false }
                    depth += 1
                case .pop: depth -= 1
                default: return false
                }
                if depth < 0 || depth > depthLimit { return false }
            }
            return depth == 0
        }
    }
}

extension DisplayCommand {
    /// A drawing command without numbers that are not finite; nil if nothing is left to draw.
    var cleanDrawing: DisplayCommand? {
        switch self {
        case .fill(let path, let style, let paint):
            guard !path.isEmpty, let paint = paint.clean else { return nil }
            return .fill(path, style, paint)
        case .stroke(let path, let style, let paint):
            guard !path.isEmpty, let style = style.clean, let paint = paint.clean else { return nil }
            return .stroke(path, style, paint)
        case .glyphs(let run, let origin, let paint):
            guard run.isDrawable, origin.isFinite, let paint = paint.cleanForText else { return nil }
            return .glyphs(run, origin: origin, paint)
        case .image(var item):
            guard item.image.width > 0, item.image.height > 0, item.rect.isFinite else { return nil }
            item.rect = item.rect.standardized
            guard item.rect.width > 0, item.rect.height > 0 else { return nil }
            if let source = item.source {
                let whole = CGRect(x: 0, y: 0, width: item.image.width, height: item.image.height)
                guard source.isFinite, case let part = source.common(with: whole), !part.isNull, part.width > 0,
                    part.height > 0
                else { return nil }
                item.source = part == whole ? nil : part
            }
            if let tint = item.tint {
                guard let tint = tint.clean else { return nil }
                item.tint = tint
            }
            return .image(item)
        case .backdropBlur(let path, _, let radius):
            return path.isEmpty || !radius.isFinite || radius < 0.001 ? nil : self
        default: return self
        }
    }

    /// A group's command with harmless numbers; nil if the group cannot be seen.
    var cleanGroup: DisplayCommand? {
        switch self {
        case .pushClip(let path, _): return path.isEmpty ? nil : self
        case .pushOpacity(let opacity):
            if opacity.isNaN || opacity >= 1 { return .pushLayer }
            return opacity > 0.0005 ? self : nil
        case .pushFilter(.blur(let radius, let opaque)):
            guard radius.isFinite, radius > 0.001 else { return .pushLayer }
            return .pushFilter(.blur(radius: min(radius, Filter.widestBlur), opaque: opaque))
        case .pushFilter(.shadow(let color, let radius, let x, let y)):
            guard radius.isFinite, x.isFinite, y.isFinite, max(abs(x), abs(y)) < 1e6, color.clean.opacity > 0 else {
                return .pushLayer
            }
            let radius = min(max(radius, 0), Filter.widestBlur)
            return .pushFilter(.shadow(color: color.clean, radius: radius, x: x, y: y))
        case .pushFilter(.colorMatrix(let matrix)):
            return matrix.count == 20 && matrix.allSatisfy(\.isFinite) ? self : .pushLayer
        case .pushLink(_, let rect): return rect.isFinite ? self : .pushTransform(.identity)
        default: return self
        }
    }
}

extension Paint {
    /// Whether `cleanForText` would change nothing, as far as is quickly known.
    fileprivate var isClean: Bool {
        switch self {
        case .color(let color): color.isClean
        case .linearGradient(let gradient, let start, let end):
            gradient.stops.count > 1 && start.isFinite && end.isFinite && start != end
                && gradient.stops.allSatisfy(\.color.isClean)
        default: false
        }
    }

    fileprivate var isTransparent: Bool { if case .color(let color) = self { color.opacity <= 0 } else { false } }

    /// Nil if nothing would be seen.
    var clean: Paint? {
        let paint = cleanForText
        if case .color(let color) = paint, color.opacity <= 0 { return nil }
        return paint
    }

    /// The same, but a transparent colour stays: text in it is invisible, but can be selected.
    package var cleanForText: Paint? {
        switch self {
        case .color(let color): return .color(color.clean)
        case .linearGradient(let gradient, let start, let end):
            guard gradient.stops.count > 1, start.isFinite, end.isFinite, start != end else {
                return .color(gradient.lastColor)
            }
            return .linearGradient(gradient.clean, start: start, end: end)
        case .radialGradient(let gradient, let center, let start, let end):
            guard gradient.stops.count > 1, center.isFinite, start.isFinite, end.isFinite, start != end else {
                return .color(gradient.lastColor)
            }
            return .radialGradient(gradient.clean, center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let gradient, let bounds, let center, let start, let end):
            guard gradient.stops.count > 1, bounds.isFinite, bounds.width > 0, bounds.height > 0, center.isFinite,
                start.isFinite, end.isFinite, start != end
            else { return .color(gradient.lastColor) }
            return .ellipticalGradient(
                gradient.clean, bounds: bounds, center: center, startRadius: start, endRadius: end)
        case .angularGradient(let gradient, let center, let start, let end):
            guard gradient.stops.count > 1, center.isFinite, start.isFinite, end.isFinite, start != end else {
                return .color(gradient.lastColor)
            }
            return .angularGradient(gradient.clean, center: center, startAngle: start, endAngle: end)
        case .image(let image, let origin, let tile):
            guard image.width > 0, image.height > 0, origin.isFinite, tile.width.isFinite, tile.height.isFinite,
                tile.width > 0, tile.height > 0
            else { return nil }
            return self
        }
    }
}

extension ResolvedGradient {
    fileprivate var clean: ResolvedGradient {
        ResolvedGradient(
            stops: stops.map { Stop(color: $0.color.clean, location: $0.location) }, isPerceptual: isPerceptual)
    }

    fileprivate var lastColor: ResolvedColor { stops[stops.count - 1].color.clean }
}

extension ResolvedColor {
    fileprivate var isClean: Bool {
        func isClean(_ value: Float) -> Bool { value >= 0 && value <= 1 }
        return isClean(red) && isClean(green) && isClean(blue) && isClean(opacity)
    }

    /// The colour within the limits of eight bits a channel: 0…1, and 0 for NaN.
    var clean: ResolvedColor {
        func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        return ResolvedColor(red: clamp(red), green: clamp(green), blue: clamp(blue), opacity: clamp(opacity))
    }
}

extension StrokeStyle {
    fileprivate var clean: StrokeStyle? {
        guard lineWidth.isFinite, lineWidth > 0 else { return nil }
        var style = self
        style.miterLimit = miterLimit.isFinite ? max(miterLimit, 1) : 10
        style.dashPhase = dashPhase.isFinite ? dashPhase : 0
        let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.reduce(0, +) > 1e-3
        if !isDashed { style.dash = [] }
        return style
    }
}

extension ImageItem {
    /// Whether the item is an untinted, whole picture in a rectangle with an area.
    fileprivate var isClean: Bool {
        image.width > 0 && image.height > 0 && rect.isFinite && rect.size.width > 0 && rect.size.height > 0
            && source == nil && tint == nil
    }
}

extension GlyphRun {
    fileprivate var isDrawable: Bool {
        size.isFinite && size > 1e-6 && !glyphs.isEmpty && positions.count == glyphs.count
            && clusters.count == glyphs.count && Self.areFinite(positions) && width.isFinite && slant.isFinite
    }

    /// One sum is enough: nothing makes a number finite again.
    private static func areFinite(_ points: [CGPoint]) -> Bool {
        points.reduce(0) { $0 + ($1.x - $1.x) + ($1.y - $1.y) } == 0
    }
}

extension CGAffineTransform {
    /// Whether the transform is finite and does not collapse the plane.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }

    private static var largestEnlargement: CGFloat { 1e5 }

    /// Whether the transform enlarges more than readers can bear.
    fileprivate var isTooLarge: Bool { max(abs(a), abs(b), abs(c), abs(d)) > Self.largestEnlargement }

    /// The transform; or, if it enlarges more than readers can bear, a smaller one around the same fixed point.
    var bounded: CGAffineTransform {
        guard isTooLarge else { return self }
        let part = Self.largestEnlargement / max(abs(a), abs(b), abs(c), abs(d))
        var smaller = CGAffineTransform(
            a: a * part, b: b * part, c: c * part, d: d * part, tx: tx * part, ty: ty * part)
        let determinant = (1 - a) * (1 - d) - b * c
        let fixed = CGPoint(
            x: ((1 - d) * tx + c * ty) / determinant, y: ((1 - a) * ty + b * tx) / determinant)
        guard fixed.isFinite else { return smaller }
        smaller.tx = fixed.x - (smaller.a * fixed.x + smaller.c * fixed.y)
        smaller.ty = fixed.y - (smaller.b * fixed.x + smaller.d * fixed.y)
        return smaller
    }

    /// The scale of lengths: the square root of the scale of areas.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
