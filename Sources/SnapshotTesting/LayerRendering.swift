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
        case .stroke(let path, let style, let paint): .stroke(path.withLayerCorners, style, paint)
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
