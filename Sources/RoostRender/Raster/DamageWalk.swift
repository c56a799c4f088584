import CoreGraphics
import RoostPicture

/// A walk through a list that knows the groups at its place.
struct DamageWalk {
    private struct Frame {
        var transform: DeviceTransform
        var clip = Bounds.everything
        /// Equal numbers in two lists stand for the same group within the same groups.
        var group: Int
        var filter: Filter?
    }

    private var frame: Frame
    private var outer: [Frame] = []
    private var nextOwn: Int
    /// The blurs of the drawing below: what they touch, and how far away the ink lies that they show, in pixels.
    private(set) var backdrops: [(extent: PixelRect, reach: Int)] = []

    /// - Parameter firstOwn: The number of the first group that is this list's own: −1 or −2.
    init(scale: Double, firstOwn: Int) {
        frame = Frame(transform: DeviceTransform(scale: scale), group: 0)
        nextOwn = firstOwn
    }

    var group: Int { frame.group }

    /// Takes the next command. Returns the pixels that it may change; nil if it draws nothing.
    ///
    /// - Parameter group: The number of the command, or of the group that it opens, if both lists have it; then it
    ///   changes nothing. Nil for a command of this list's own.
    mutating func take(_ command: DisplayCommand, group: Int?) -> PixelRect? {
        switch command {
        case .fill, .stroke, .glyphs, .image:
            return group == nil ? extent(of: command) : nil
        case .backdropBlur(_, _, let radius):
            let extent = extent(of: command)
            let stretch = frame.transform.stretch
            let sigma = GaussianBlur.sigma(radius, max(stretch.x, stretch.y))
            backdrops.append((extent, Int(GaussianBlur.Profile.blur.reach(sigma)) + 1))
            return group == nil ? extent : nil
        case .pop:
            if let last = outer.popLast() { frame = last }
        case .maskContent:
            frame.group = number(group)
        default:
            outer.append(frame)
            frame.group = number(group)
            frame.filter = nil
            open(command)
        }
        return nil
    }

    private mutating func number(_ group: Int?) -> Int {
        if let group { return group }
        nextOwn -= 2
        return nextOwn
    }

    private mutating func open(_ command: DisplayCommand) {
        switch command {
        case .pushTransform(let transform):
            frame.transform = DeviceTransform(transform).concatenating(frame.transform)
        case .pushProjection(let matrix):
            if let projection = DeviceTransform(projection: matrix) {
                frame.transform = projection.concatenating(frame.transform)
            }
        case .pushClip(let path, _):
            frame.clip = frame.clip.intersection(frame.transform.bounds(of: path.controlBounds))
        case .pushFilter(let filter):
            frame.filter = filter
            let (x, y) = filter.view(frame.transform)
            frame.clip = frame.clip.outset(by: x, y)
        default: break
        }
    }

    private func extent(of command: DisplayCommand) -> PixelRect {
        var extent = GroupSurvey.bounds(of: command, frame.transform).intersection(frame.clip)
        var inner = frame
        for around in outer.reversed() {
            switch inner.filter {
            // These may leave ink where the group has none.
            case .colorMatrix, .alphaThreshold: extent = around.clip
            case let filter?:
                let (x, y) = filter.view(inner.transform)
                extent = extent.outset(by: x, y)
            case nil: break
            }
            extent = extent.intersection(around.clip)
            inner = around
        }
        return PixelRect(covering: extent).outset(by: 1, 1)
    }
}

extension DamageWalk {
    /// The part of a picture to draw for an area in it: blurs of the drawing below show what lies around.
    static func area(neededFor area: PixelRect, in list: DisplayList, scale: Double) -> PixelRect {
        var walk = DamageWalk(scale: scale, firstOwn: -1)
        for entry in list.entries { _ = walk.take(entry.command, group: 0) }
        var needed = area
        for backdrop in walk.backdrops.reversed() where !backdrop.extent.intersection(needed).isEmpty {
            needed = needed.union(backdrop.extent.outset(by: backdrop.reach, backdrop.reach))
        }
        return needed
    }
}
