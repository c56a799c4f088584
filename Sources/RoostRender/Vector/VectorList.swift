import CoreGraphics
import RoostPicture

/// A display list made ready for formats that know no perspective and forgive no mistake.
///
/// 1. Commands that draw nothing or hold numbers that are not finite are left out, with all of their group.
/// 2. Groups are balanced, and every mask has both parts.
/// 3. Perspective is gone: outlines are projected, pictures and gradients in perspective are pictures.
/// 4. The extent of every command and group is known.
/// 5. Blurred backdrops are pictures.
struct VectorList {
    let size: CGSize
    private(set) var entries: ContiguousArray<DisplayList.Entry>
    /// For a command that opens a group, the index of its `pop`; for any other command its own index.
    private(set) var ends: [Int] = []
    /// The extent of each command or group, in the space in which it stands.
    private(set) var bounds: [CGRect] = []
    /// The extent of a group's commands, in the group's own space and before its filter.
    private(set) var contentBounds: [CGRect] = []

    /// Whether any blend mode but the normal one occurs.
    private(set) var hasBlends = false

    private var blursBackdrops = false

    /// The deepest nesting of groups that is accepted: XML readers stop at 256.
    static let depthLimit = 200

    init(_ list: DisplayList) throws {
        guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0, list.size.height > 0 else {
            throw VectorError.invalidSize("\(list.size.width)×\(list.size.height)")
        }
        size = list.size
        if list.entries.isClean(depthLimit: Self.depthLimit) {
            entries = list.entries
            measure()
            return
        }
        entries = []
        entries.reserveCapacity(list.entries.count + 1)
        for entry in list.entries { try append(entry) }
        while !open.isEmpty || skippedGroups > 0 { try append(DisplayList.Entry(.pop)) }
        measure()
        if blursBackdrops {
            entries = ContiguousArray(try BackdropPictures(self).commands().map { DisplayList.Entry($0) })
            hasBlends =
                hasBlends
                || entries.contains { if case .pushBlend(.destinationOut) = $0.command { true } else { false } }
            measure()
        }
    }

    /// The commands of a part of the list.
    func commands(in range: Range<Int>) -> ArraySlice<DisplayCommand> { entries[range].map(\.command)[...] }

    // MARK: Building

    private struct OpenGroup {
        /// The command that opened it; nil for a group that became part of a projection.
        var index: Int?
        var outerProjection: Projection?
        var hasMaskContent = false
    }

    private var open: [OpenGroup] = []
    /// The number of open groups inside the group that is left out, that one included.
    private var skippedGroups = 0
    /// From the space of the next command to the one outside of the outermost perspective.
    private var projection: Projection?

    private mutating func append(_ entry: DisplayList.Entry) throws {
        let command = entry.command
        func append(_ command: DisplayCommand) { entries.append(DisplayList.Entry(command, owner: entry.owner)) }
        if skippedGroups > 0 {
            if command.opensGroup { skippedGroups += 1 }
            if command.isPop { skippedGroups -= 1 }
            return
        }
        switch command {
        case .pop:
            guard let group = open.popLast() else { return }
            projection = group.outerProjection
            guard let index = group.index else { return }
            if case .beginMask = entries[index].command, !group.hasMaskContent { append(.maskContent) }
            append(.pop)
        case .maskContent:
            guard let group = open.last, let index = group.index, case .beginMask = entries[index].command,
                !group.hasMaskContent
            else { return }
            open[open.count - 1].hasMaskContent = true
            append(.maskContent)
        case .pushTransform(let transform):
            guard transform.isInvertible else { return skippedGroups = 1 }
            if let projection {
                try openGroup(nil, of: entry, projection: Projection(transform).concatenating(projection))
            } else {
                try openGroup(.pushTransform(transform.bounded), of: entry)
            }
        case .pushProjection(let matrix):
            guard let pushed = Projection(matrix) else { return skippedGroups = 1 }
            let combined = projection.map { pushed.concatenating($0) } ?? pushed
            if projection == nil, let affine = combined.affine {
                guard affine.isInvertible else { return skippedGroups = 1 }
                try openGroup(.pushTransform(affine.bounded), of: entry)
            } else {
                try openGroup(nil, of: entry, projection: combined)
            }
        case .pushBlend(let mode):
            if mode != .normal { hasBlends = true }
            try openGroup(command, of: entry, projection: projection)
        case _ where command.opensGroup:
            guard let clean = command.cleanGroup else { return skippedGroups = 1 }
            try openGroup(projection.map { clean.projected(by: $0) } ?? clean, of: entry, projection: projection)
        default:
            guard let clean = command.cleanDrawing else { return }
            if case .backdropBlur = clean { blursBackdrops = true }
            if let projection {
                for command in try clean.projectedDrawing(by: projection) { append(command) }
            } else {
                append(clean)
            }
        }
    }

    private mutating func openGroup(
        _ command: DisplayCommand?, of entry: DisplayList.Entry, projection inner: Projection? = nil
    ) throws {
        guard open.count < Self.depthLimit else { throw VectorError.groupsNestedTooDeeply(limit: Self.depthLimit) }
        open.append(OpenGroup(index: command == nil ? nil : entries.count, outerProjection: projection))
        projection = inner
        if let command { entries.append(DisplayList.Entry(command, owner: entry.owner)) }
    }

    // MARK: Measuring

    private mutating func measure() {
        let list = entries
        // Read in place: a copy of a command retains all that it holds.
        list.withUnsafeBufferPointer { if let entries = $0.baseAddress { measure(entries, count: $0.count) } }
    }

    private mutating func measure(_ entries: UnsafePointer<DisplayList.Entry>, count: Int) {
        ends = Array(0..<count)
        bounds = Array(repeating: .null, count: count)
        contentBounds = bounds
        var groups: [(index: Int, content: CGRect, mask: CGRect?)] = []
        for index in 0..<count {
            var drawn = CGRect.null
            switch entries[index].command {
            case .pop:
                let group = groups.removeLast()
                ends[group.index] = index
                var content = group.content.bounded
                if let mask = group.mask { content = content.common(with: mask.bounded) }
                contentBounds[group.index] = content
                drawn = entries[group.index].command.extent(ofContent: content).bounded
                bounds[group.index] = drawn
            case .maskContent:
                groups[groups.count - 1].mask = groups[groups.count - 1].content
                contentBounds[index] = groups[groups.count - 1].content.bounded
                groups[groups.count - 1].content = .null
            case .fill, .stroke, .glyphs, .image, .backdropBlur:
                drawn = entries[index].command.drawnExtent.bounded
                bounds[index] = drawn
            default: groups.append((index, .null, nil))
            }
            if !drawn.isNull, let last = groups.indices.last {
                groups[last].content = groups[last].content.union(drawn)
            }
        }
    }
}
