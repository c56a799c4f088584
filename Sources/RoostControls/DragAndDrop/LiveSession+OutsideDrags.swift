import CoreGraphics
import Foundation
import RoostCore

/// Something that another program drags over a window.
package enum OutsideItem: Sendable {
    /// Not known before the drop.
    case unknown
    case file(URL)
    case text(String)

    fileprivate var provider: NSItemProvider {
        switch self {
        case .unknown: NSItemProvider()
        case .file(let url): NSItemProvider(transferring: url)
        case .text(let text): NSItemProvider(transferring: text)
        }
    }
}

extension LiveSession {
    private var drags: DragCenter { graph.service(DragCenter.self) }

    /// Tells views that another program drags something over them.
    package func dragMoved(_ items: [OutsideItem], to location: CGPoint, at time: Double) {
        run(at: time) { drags.follow(items.map(\.provider), at: location) }
    }

    /// Tells views that nothing is dragged over them any more.
    package func dragLeft(at time: Double) { run(at: time) { drags.cancel() } }

    /// Drops what another program has dragged. Returns whether a view has taken it.
    package func drop(_ items: [OutsideItem], at location: CGPoint, time: Double) -> Bool {
        var isTaken = false
        run(at: time) {
            drags.follow(items.map(\.provider), at: location)
            isTaken = drags.drop(at: location)
        }
        return isTaken
    }
}
