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
        for entry in withShadowsOfLayers {
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

extension DisplayList {
    /// The entries with a shadow below each layer of its own. Core Animation gives the shadow of a view to all layers in
    /// it as it draws them, one after another: a text casts its shadow onto the card that it lies on. What is clipped,
    /// moved, drawn into one picture or has a shadow of its own casts one shadow.
    fileprivate var withShadowsOfLayers: ContiguousArray<Entry> {
        guard entries.contains(where: { if case .pushFilter(.shadow) = $0.command { true } else { false } }) else {
            return entries
        }
        var result = ContiguousArray<Entry>()
        var index = 0
        appendLayers(from: &index, shadow: nil, to: &result)
        return result
    }

    /// Copies entries up to the end of their group, and that end.
    private func appendGroup(from index: inout Int, to result: inout ContiguousArray<Entry>) {
        var depth = 1
        while index < entries.count, depth > 0 {
            let entry = entries[index]
            depth += entry.command.opensGroup ? 1 : entry.command.isPop ? -1 : 0
            result.append(entry)
            index += 1
        }
    }

    /// Copies entries up to the end of their group, each layer with a shadow.
    private func appendLayers(from index: inout Int, shadow: Entry?, to result: inout ContiguousArray<Entry>) {
        while index < entries.count {
            let entry = entries[index]
            switch entry.command {
            case .pop: return
            case .pushFilter(.shadow):
                if let shadow { result.append(shadow) }
                index += 1
                if index < entries.count, case .pushFilter(.shadow) = entries[index].command {
                    // Of a shadow upon a shadow both are those of the whole.
                    result.append(entry)
                    appendGroup(from: &index, to: &result)
                } else {
                    appendLayers(from: &index, shadow: entry, to: &result)
                    index += 1
                }
                if let shadow { result.append(Entry(.pop, owner: shadow.owner)) }
            case .pushLink:
                result.append(entry)
                index += 1
                appendLayers(from: &index, shadow: shadow, to: &result)
                if index < entries.count { result.append(entries[index]) }
                index += 1
            default:
                if let shadow { result.append(shadow) }
                if entry.command.opensGroup {
                    result.append(entry)
                    index += 1
                    appendLayers(from: &index, shadow: nil, to: &result)
                    if index < entries.count { result.append(entries[index]) }
                    index += 1
                } else {
                    repeat {
                        result.append(entries[index])
                        index += 1
                    } while index < entries.count && entries[index].command.draws && entries[index].owner == entry.owner
                }
                if let shadow { result.append(Entry(.pop, owner: shadow.owner)) }
            }
        }
    }
}

extension DisplayCommand {
    /// The command with the corners of its rounded rectangles as layers have them.
    fileprivate var withLayerCorners: DisplayCommand {
        switch self {
        case .fill(let path, let style, let paint): .fill(path.withLayerCorners, style, paint)
        // Only a line in a plain colour is a layer of its own.
        case .stroke(let path, let style, .color(let color)): path.strokedWithWholeCorners(style, color)
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

    /// A stroke as in a layer. Lines that run back cover the pixels of their edges once.
    fileprivate func strokedWithWholeCorners(_ style: StrokeStyle, _ color: ResolvedColor) -> DisplayCommand {
        guard let whole = withWholeCorners else { return .stroke(withLayerCorners, style, .color(color)) }
        return .fill(whole.strokedPath(style).normalized(eoFill: false), FillStyle(), .color(color))
    }

    /// A rounded rectangle for a stroke in a layer: where an edge is too short for two continuous corners, each is drawn in
    /// full, and the edge runs back from the end of one to the beginning of the next. Nil for other paths.
    fileprivate var withWholeCorners: Path? {
        guard case .roundedRect(let rect, let corner, .continuous) = storage, corner.width == corner.height
        else { return nil }
        let radius = min(corner.width, min(rect.width, rect.height) / 2)
        guard radius * 1.528_665 > min(rect.width, rect.height) / 2 else { return nil }
        // The corners of a square with enough room, each moved to its place.
        let side = 4 * radius
        let square = Path(
            roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius, style: .continuous)
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
