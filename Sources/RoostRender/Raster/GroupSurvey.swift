import CoreGraphics
import RoostPicture

/// The content of a group that needs a layer, known before the group is drawn.
struct GroupInfo {
    /// The extent of the ink in it, in device space.
    var content = Bounds()
    /// The index of the command that closes it.
    var end = 0
    /// For a mask, the index of its `maskContent`.
    var split = 0
    /// The number of commands that draw in it.
    var leaves = 0
    /// Whether it contains groups that need a layer.
    var isNested = false
    /// The number of the next group behind it that needs a layer.
    var next = 0
}

/// Goes through a display list once and finds the extents of its layers, in the order in which they are opened.
struct GroupSurvey {
    private(set) var groups: ContiguousArray<GroupInfo> = []

    private struct Frame {
        var transform: DeviceTransform
        var clip: Bounds
        /// The number of the group, if it needs a layer.
        var group: Int?
        var filter: Filter?
        /// For the content of a mask, the mask's number.
        var mask: Int?
        var extent = Bounds()
        var leaves = 0
        var isNested = false
    }

    init(_ list: DisplayList, transform: DeviceTransform) {
        guard list.entries.contains(where: { $0.command.opensLayer }) else { return }
        var frames: [Frame] = []
        var frame = Frame(transform: transform, clip: .everything)
        for (index, entry) in list.entries.enumerated() {
            switch entry.command {
            case .fill, .stroke, .glyphs, .image, .backdropBlur:
                frame.leaves += 1
                frame.extent.formUnion(Self.bounds(of: entry.command, frame.transform).intersection(frame.clip))
            case .pop:
                if let outer = frames.popLast() { close(&frame, at: index, into: outer) }
            case .maskContent:
                guard let mask = frame.group, frame.mask == nil,
                    case .beginMask = list.entries[groups[mask].split].command
                else { break }
                groups[mask].content = frame.extent
                groups[mask].split = index
                groups.append(GroupInfo())
                frame.mask = mask
                frame.group = groups.count - 1
                frame.extent = Bounds()
            default:
                frames.append(frame)
                frame = Frame(transform: frame.transform, clip: frame.clip)
                open(entry.command, at: index, &frame)
            }
        }
        while let outer = frames.popLast() { close(&frame, at: list.entries.count, into: outer) }
    }

    private mutating func open(_ command: DisplayCommand, at index: Int, _ frame: inout Frame) {
        switch command {
        case .pushTransform(let transform):
            frame.transform = DeviceTransform(transform).concatenating(frame.transform)
        case .pushProjection(let matrix):
            if let projection = DeviceTransform(projection: matrix) {
                frame.transform = projection.concatenating(frame.transform)
            }
        case .pushClip(let path, _):
            frame.clip = frame.clip.intersection(frame.transform.bounds(of: path.controlBounds))
        default:
            guard command.opensLayer else { return }
            frame.group = groups.count
            groups.append(GroupInfo(split: index))
            if case .pushFilter(let filter) = command {
                frame.filter = filter
                // Ink outside the clip can be blurred into it, or throw its shadow there.
                let (x, y) = filter.view(frame.transform)
                frame.clip = frame.clip.outset(by: x, y)
            }
        }
    }

    private mutating func close(_ frame: inout Frame, at index: Int, into outer: Frame) {
        var result = frame.extent
        if let group = frame.group {
            groups[group].content = frame.extent
            groups[group].end = index
            groups[group].leaves = frame.leaves
            groups[group].isNested = frame.isNested
            groups[group].next = groups.count
            if let mask = frame.mask {
                groups[mask].end = index
                groups[mask].next = groups.count
                result = result.intersection(groups[mask].content)
            }
            if let filter = frame.filter {
                let (x, y) = filter.reach(frame.transform)
                result = result.outset(by: x, y)
            }
        }
        let inner = frame
        frame = outer
        frame.leaves += inner.leaves
        frame.isNested = frame.isNested || inner.isNested || inner.group != nil
        if !result.isEmpty { frame.extent.formUnion(result) }
    }

