import CoreGraphics
import RoostPicture

extension DisplayList {
    /// The list as Core Animation draws a tree of layers into a picture (`CALayer.render(in:)`), which is how a snapshot
    /// is taken outside of a window.
    ///
    /// A view that is clipped to a rounded rectangle or a circle is a layer with rounded corners. Its corners cover their
    /// pixels twice: once when the layer's own ground is drawn, and once when all inside is clipped.
    func drawnFromLayers() -> DisplayList {
        var list = DisplayList(size: size)
        list.entries.reserveCapacity(entries.count)
        // For each open group the number of pops that it needs.
        var pops: [Int] = []
        for entry in entries {
            let command = entry.command
            var copies = 1
            if case .pop = command {
                copies = pops.popLast() ?? 1
            } else if command.opensGroup {
                if case .pushClip(let path, let style) = command, path.isLayerWithCorners, style.isAntialiased {
                    copies = 2
                }
                pops.append(copies)
            }
            for _ in 0..<copies { list.append(command.withLayerCorners, owner: entry.owner) }
        }
        return list
    }
}

extension DisplayCommand {
    /// The command with the corners of its rounded rectangles as layers have them.
    fileprivate var withLayerCorners: DisplayCommand {
        switch self {
        case .fill(let path, let style, let paint): .fill(path.withLayerCorners, style, paint)
        case .stroke(let path, let style, let paint): .stroke(path.withWholeCorners, style, paint)
        case .pushClip(let path, let style): .pushClip(path.withLayerCorners, style)
        default: self
        }
    }
}

extension Path {
    fileprivate var isLayerWithCorners: Bool {
        switch storage {
        case .roundedRect(_, let corner, _): corner.width == corner.height
        case .ellipse(let rect): rect.width == rect.height
        default: false
        }
    }

    /// A rounded rectangle for a stroke in a layer: where an edge is too short for two continuous corners, each is drawn in
    /// full, and the edge runs back from the end of one to the beginning of the next.
    fileprivate var withWholeCorners: Path {
        guard case .roundedRect(let rect, let corner, .continuous) = storage, corner.width == corner.height
        else { return withLayerCorners }
        let radius = min(corner.width, min(rect.width, rect.height) / 2)
        guard radius * 1.528_665 > min(rect.width, rect.height) / 2 else { return self }
        // The corners of a square with enough room, each moved to its place.
        let side = 4 * radius
        let square = Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius)
        let (right, bottom) = (rect.maxX - side, rect.maxY - side)
        let places = [
            CGPoint(x: right, y: bottom), CGPoint(x: rect.minX, y: bottom), rect.origin,
            CGPoint(x: right, y: rect.minY),
        ]
        var curves = 0
        return Path { path in
            func place(_ point: CGPoint) -> CGPoint {
                let place = places[min(curves / 3, 3)]
                return CGPoint(x: point.x + place.x, y: point.y + place.y)
            }
            square.forEach { element in
                switch element {
                case .move: path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
                case .line(let end): path.addLine(to: place(end))
                case .quadCurve(let end, let control): path.addQuadCurve(to: place(end), control: place(control))
                case .curve(let end, let control1, let control2):
                    path.addCurve(to: place(end), control1: place(control1), control2: place(control2))
                    curves += 1
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }

    /// A rounded rectangle with the corners of layers where an edge is too short for a continuous corner.
    fileprivate var withLayerCorners: Path {
        guard case .roundedRect(let rect, let corner, .continuous) = storage else { return self }
        let limit = min(rect.width, rect.height) / 2
        let limited = CGSize(width: min(corner.width, limit), height: min(corner.height, limit))
        guard max(limited.width, limited.height) * 1.528_665 > limit else { return self }
        var outline = Outline()
        outline.addRoundedRect(rect, corners: .init(all: limited), curve: .cutOff)
        return Path(outline)
    }
}
