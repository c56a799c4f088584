import CoreGraphics
import RoostPicture

extension DisplayCommand {
    /// A group's command in perspective.
    func projected(by projection: Projection) -> DisplayCommand {
        switch self {
        case .pushClip(let path, let style):
            return .pushClip(projection.apply(path), style)
        case .pushFilter(.blur(let radius, let opaque)):
            return .pushFilter(.blur(radius: radius * projection.scaleAtOrigin, opaque: opaque))
        case .pushFilter(.shadow(let color, let radius, let x, let y)):
            let scale = projection.scaleAtOrigin
            return .pushFilter(.shadow(color: color, radius: radius * scale, x: x * scale, y: y * scale))
        case .pushLink(let url, let rect):
            return .pushLink(url, projection.apply(Path(rect)).boundingRect.bounded)
        default: return self
        }
    }

    /// A drawing command in perspective: one colour stays an outline, anything else becomes a picture.
    func projectedDrawing(by projection: Projection) throws -> [DisplayCommand] {
        switch self {
        case .fill(let path, let style, .color(let color)):
            return [.fill(projection.apply(path), style, .color(color))]
        case .stroke(let path, let style, .color(let color)):
            return [.fill(projection.apply(path.strokedPath(style)), FillStyle(), .color(color))]
        case .backdropBlur(let path, let style, let radius):
            return [.backdropBlur(projection.apply(path), style, radius: radius * projection.scaleAtOrigin)]
        case .glyphs(let run, let origin, let paint):
            var drawing: [DisplayCommand] = []
            if let tangent = projection.tangent(at: origin), tangent.isInvertible {
                let clear = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
                drawing += [.pushTransform(tangent), .glyphs(run, origin: origin, clear), .pop]
            }
            if case .color(let color) = paint, color.opacity == 0 { return drawing }
            if case .color(let color) = paint, let outline = run.outline(at: origin) {
                drawing.append(.fill(projection.apply(outline), FillStyle(), .color(color)))
            } else if let picture = try projectedPicture(by: projection) {
                drawing.append(picture)
            }
            return drawing
        default:
            return try projectedPicture(by: projection).map { [$0] } ?? []
        }
    }

    private func projectedPicture(by projection: Projection) throws -> DisplayCommand? {
        var rect = projection.apply(Path(drawnExtent.bounded)).boundingRect.bounded
        guard !rect.isNull else { return nil }
        rect = rect.insetBy(dx: -1, dy: -1).integral
        let commands = [DisplayCommand.pushProjection(projection.matrix), self, .pop]
        let picture = try LayerPicture(of: commands[...], rect: rect, scale: 3)
        return picture.map { .image(ImageItem(image: $0.image, rect: $0.rect)) }
    }
}

extension Projection {
    fileprivate var scaleAtOrigin: CGFloat { tangent(at: .zero)?.scale ?? 1 }
}
