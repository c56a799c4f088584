import CoreGraphics

/// A window onto content that may be larger. It fills its proposal along its axes and is as broad as its content across
/// (Rules.md, Scroll views). Several views inside form a `VStack`, whatever the axes.
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    /// The content, as the initialiser's closure returned it.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// Whether indicators show while the content scrolls.
    public var showsIndicators: Bool

    /// - Parameter showsIndicators: False hides the indicators, whatever `scrollIndicators(_:axes:)` says.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ScrollViewNode(view, inputs)
    }
}

/// The node of a scroll view. It owns the controller, and hides this scroll view's settings from the ones inside.
final class ScrollViewNode<Content: View>: ContentNode<ScrollView<Content>, ImplicitStack<Content>>, ScrollViewOwner {
    private(set) var controller: ScrollController!
    /// The content's environment, and the environment that it derives from.
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

    /// Several views in a scroll view stand one below the other, whatever its axes. Modifiers around them treat them as
    /// one view.
    private var stack: ImplicitStack<Content> { ImplicitStack(content: view.content) }

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

    /// Views inside may request geometry in the scroll view's own space.
    override package func isCoordinateSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpaceName else { return false }
        return space.axis.map { view.axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }

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

    /// The indicators and the refresh spinner appear and disappear over time.
    override package var drawsEachFrame: Bool { true }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        context.leaf { paintContent(of: element, &$0) }
    }

    private func paintContent(of element: LayoutID, _ context: inout PaintContext) {
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

/// The node of a scroll view, with any content.
protocol ScrollViewOwner: ViewNode {
    var controller: ScrollController! { get }
}

extension EnvironmentValues {
    /// The environment of a scroll view's content, without the settings for the nearest scroll view.
    fileprivate var insideScrollView: EnvironmentValues {
        var inner = self
        if !scrollObservers.isEmpty { inner.scrollObservers = [] }
        if refresh != nil { inner.refresh = nil }
        // Margins are those of the outermost scroll view inside them.
        if contentMargins != ContentMargins() { inner.contentMargins = ContentMargins() }
        if topContentMargin != contentMargins.content.top { inner.topContentMargin = contentMargins.content.top }
        return inner
    }
}
