import CoreGraphics

/// A picture of paths in points of its own, such as an icon from an SVG or PDF file.
package final class VectorPicture: Sendable {
    /// The drawing, from the picture's top left corner.
    package let list: DisplayList
    /// The one path that the whole picture is, filled in an opaque colour; nil for other pictures.
    package let silhouette: (path: Path, style: FillStyle)?
    /// Whether the picture's shape in one colour is the same drawing with other paints. A picture that holds pixels,
    /// masks or filters has to be a mask itself.
    package let takesColor: Bool

    package init(_ list: DisplayList) {
        self.list = list
        takesColor = list.entries.allSatisfy { $0.command.takesColor }
        if list.entries.count == 1, case .fill(let path, let style, .color(let color)) = list.entries[0].command,
            color.opacity >= 1
        {
            silhouette = (path, style)
        } else {
            silhouette = nil
        }
    }

    package var size: CGSize { list.size }

    /// The picture seen in a mirror, left for right.
    package var mirrored: VectorPicture {
        var turned = DisplayList(size: size)
        turned.append(.pushTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)))
        turned.entries += list.entries
        turned.append(.pop)
        return VectorPicture(turned)
    }

    /// The number of commands and path steps, as a measure of its memory.
    package var weight: Int {
        list.entries.reduce(0) { sum, entry in
            switch entry.command {
            case .fill(let path, _, _), .stroke(let path, _, _), .pushClip(let path, _): sum + 1 + path.elements.count
            case .image(let item): sum + item.image.width * item.image.height / 16
            default: sum + 1
            }
        }
    }
}

extension DisplayCommand {
    fileprivate var takesColor: Bool {
        switch self {
        case .fill(_, _, let paint), .stroke(_, _, let paint): paint.opacities != nil
        case .pushTransform, .pushClip, .pushOpacity, .pop: true
        default: false
        }
    }

    /// The command with a colour in the place of its own, whose opacity stays.
    package func colored(_ color: ResolvedColor) -> DisplayCommand {
        switch self {
        case .fill(let path, let style, let paint): .fill(path, style, paint.colored(color))
        case .stroke(let path, let style, let paint): .stroke(path, style, paint.colored(color))
        default: self
        }
    }
}

extension Paint {
    /// The opacities of a paint's colours; nil for a picture.
    fileprivate var opacities: [Float]? {
        switch self {
        case .color(let color): [color.opacity]
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _):
            gradient.stops.map(\.color.opacity)
        default: nil
        }
    }

    fileprivate func colored(_ color: ResolvedColor) -> Paint {
        func with(_ opacity: Float) -> ResolvedColor {
            var result = color
            result.opacity *= opacity
            return result
        }
        func with(_ gradient: ResolvedGradient) -> ResolvedGradient {
            ResolvedGradient(
                stops: gradient.stops.map { .init(color: with($0.color.opacity), location: $0.location) },
                isPerceptual: gradient.isPerceptual)
        }
        switch self {
        case .color(let own): return .color(with(own.opacity))
        case .linearGradient(let gradient, let start, let end):
            return .linearGradient(with(gradient), start: start, end: end)
        case .radialGradient(let gradient, let center, let start, let end):
            return .radialGradient(with(gradient), center: center, startRadius: start, endRadius: end)
        default: return self
        }
    }
}
