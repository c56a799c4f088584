import CoreGraphics
import RoostPicture

extension ListPainter {
    /// Draws the shadow of a group that only fills a simple shape, without layers; returns false for any other group.
    func drawShadow(
        of command: DisplayCommand, _ color: ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat
    ) -> Bool {
        guard case .fill(let path, let style, let paint) = command, style.isAntialiased,
            let opacity = paint.evenOpacity
        else { return false }
        let t = state.transform
        guard t.isUpright, t.isFinite, abs(t.a - t.d) < 1e-9, let outline = ShadowOutline(path, scale: t.a) else {
            return false
        }
        let rect = outline.rect.offsetBy(dx: x, dy: y)
        let sigma = GaussianBlur.sigma(radius, t.a)
        let whole = t.bounds(of: rect)
        guard Filter.shadowOffset(x, y, t) != nil, !whole.isEmpty,
            PixelRect(covering: whole).width < PixelRect.reach / 4,
            PixelRect(covering: whole).height < PixelRect.reach / 4
        else { return false }

        let reach = GaussianBlur.Profile.shadow.reach(sigma).rounded(.up)
        let grid = GaussianBlur.grid(sigma, .shadow)
        let across = Stretch(whole.minX, whole.maxX, corner: outline.reach.width, blur: reach, grid: grid)
        let down = Stretch(whole.minY, whole.maxY, corner: outline.reach.height, blur: reach, grid: grid)
        let bounds = PixelRect(
            minX: across.start, minY: down.start, maxX: across.end - across.removed, maxY: down.end - down.removed)
        guard bounds.width * bounds.height <= ShadowCache.largestTile else { return false }
        let area = PixelRect(
            minX: across.origin + across.start, minY: down.origin + down.start, maxX: across.origin + across.end,
            maxY: down.origin + down.end)
        let visible = area.intersection(state.clip.rect)
        let pixel = Pixel.premultiplied(color, opacity: opacity)
        guard !visible.isEmpty, pixel != 0 else { return true }

        let shape = ShadowCache.Shape(
            x: across.phase, y: down.phase, width: across.length - Double(across.removed),
            height: down.length - Double(down.removed), corner: outline.corner, style: outline.style,
            isEllipse: outline.isEllipse, sigma: sigma)
        let tile = scratch.shadowTile(shape, bounds)
        var painter = SpanPainter(
            target, clip: state.clip, shader: .color(pixel), alpha: Pixel.byte(state.opacity), scratch: scratch)
        for y in visible.minY..<visible.maxY {
            let row = tile.coverages + (down.source(y - down.origin) - bounds.minY) * bounds.width
            let left = across.middle - bounds.minX
            painter.fill(x: area.minX, y: y, count: left, mask: row)
            let middle = area.minX + left
            if across.removed > 0, row[left] > 0 {
                painter.fill(x: middle, y: y, count: across.removed, coverage: row[left])
            }
            painter.fill(
                x: middle + across.removed, y: y, count: bounds.width - left, mask: row + left)
        }
        return true
    }

    /// One axis of a shadow, and the pixels of its even middle that its tile leaves out.
    private struct Stretch {
        /// The device pixel of the tile's 0.
        let origin: Int
        /// The shape's start in the tile, and its whole length.
        let phase: Double
        let length: Double
        /// The first pixel with ink and the one behind the last, counted with the pixels that are left out.
        let start: Int
        let end: Int
        /// The pixel that is repeated, and the number of pixels that are left out for it.
        let middle: Int
        let removed: Int

        init(_ from: Double, _ to: Double, corner: Double, blur: Double, grid: Int) {
            origin = Int((from / Double(grid)).rounded(.down)) * grid
            phase = from - Double(origin)
            length = to - from
            start = Int((phase - blur).rounded(.down))
            end = Int((phase + length + blur).rounded(.up))
            middle = min(Int((phase + min(corner, length) + blur).rounded(.up)) + 1, end)
            let spare = length - 2 * (corner + blur) - 4
            removed = spare > 0 ? Int(spare) / grid * grid : 0
        }

        /// The tile's pixel for a device pixel (from `origin` on).
        func source(_ pixel: Int) -> Int { pixel <= middle ? pixel : max(middle, pixel - removed) }
    }
}

