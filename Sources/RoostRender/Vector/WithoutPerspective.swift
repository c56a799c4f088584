import CoreGraphics
import RoostPicture

extension DisplayList {
    /// The list for outputs that know no perspective: outlines are projected, pictures and gradients in perspective are
    /// pictures. Every entry keeps its owner.
    package func withoutPerspective() -> DisplayList {
        hasPerspective ? PerspectiveRemoval(self).result : self
    }

    package var hasPerspective: Bool {
        entries.contains { if case .pushProjection = $0.command { true } else { false } }
    }
}

private struct PerspectiveRemoval {
    private(set) var result: DisplayList
    /// For each open group, the perspective around it, and whether it was kept.
    private var open: [(outer: Projection?, isKept: Bool)] = []
    private var projection: Projection?
    /// The number of open groups inside one that cannot be seen, that one included.
    private var skipped = 0

    init(_ list: DisplayList) {
        result = DisplayList(size: list.size)
        for entry in list.entries { append(entry) }
    }

    private mutating func append(_ entry: DisplayList.Entry) {
        let command = entry.command
        if skipped > 0 {
            if command.opensGroup { skipped += 1 }
            if command.isPop { skipped -= 1 }
            return
        }
        switch command {
        case .pop:
            guard let group = open.popLast() else { return }
            projection = group.outer
            if group.isKept { result.entries.append(entry) }
        case .pushProjection(let matrix):
            guard let pushed = Projection(matrix) else { return skipped = 1 }
            open.append((projection, false))
            projection = projection.map { pushed.concatenating($0) } ?? pushed
        case .pushTransform(let transform):
            if let projection {
                open.append((projection, false))
                self.projection = Projection(transform).concatenating(projection)
            } else {
                open.append((nil, true))
                result.entries.append(entry)
            }
        case .maskContent: result.entries.append(entry)
        case _ where command.opensGroup:
            open.append((projection, true))
            result.append(projection.map { command.projected(by: $0) } ?? command, owner: entry.owner)
        default:
            guard let projection else { return result.entries.append(entry) }
            guard let clean = command.cleanDrawing else { return }
            do {
                for command in try clean.projectedDrawing(by: projection) { result.append(command, owner: entry.owner) }
            } catch {
                Log.warning("Something in perspective cannot be drawn: \(error)")
            }
        }
    }
}
