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

/// The node of a scroll view: owns its controller, and keeps what is meant for this scroll view from those inside.
final class ScrollViewNode<Content: View>: ContentNode<ScrollView<Content>, VStack<Content>>, ScrollViewOwner {
    private(set) var controller: ScrollController!
    /// The content's environment, and the one that it was made from.
    private var inner: EnvironmentValues
    private var innerSource: EnvironmentValues

    override init(_ view: ScrollView<Content>, _ inputs: borrowing _NodeInputs) {
        inner = inputs.environment.insideScrollView
        innerSource = inputs.environment
        super.init(view, inputs)
        controller = ScrollController(axes: view.axes, node: self)
        element = graph.layout.add(ScrollObject(axes: view.axes, controller: controller), owner: self)
        controller.element = element
        graph.scrolling.add(controller)
        refreshChanged()
        start(stack, inner)
    }

    /// Several views in a scroll view stand below each other, whatever its axes.
    private var stack: VStack<Content> { VStack { view.content } }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let object = graph.layout.layoutObject(of: element) as? ScrollObject
        if let object, object.axes != view.axes || environmentChanged {
            graph.layout.setObject(ScrollObject(axes: view.axes, controller: controller), of: element)
        }
        if environmentChanged {
            if !innerSource.isIdentical(to: environment) {
                innerSource = environment
                inner = environment.insideScrollView
            }
            refreshChanged()
        }
        updateContent(stack, environmentChanged: environmentChanged, inner)
    }

    private func refreshChanged() {
        if let action = environment.refresh, view.axes.contains(.vertical) {
            if let known = controller.refresh {
                known.action = action
            } else {
                controller.refresh = RefreshControl(action)
            }
        } else {
            controller.refresh = nil
        }
    }

    override package func willEnd() {
        graph.scrolling.remove(controller)
        for observer in environment.scrollObservers { observer.scrollViewEnded(controller) }
        super.willEnd()
    }

    /// Views inside may ask for geometry in the scroll view's own space.
    override package var coordinateSpaceName: AnyHashable? { NamedCoordinateSpace.scrollView.name }

    override package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        attributes.control = .container(.scrollArea)
        return true
    }

    /// All of the window takes hits, and nothing outside it.
    override package func hitRegion(at point: CGPoint, size: CGSize) -> HitRegion {
        controller.viewport(of: size).contains(point) ? .inside : environment.isScrollClipDisabled ? .content : .outside
    }

    override package func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? {
        AxisDragRecognizer(
            element: element, node: self,
            axes: { [unowned controller] in controller!.scrollableAxes },
            handlers: controller.dragHandlers)
    }

    override package var geometryRole: GeometryRole { [.drawn, .carries, .shifts] }

    /// Its indicators and what refreshing shows come and go.
    override package var drawsEachFrame: Bool { true }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        let frame = context.frame(of: element)
        let viewport = controller.viewport(of: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        controller.refresh?.paint(&context, in: viewport, of: controller, owner: id)
        if environment.isScrollClipDisabled {
            context.paintChildren(of: element)
        } else {
            let clip = context.roundedToPixels(viewport)
            context.group(.pushClip(Path(clip), FillStyle()), owner: id) { context in
                context.culling(outside: clip) { $0.paintChildren(of: element) }
            }
        }
        if view.showsIndicators {
            ScrollIndicators(controller: controller, viewport: viewport).paint(&context, at: graph.time, owner: id)
        }
    }
}

/// The node of a scroll view, whatever its content.
protocol ScrollViewOwner: ViewNode {
    var controller: ScrollController! { get }
}

extension EnvironmentValues {
    /// The environment of a scroll view's content: what is meant for the nearest scroll view has arrived.
    fileprivate var insideScrollView: EnvironmentValues {
        var inner = self
        if !scrollObservers.isEmpty { inner.scrollObservers = [] }
        if refresh != nil { inner.refresh = nil }
        return inner
    }
}