extension ListPainter {
    /// A command with the outline of a whole group: its only command, or the opaque fill that everything else lies on.
    /// Such a group needs no layer for its shadow. Nil for any other group.
    func silhouette(of list: DisplayList, _ group: Range<Int>) -> DisplayCommand? {
        let entries = list.entries[group]
        guard let first = entries.first?.command else { return nil }
        if entries.count == 1 { return first }
        guard state.opacity == 1 else { return nil }
        switch first {
        case .pushClip(let clip, let style):
            let inside = entries.dropFirst().dropLast()
            guard case .fill(let ground, _, let paint)? = inside.first?.command, paint.evenOpacity == 1,
                case .rect(let rect) = ground.storage, rect.standardized.contains(clip.controlBounds),
                Self.isOneGroup(inside), inside.allSatisfy({ !$0.command.looksBehind })
            else { return nil }
            return .fill(clip, style, paint)
        case .fill(let path, _, let paint):
            guard paint.evenOpacity == 1, let outline = ShadowOutline(path, scale: 1),
                entries.dropFirst().allSatisfy({ lies($0.command, inside: outline) })
            else { return nil }
            return first
        default:
            return nil
        }
    }

    /// Whether all groups that begin in a range end in it.
    private static func isOneGroup(_ entries: ContiguousArray<DisplayList.Entry>.SubSequence) -> Bool {
        var depth = 0
        for entry in entries {
            if entry.command.isPop { depth -= 1 } else if entry.command.opensGroup { depth += 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    private func lies(_ command: DisplayCommand, inside outline: ShadowOutline) -> Bool {
        switch command {
        case .fill, .stroke, .image:
            outline.contains(GroupSurvey.bounds(of: command, DeviceTransform(scale: 1)))
        case .glyphs(let run, let origin, _):
            ink(of: run, at: origin).map { outline.contains($0) } ?? false
        case .pushClip, .pushOpacity, .pushLayer, .pushLink, .pop: true
        case .backdropBlur, .pushTransform, .pushProjection, .pushBlend, .pushFilter, .beginMask, .maskContent: false
        }
    }
}

extension DisplayCommand {
    /// Whether the command's result depends on the drawing below it.
    fileprivate var looksBehind: Bool {
        switch self {
        case .backdropBlur, .pushBlend: true
        default: false
        }
    }
}

/// A shape whose shadow has an even middle.
private struct ShadowOutline {
    var rect: CGRect
    /// In device pixels.
    var corner = CGSize.zero
    /// How far the corners reach along the edges; infinite for a shape without an even middle.
    var reach = CGSize.zero
    var style = RoundedCornerStyle.circular
    var isEllipse = false

    init?(_ path: Path, scale: Double) {
        switch path.storage {
        case .rect(let rect):
            self.rect = rect.standardized
        case .ellipse(let rect):
            self.rect = rect.standardized
            isEllipse = true
            reach = CGSize(width: Double.infinity, height: Double.infinity)
        case .roundedRect(let rect, let cornerSize, let style):
            self.rect = rect.standardized
            self.style = style
            let limit = min(self.rect.width, self.rect.height) / 2
            corner = CGSize(width: min(cornerSize.width, limit) * scale, height: min(cornerSize.height, limit) * scale)
            // A continuous corner begins 1.528665 radii before the edges' corner (Rules.md, Shapes).
            let factor = style == .continuous ? 1.53 : 1
            reach = CGSize(width: corner.width * factor, height: corner.height * factor)
        default:
            return nil
        }
    }

    /// Whether a rectangle lies in the shape: in its middle, or in one of the strips between its corners.
    func contains(_ bounds: Bounds) -> Bool {
        guard !bounds.isEmpty else { return true }
        let inner = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
        // The middle of a quarter of a circle lies 0.293 radii from its corner's sides.
        let arc = isEllipse ? CGSize(width: rect.width / 2, height: rect.height / 2) : corner
        if rect.insetBy(dx: 0.3 * arc.width, dy: 0.3 * arc.height).contains(inner) { return true }
        return !isEllipse
            && (rect.insetBy(dx: reach.width, dy: 0).contains(inner)
                || rect.insetBy(dx: 0, dy: reach.height).contains(inner))
    }
}

extension Paint {
    /// The opacity, if it is the same everywhere.
    fileprivate var evenOpacity: Float? {
        switch self {
        case .color(let color):
            return color.opacity
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _, _), .angularGradient(let gradient, _, _, _):
            return gradient.stops.allSatisfy { $0.color.opacity == 1 } ? 1 : nil
        case .image:
            return nil
        }
    }
}
