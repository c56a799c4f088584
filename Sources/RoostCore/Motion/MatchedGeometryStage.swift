import CoreGraphics

/// The groups of views with matched geometry (`matchedGeometryEffect`).
///
/// 1. After layout, each group's source is found: the last member in layout that is declared as one. Members that are
///    not declared as sources follow its frame; so do sources that are on their way out.
/// 2. A source that arrives under an animation is laid out once more for the frame of the group's source before the
///    turn: its drawing moves from there. A view on its way out already follows the new frame and moves there.
final class MatchedGeometryStage: GraphService {
    init(graph: ViewGraph) {}

    fileprivate final class Group {
        /// In order of arrival.
        var members: [MatchedGeometryObject] = []
        /// The source's frame in the root's coordinates: as of the last layout, and as of the one before the turn.
        var target: MatchedGeometryObject.Target?
        var previous: MatchedGeometryObject.Target?
        var hasWarned = false
    }

    fileprivate var groups: [MatchedGeometry.Group: Group] = [:]
    /// Whether members have come, gone or changed since the last layout.
    fileprivate var haveChanged = false
    /// The members that arrived in this turn.
    fileprivate var arrivals: [MatchedGeometryObject] = []

    fileprivate var isEmpty: Bool { groups.isEmpty }

    func add(_ member: MatchedGeometryObject) {
        arrivals.append(member)
        join(member)
    }

    private func join(_ member: MatchedGeometryObject) {
        let group = groups[member.match.group] ?? Group()
        groups[member.match.group] = group
        group.members.append(member)
        haveChanged = true
    }

    func change(_ member: MatchedGeometryObject, to match: MatchedGeometry) {
        let isSameGroup = member.match.group == match.group
        if !isSameGroup { leave(member) }
        haveChanged = true
        member.change(to: match)
        if !isSameGroup { join(member) }
    }

    func remove(_ member: MatchedGeometryObject) {
        leave(member)
        arrivals.removeAll { $0 === member }
    }

    /// An empty group is kept to the end of the turn: another member may be about to come.
    private func leave(_ member: MatchedGeometryObject) {
        haveChanged = true
        groups[member.match.group]?.members.removeAll { $0 === member }
    }

    func beginTurn() {
        guard !groups.isEmpty else { return }
        arrivals = []
        for group in groups.values { group.previous = group.target }
    }

    func endTurn() {
        guard !groups.isEmpty else { return }
        arrivals = []
        for (key, group) in groups where group.members.isEmpty { groups[key] = nil }
    }
}

extension ViewGraph {
    var matches: MatchedGeometryStage { service() }

    /// Lets members follow their sources once everything is placed. Returns whether something must be placed again.
    func settleMatches() -> Bool {
        guard let matches = knownService(MatchedGeometryStage.self), !matches.isEmpty,
            matches.haveChanged || layout.geometryChanged
        else { return false }
        matches.haveChanged = false
        var isStale = false
        for (key, group) in matches.groups {
            let sources = group.members.filter { $0.match.isSource && layout.isInLayout($0.element) == true }
            if sources.count > 1, !group.hasWarned {
                group.hasWarned = true
                Log.warning(
                    "matchedGeometryEffect: \(sources.count) views of the group \(key.id) say that they are its source; the one that came last counts."
                )
            }
            let source = sources.last
            group.target = source.map {
                MatchedGeometryObject.Target(frame: layout.frame(of: $0.element), anchor: $0.match.anchor)
            }
            for member in group.members {
                let standing = layout.isInLayout(member.element)
                if standing == nil && source == nil { continue }
                let follows = member !== source && (standing == nil || standing == true && !member.match.isSource)
                if follow(follows ? group.target : nil, by: member) { isStale = true }
            }
        }
        return isStale
    }

    private func follow(_ target: MatchedGeometryObject.Target?, by member: MatchedGeometryObject) -> Bool {
        var target = target
        if let frame = target?.frame {
            let origin = layout.absoluteOrigin(of: member.element)
            target?.frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
            if !(frame.minX + frame.minY + frame.width + frame.height - origin.x - origin.y).isFinite { target = nil }
        }
        return member.follow(target, in: layout)
    }

    /// Adds the geometry of the sources that arrived in this turn, as if each stood at its group's source before the
    /// turn: places everything so, and then as before.
    func addArrivals(to geometry: inout DrawnGeometry, place: () -> Void) {
        guard let matches = knownService(MatchedGeometryStage.self) else { return }
        let arrivals = matches.arrivals.filter { member in
            member.match.isSource && layout.isInLayout(member.element) == true
                && matches.groups[member.match.group]?.previous != nil
        }
        guard !arrivals.isEmpty else { return }
        for member in arrivals { _ = follow(matches.groups[member.match.group]?.previous, by: member) }
        place()
        geometry.add(layout)
        for member in arrivals { _ = follow(nil, by: member) }
        place()
    }
}
