import CoreGraphics

/// A view's part in a group of views whose geometry is the same.
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

/// An element that is laid out as its content is, and draws it, where it follows another one, at that one's place.
final class MatchedGeometryObject: ModifierObject {
    /// Where the content is to be.
    struct Target: Equatable {
        /// In the element's coordinates.
        var frame: CGRect
        /// The point of the frame that the content's anchor is put on.
        var anchor: UnitPoint
    }

    fileprivate(set) var match: MatchedGeometry
    var element = LayoutID.none
    private(set) var target: Target?

    init(_ match: MatchedGeometry) { self.match = match }

    /// Has the content follow a frame, or nothing. Answers whether that is new.
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
        // From left to right, as all is placed before it is mirrored.
        if tree.isRightToLeft(element) { frame.origin.x = size.width - frame.maxX }
        let inner = tree.size(content, offer)
        let own = match.anchor
        var x = frame.minX + frame.width * target.anchor.x - inner.width * own.x
        var y = frame.minY + frame.height * target.anchor.y - inner.height * own.y
        if match.properties.contains(.size) {
            // A content that does not take the size lies off by as much again (case `web-mg1`).
            x += (frame.width - inner.width) * own.x
            y += (frame.height - inner.height) * own.y
        }
        tree.push(content, x: x, y: y, offer)
    }
}

extension LayoutTree {
    /// Whether an element takes part in what is laid out; nil where it, or something around it, is on its way out.
    func isInLayout(_ id: LayoutID) -> Bool? {
        var current = id
        while current != root {
            guard current.exists, isPlaced(current) else { return false }
            if self[current].flags.contains(.isTakenOut) { return nil }
            current = parent(of: current)
        }
        return true
    }
}