    /// A generous extent of the ink that a command may leave.
    static func bounds(of command: DisplayCommand, _ transform: DeviceTransform) -> Bounds {
        switch command {
        case .fill(let path, _, _), .backdropBlur(let path, _, _):
            return transform.bounds(of: path.controlBounds)
        case .stroke(let path, let style, _):
            let half = abs(style.lineWidth) / 2
            let reach = half * max(style.lineJoin == .miter ? abs(style.miterLimit) : 1, 1.5)
            let bounds = path.controlBounds
            return transform.bounds(
                of: CGRect(
                    x: bounds.minX - reach, y: bounds.minY - reach, width: bounds.width + 2 * reach,
                    height: bounds.height + 2 * reach))
        case .glyphs(let run, let origin, _):
            var (left, right, top, bottom) = (0.0, run.width, 0.0, 0.0)
            for position in run.positions {
                left = min(left, position.x)
                right = max(right, position.x)
                top = min(top, position.y)
                bottom = max(bottom, position.y)
            }
            let em = run.size
            return transform.bounds(
                of: CGRect(
                    x: origin.x + left - em, y: origin.y + top - 2 * em, width: right - left + 3 * em,
                    height: bottom - top + 3.5 * em))
        case .image(let item):
            return transform.bounds(of: item.rect)
        default:
            return Bounds()
        }
    }
}

extension Filter {
    /// How far the filter may carry ink beyond the group's own extent, in device pixels.
    func reach(_ transform: DeviceTransform) -> (x: Double, y: Double) {
        if case .blur(_, opaque: true) = self { return (0, 0) }
        return view(transform)
    }

    /// How far away from a pixel the ink that decides it may lie, in device pixels.
    func view(_ transform: DeviceTransform) -> (x: Double, y: Double) {
        let stretch = transform.stretch
        switch self {
        case .blur(let radius, _):
            return (
                GaussianBlur.Profile.blur.reach(GaussianBlur.sigma(radius, stretch.x)),
                GaussianBlur.Profile.blur.reach(GaussianBlur.sigma(radius, stretch.y))
            )
        case .shadow(_, let radius, let x, let y):
            guard let offset = Self.shadowOffset(x, y, transform) else { return (0, 0) }
            return (
                GaussianBlur.Profile.shadow.reach(GaussianBlur.sigma(radius, stretch.x)) + abs(offset.x),
                GaussianBlur.Profile.shadow.reach(GaussianBlur.sigma(radius, stretch.y)) + abs(offset.y)
            )
        case .colorMatrix, .luminanceToAlpha, .alphaThreshold:
            return (0, 0)
        }
    }

    /// The offset of a shadow in device pixels; nil if it falls farther away than any screen reaches.
    static func shadowOffset(_ x: CGFloat, _ y: CGFloat, _ t: DeviceTransform) -> (x: Double, y: Double)? {
        let (dx, dy) = (x * t.a + y * t.c, x * t.b + y * t.d)
        return abs(dx) <= 16384 && abs(dy) <= 16384 ? (dx, dy) : nil
    }
}

extension Path {
    /// The smallest rectangle around all points and control points; coordinates that are not numbers do not count.
    var controlBounds: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect): return rect
        case .roundedRect(let rect, _, _): return rect
        case .copies(let shape, let offsets): return shape.controlBounds.standardized.moved(by: offsets)
        case .elements(let elements):
            var bounds = Bounds()
            for element in elements {
                switch element {
                case .move(let p), .line(let p):
                    bounds.add(x: p.x, y: p.y)
                case .quadCurve(let p, let c):
                    bounds.add(x: p.x, y: p.y)
                    bounds.add(x: c.x, y: c.y)
                case .curve(let p, let c1, let c2):
                    bounds.add(x: p.x, y: p.y)
                    bounds.add(x: c1.x, y: c1.y)
                    bounds.add(x: c2.x, y: c2.y)
                case .closeSubpath:
                    break
                }
            }
            guard bounds.minX <= bounds.maxX else { return .null }
            return CGRect(
                x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
        }
    }
}
