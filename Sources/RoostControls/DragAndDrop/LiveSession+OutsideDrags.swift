import CoreGraphics
@_spi(Engine) import RoostCore

/// Drags that come from other programs or go to them.
extension LiveSession {
    private var drags: DragCenter { graph.service(DragCenter.self) }

    /// Tells views that another program drags something over them. The data of the items may not be known yet.
    package func dragMoved(_ items: [PasteboardItem], to location: CGPoint, at time: Double) {
        run(at: time) { drags.follow(items.map(\.provider), at: location) }
    }

    /// Tells views that nothing is dragged over them any more.
    package func dragLeft(at time: Double) { run(at: time) { drags.cancel() } }

    /// Drops what another program has dragged. Returns whether a view has taken it.
    package func drop(_ items: [PasteboardItem], at location: CGPoint, time: Double) -> Bool {
        var isTaken = false
        run(at: time) {
            drags.follow(items.map(\.provider), at: location)
            isTaken = drags.drop(at: location)
        }
        return isTaken
    }

    /// Whether a view of the window is being dragged.
    package var isDragging: Bool { graph.presentations?.dragged != nil }

    /// Takes the dragged view out of the window, for a host that drags it on over other programs; nil without one.
    package func takeDraggedItem(at time: Double) -> OutgoingDrag? {
        guard let dragged = graph.presentations?.dragged else { return nil }
        var drag: OutgoingDrag?
        run(at: time) {
            drag = OutgoingDrag(items: drags.items, picture: dragged.picture, grip: dragged.grip)
            drags.cancel()
        }
        return drag
    }
}

/// A view that is dragged out of its window.
package struct OutgoingDrag {
    package let items: [PasteboardItem]
    /// The view under the pointer.
    package let picture: DisplayList
    /// The distance from the picture's middle to the pointer, in points.
    package let grip: CGSize
}
