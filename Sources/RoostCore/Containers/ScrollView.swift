import CoreGraphics

/// A window onto content that may be larger: fills the proposal along its axes and is as broad as its content across
/// (FACTS 1.8).
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ScrollViewNode(view, inputs)
    }
}

final class ScrollViewNode<Content: View>: ContentNode<ScrollView<Content>, VStack<Content>> {
    override init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        element = graph.layout.add(ScrollObject(axes: view.axes), owner: self)
        start(stack)
    }

    /// Several views in a scroll view stand below each other, whatever its axes.
    private var stack: VStack<Content> { VStack { view.content } }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if let object = graph.layout.layoutObject(of: element) as? ScrollObject, object.axes != view.axes {
            graph.layout.setObject(ScrollObject(axes: view.axes), of: element)
        }
        updateContent(stack, environmentChanged: environmentChanged)
    }

    /// Views inside may ask for geometry in the scroll view's own space.
    override package var coordinateSpaceName: AnyHashable? { NamedCoordinateSpace.scrollView.name }

    override package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        attributes.control = .container(.scrollArea)
        return true
    }

    /// All of the window takes hits, and nothing outside it.
    override package func hitRegion(at point: CGPoint, size: CGSize) -> HitRegion {
        CGRect(origin: .zero, size: size).contains(point) ? .inside : .outside
    }

    override package var geometryRole: GeometryRole { [.drawn, .carries, .shifts] }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        context.group(.pushClip(Path(context.pixelFrame(of: element)), FillStyle()), owner: id) {
            $0.paintChildren(of: element)
        }
    }
}

/// A scroll view in the layout tree: one child, the content.
package final class ScrollObject: LayoutObject {
    package let axes: Axis.Set
    /// How far the content is scrolled, in points from its start.
    package var offset = CGPoint.zero

    init(axes: Axis.Set) { self.axes = axes }

    private func contentProposal(_ proposal: Proposal) -> Proposal {
        proposal.freed(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }

    override package func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        let content = tree.size(tree.firstChild(of: element), contentProposal(proposal))
        return CGSize(
            width: axes.contains(.horizontal) && !proposal.width.isNaN ? max(0, proposal.width) : content.width,
            height: axes.contains(.vertical) && !proposal.height.isNaN ? max(0, proposal.height) : content.height)
    }

    override package func pushPlacements(
        size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) {
        var offer = contentProposal(proposal)
        if !axes.contains(.horizontal) { offer.width = size.width }
        if !axes.contains(.vertical) { offer.height = size.height }
        let content = tree.firstChild(of: element)
        let inner = tree.size(content, offer)
        var x = 0.0
        var y = 0.0
        if axes == [.horizontal, .vertical] {
            x = max(0, (size.width - inner.width) / 2)
            y = max(0, (size.height - inner.height) / 2)
        } else if axes == .vertical {
            x = (size.width - inner.width) / 2
        } else if axes == .horizontal {
            y = (size.height - inner.height) / 2
        }
        tree.push(content, x: x - offset.x, y: y - offset.y, offer)
    }

    override package var clipsChildren: Bool { true }
}
