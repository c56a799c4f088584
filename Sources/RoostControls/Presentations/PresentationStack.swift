import CoreGraphics
import Observation
import RoostCore

/// The layers that a window shows over its content, the lowest first. A picture's graph has none and presents nothing.
///
/// Presenters put layers in, the window's root shows a view for each, and a layer leaves once it has moved out of
/// sight.
@Observable
package final class PresentationStack {
    @ObservationIgnored private let stack = ScreenStack<PresentedLayer>()
    /// The item that is dragged over the window.
    var dragged: DraggedItem?
    /// The safe area at the window's edges.
    package var safeArea = EdgeInsets()

    package init() {}

    var layers: [PresentedLayer] { stack.screens }

    /// Whether layers move in and out: not before the window's first frame, and never where no time passes.
    package var isAnimated: Bool {
        get { stack.isAnimated }
        set { stack.isAnimated = newValue }
    }

    func nextID() -> Int { stack.nextID() }

    func add(_ layer: PresentedLayer) {
        stack.add(layer, layer.kind.entrance, whenLaidOut: layer.graph.onceLaidOut)
    }

    /// Lets a layer move out, with those that were presented from it. Then they end.
    func leave(_ layer: PresentedLayer, animated: Bool) {
        guard !layer.isLeaving, let first = layers.firstIndex(where: { $0 === layer }) else { return }
        stack.leave(layers[first...].filter { $0.isPresented(from: layer) }, layer.kind.exit, animated: animated)
    }

    /// Removes a layer whose presenter has gone.
    func remove(_ layer: PresentedLayer) { stack.remove(layer) }

    /// The topmost layer that stays.
    var top: PresentedLayer? { layers.last { !$0.isLeaving } }

    /// Asks the topmost layer to leave, as Escape does. Returns whether there was one.
    func escape() -> Bool {
        guard let top else { return false }
        top.dismissByUser()
        return true
    }
}

/// One view that is presented over the window.
@Observable
final class PresentedLayer: MovingScreen {
    let kind: PresentationKind
    /// The presenter's item that the layer shows.
    @ObservationIgnored let item: AnyHashable
    /// Makes the presented view.
    var content: () -> AnyView
    /// The presenter's environment, with the way out of this layer.
    var environment: EnvironmentValues
    var options = PresentationOptions()
    /// Tells the presenter that it is to end.
    @ObservationIgnored var dismiss: () -> Void
    /// Runs when the layer has gone.
    @ObservationIgnored var ended: (() -> Void)?
    /// The place of a part of the presenter in the window; nil where the presenter shows nothing.
    @ObservationIgnored let anchor: (PopoverAttachmentAnchor) -> CGRect?
    /// The layer that the presenter is in.
    @ObservationIgnored weak var parent: PresentedLayer?
    @ObservationIgnored unowned let graph: ViewGraph

    init(
        id: Int, kind: PresentationKind, item: AnyHashable, content: @escaping () -> AnyView,
        environment: EnvironmentValues, graph: ViewGraph,
        anchor: @escaping (PopoverAttachmentAnchor) -> CGRect?, dismiss: @escaping () -> Void
    ) {
        self.kind = kind
        self.item = item
        self.content = content
        self.environment = environment
        self.graph = graph
        self.anchor = anchor
        self.dismiss = dismiss
        super.init(id: id)
    }

    fileprivate func isPresented(from layer: PresentedLayer) -> Bool {
        var current: PresentedLayer? = self
        while let known = current {
            if known === layer { return true }
            current = known.parent
        }
        return false
    }

    /// Leaves for a tap outside, a swipe or Escape, unless the content forbids it. A cover stays, and so does an alert
    /// without a button that only leaves.
    func dismissByUser() {
        guard !isLeaving, !options.isInteractiveDismissDisabled else { return }
        switch kind {
        case .cover: return
        case .alert: if !options.hasCancel { return }
        default: break
        }
        // A button that leaves ends the presentation itself.
        if let cancel = options.cancel { cancel.run() } else { dismiss() }
    }
}

/// The place of a menu.
enum MenuPlace: Equatable {
    /// Beside the view that opens it.
    case besideView
    /// Under a title of the menu bar, from its start on.
    case underTitle
    /// At the view, under a preview that brings its own card.
    case underPreview
    /// At the mouse's click, in the window's coordinates.
    case atPointer(CGPoint)
}

/// The kind of a layer, on which its look and its motion depend.
enum PresentationKind {
    case sheet
    case cover
    case alert
    case dialog
    case popover(anchor: PopoverAttachmentAnchor, edge: Edge)
    /// A list of actions.
    case menu(MenuPlace)

    var entrance: Animation {
        switch self {
        case .sheet, .cover: .spring(duration: 0.5, bounce: 0)
        case .alert, .dialog: .spring(duration: 0.4, bounce: 0.1)
        case .popover, .menu: .spring(duration: 0.35, bounce: 0.15)
        }
    }

    var exit: Animation {
        switch self {
        case .sheet, .cover: .spring(duration: 0.4, bounce: 0)
        case .alert, .dialog, .popover, .menu: .easeOut(duration: 0.2)
        }
    }
}
