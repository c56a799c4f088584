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
    private(set) var commands: [DisplayCommand] = []
    /// The owner of each command, if owners are kept.
    private(set) var owners: [UInt32] = []
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

    init(_ list: DisplayList, keepsOwners: Bool = false) throws {
        guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0, list.size.height > 0 else {
            throw VectorError.invalidSize("\(list.size.width)×\(list.size.height)")
        }
        size = list.size
        commands.reserveCapacity(list.entries.count + 1)
        if keepsOwners { owners.reserveCapacity(list.entries.count + 1) }
        try list.entries.withUnsafeBufferPointer { buffer in
            // A pointer's element is read in place, where a collection's would be copied.
            guard let entries = buffer.baseAddress else { return }
            for index in buffer.indices {
                if entries[index].command.isCleanDrawing, skippedGroups == 0, projection == nil {
                    commands.append(entries[index].command)
                } else {
                    try append(entries[index].command)
                }
                if keepsOwners { keepOwner(entries[index].owner) }
            }
        }
        while !open.isEmpty || skippedGroups > 0 { try append(.pop) }
        if keepsOwners { keepOwner(0) }
        measure()
        if blursBackdrops {
            commands = try BackdropPictures(self).commands()
            if keepsOwners { owners = Array(repeating: 0, count: commands.count) }
            hasBlends =
                hasBlends || commands.contains { if case .pushBlend(.destinationOut) = $0 { true } else { false } }
            measure()
        }
    }

    /// Gives the newest commands an owner.
    private mutating func keepOwner(_ owner: UInt32) {
        while owners.count < commands.count { owners.append(owner) }
    }

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

    private mutating func append(_ command: DisplayCommand) throws {
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
            if case .beginMask = commands[index], !group.hasMaskContent {
                commands.append(.maskContent)
            }
            commands.append(.pop)
        case .maskContent:
            guard let group = open.last, let index = group.index, case .beginMask = commands[index],
                !group.hasMaskContent
            else { return }
            open[open.count - 1].hasMaskContent = true
            commands.append(.maskContent)
        case .pushTransform(let transform):
            guard transform.isInvertible else { return skippedGroups = 1 }
            if let projection {
                try openGroup(nil, projection: Projection(transform).concatenating(projection))
            } else {
                try openGroup(.pushTransform(transform.bounded))
            }
        case .pushProjection(let matrix):
            guard let pushed = Projection(matrix) else { return skippedGroups = 1 }
            let combined = projection.map { pushed.concatenating($0) } ?? pushed
            if projection == nil, let affine = combined.affine {
                guard affine.isInvertible else { return skippedGroups = 1 }
                try openGroup(.pushTransform(affine.bounded))
            } else {
                try openGroup(nil, projection: combined)
            }
        case .pushBlend(let mode):
            if mode != .normal { hasBlends = true }
            try openGroup(command, projection: projection)
        case _ where command.opensGroup:
            guard let clean = command.cleanGroup else { return skippedGroups = 1 }
            try openGroup(projection.map { clean.projected(by: $0) } ?? clean, projection: projection)
        default:
            guard let clean = command.cleanDrawing else { return }
            if case .backdropBlur = clean { blursBackdrops = true }
            if let projection {
                commands += try clean.projectedDrawing(by: projection)
            } else {
                commands.append(clean)
            }
        }
    }

    private mutating func openGroup(_ command: DisplayCommand?, projection inner: Projection? = nil) throws {
        guard open.count < Self.depthLimit else { throw VectorError.groupsNestedTooDeeply(limit: Self.depthLimit) }
        open.append(OpenGroup(index: command == nil ? nil : commands.count, outerProjection: projection))
        projection = inner
        if let command { commands.append(command) }
    }

    // MARK: Measuring

    private mutating func measure() {
        let list = commands
        list.withUnsafeBufferPointer { if let commands = $0.baseAddress { measure(commands, count: $0.count) } }
    }

    private mutating func measure(_ commands: UnsafePointer<DisplayCommand>, count: Int) {
        ends = Array(0..<count)
        bounds = Array(repeating: .null, count: count)
        contentBounds = bounds
        var groups: [(index: Int, content: CGRect, mask: CGRect?)] = []
        for index in 0..<count {
            var drawn = CGRect.null
            switch commands[index].nature {
            case .pop:
                let group = groups.removeLast()
                ends[group.index] = index
                var content = group.content.bounded
                if let mask = group.mask { content = content.common(with: mask.bounded) }
                contentBounds[group.index] = content
                drawn = commands[group.index].extent(ofContent: content).bounded
                bounds[group.index] = drawn
            case .maskContent:
                groups[groups.count - 1].mask = groups[groups.count - 1].content
                contentBounds[index] = groups[groups.count - 1].content.bounded
                groups[groups.count - 1].content = .null
            case .opening: groups.append((index, .null, nil))
            case .drawing:
                drawn = commands[index].drawnExtent.bounded
                bounds[index] = drawn
            }
            if !drawn.isNull, let last = groups.indices.last {
                groups[last].content = groups[last].content.union(drawn)
            }
        }
    }
}
