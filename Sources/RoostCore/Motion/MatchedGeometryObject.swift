import CoreGraphics

/// A view's membership in a group of views that share their geometry.
nonisolated struct MatchedGeometry {
    struct Group: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    let group: Group
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

/// An element with its content's layout. While it follows another element, it places the content where that one is.
final class MatchedGeometryObject: ModifierObject {
    /// The place for the content.
    struct Target: Equatable {
        /// In the element's coordinates.
        var frame: CGRect
        /// The point of the frame at which the content's anchor lies.
        var anchor: UnitPoint
    }

    fileprivate(set) var match: MatchedGeometry
    var element = LayoutID.none
    private(set) var target: Target?

    init(_ match: MatchedGeometry) { self.match = match }

    /// Has the content follow a frame; nil for none. Returns whether that is a change.
    func follow(_ target: Target?, in tree: LayoutTree) -> Bool {
        guard target != self.target else { return false }
        self.target = target
        tree.requestPlacement(of: element)
        return true
    }

    func change(to match: MatchedGeometry) { self.match = match }

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        let content = tree.firstChild(of: element)
        guard let target else { return tree.push(content, x: 0, y: 0, proposal) }
        let offer = match.properties.contains(.size) ? Proposal(target.frame.size) : proposal
        guard match.properties.contains(.position) else { return tree.push(content, x: 0, y: 0, offer) }
        var frame = target.frame
        // From left to right: placements are mirrored later.
        if tree.isRightToLeft(element) { frame.origin.x = size.width - frame.maxX }
        let inner = tree.size(content, offer)
        let own = match.anchor
        var x = frame.minX + frame.width * target.anchor.x - inner.width * own.x
        var y = frame.minY + frame.height * target.anchor.y - inner.height * own.y
        if match.properties.contains(.size) {
            // Content that does not take the size is off by as much again (case `web-mg1`).
            x += (frame.width - inner.width) * own.x
            y += (frame.height - inner.height) * own.y
        }
        tree.push(content, x: x, y: y, offer)
    }
}

extension LayoutTree {
    /// Whether an element is part of the layout; nil if the element, or one around it, is leaving.
    func isInLayout(_ id: LayoutID) -> Bool? {
        var current = id
        while current != root {
            guard current.exists, isPlaced(current) else { return false }
            if self[current].flags.contains(.isDetached) { return nil }
            current = parent(of: current)
        }
        return true
    }
}
