import CoreGraphics
import RoostPicture

/// Replaces blurred backdrops by pictures, because neither format can read back its own drawing.
///
/// A picture shows the layer's content up to the backdrop, drawn as pixels and clipped by the backdrop's path. The
/// content below stays in the file, with its text.
struct BackdropPictures {
    private let list: VectorList

    /// A group that is open at a backdrop.
    private struct OpenGroup {
        let index: Int
        /// The start of its content; in a masked group, after `maskContent`.
        var start: Int
    }

    /// - Parameter list: A list that still has its `backdropBlur`s.
    init(_ list: VectorList) { self.list = list }

    func commands() throws -> [DisplayCommand] {
        var result: [DisplayCommand] = []
        var open: [OpenGroup] = []
        for (index, command) in list.entries.lazy.map(\.command).enumerated() {
            if case .backdropBlur(let path, let style, let radius) = command {
                result += try picture(behind: path, style, radius: radius, at: index, in: open)
                continue
            }
            result.append(command)
            switch command {
            case .pop: open.removeLast()
            case .maskContent: open[open.count - 1].start = index + 1
            case _ where command.opensGroup: open.append(OpenGroup(index: index, start: index + 1))
            default: break
            }
        }
        return result
    }

    private func picture(
        behind path: Path, _ style: FillStyle, radius: CGFloat, at index: Int, in open: [OpenGroup]
    ) throws -> [DisplayCommand] {
        let layerDepth = open.lastIndex { isLayer($0) }
        let layer = layerDepth.map { open[$0] }
        let inner = open[(layerDepth.map { $0 + 1 } ?? 0)...]
        let toLayer = inner.reduce(CGAffineTransform.identity) { transform, group in
            if case .pushTransform(let pushed) = list.entries[group.index].command {
                pushed.concatenating(transform)
            } else {
                transform
            }
        }
        let fromLayer = toLayer.inverted()
        let whole = layer.map { list.contentBounds[$0.index] } ?? CGRect(origin: .zero, size: list.size)
        let extent = whole.applying(fromLayer).bounded
        // A little more than is visible: the path's own edge cuts it.
        let covered = path.boundingRect.insetBy(dx: -2, dy: -2).common(with: extent)
        guard !covered.isNull else { return [] }
        let reach = radius * Filter.blurReach
        let seen = covered.insetBy(dx: -reach, dy: -reach).common(with: extent)
        let below =
            [.pushTransform(fromLayer)] + list.commands(in: (layer?.start ?? 0)..<index)
            + [.backdropBlur(Path(seen), FillStyle(), radius: radius)]
            + Array(repeating: .pop, count: inner.count + 1)
        // A pixel for each point of the layer, as blurred content has no detail; slight blurs get three.
        let scale = max(toLayer.scale, 0.1) * (radius < 4 ? 3 : 1)
        guard let picture = try LayerPicture(of: below[...], rect: seen, scale: scale)?.cropped(to: covered),
            !picture.isPlain
        else { return [] }
        var commands: [DisplayCommand] = []
        if !picture.isOpaque {
            let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1))
            commands += [.pushBlend(.destinationOut), .fill(path, style, black), .pop]
        }
        commands += [
            .pushClip(path, style),
            .image(ImageItem(image: picture.image, rect: picture.rect, interpolation: .high)), .pop,
        ]
        return commands
    }

    /// Whether the rasteriser draws the group into a layer of its own, which then contains the backdrop.
    private func isLayer(_ group: OpenGroup) -> Bool {
        let content = list.commands(in: (group.index + 1)..<list.ends[group.index])
        return switch list.entries[group.index].command {
        case .pushFilter, .beginMask: true
        case .pushBlend(let mode) where mode != .normal: true
        case .pushBlend, .pushLayer: content.contains(where: \.opensLayer)
        case .pushOpacity: content.contains(where: \.opensLayer) || content.count(where: \.draws) > 1
        default: false
        }
    }
}

extension LayerPicture {
    /// The pixels that a rectangle touches.
    fileprivate func cropped(to part: CGRect) -> LayerPicture? {
        let (x, y) = (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
        let pixels = CGRect(
            x: (part.minX - rect.minX) * x, y: (part.minY - rect.minY) * y, width: part.width * x,
            height: part.height * y
        ).integral
        guard let image = image.cropping(to: pixels) else { return nil }
        let (left, top) = (max(pixels.minX, 0), max(pixels.minY, 0))
        return LayerPicture(
            image: image,
            rect: CGRect(
                x: rect.minX + left / x, y: rect.minY + top / y, width: CGFloat(image.width) / x,
                height: CGFloat(image.height) / y))
    }

    /// Whether the picture hides everything below it; mixing pixels may have rounded an opaque one down.
    fileprivate var isOpaque: Bool {
        image.pixels.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).allSatisfy { UInt32(littleEndian: $0) >> 24 > 250 }
        }
    }

    /// Whether all pixels are equal, so that blurring changes nothing.
    fileprivate var isPlain: Bool {
        image.pixels.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            return pixels.allSatisfy { $0 == pixels[0] }
        }
    }
}
