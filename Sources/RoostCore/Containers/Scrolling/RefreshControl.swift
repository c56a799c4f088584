import CoreGraphics
import Foundation
import RoostLocks

/// The action that reloads content, which `refreshable` puts into the environment.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and returns when it has ended.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// Reloads the content; nil if no `refreshable` surrounds the view.
    @Entry public internal(set) var refresh: RefreshAction?
}

extension View {
    /// Lets people reload the content, by pulling down the scroll view inside or through a view that reads `\.refresh`.
    /// The scroll view shows a spinner until the action has ended.
    @preconcurrency nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// Pull to refresh: a spinner that appears as the content is pulled down, and turns while the action runs.
package final class RefreshControl {
    /// The pull that starts the action, and the spinner's space while it turns, in points.
    static let threshold = 100.0
    private static let room = 60.0

    var action: RefreshAction
    private var task: Task<Void, Never>?
    private var startTime = 0.0
    private var isPulledFarEnough = false
    private let hasEnded = RefreshFlag()

    init(_ action: RefreshAction) { self.action = action }

    deinit { task?.cancel() }

    var isRefreshing: Bool { task != nil }

    /// The spinner's space at the top of the content.
    package var inset: CGFloat { isRefreshing ? CGFloat(Self.room) : 0 }

    /// Reports the distance by which the content is pulled below its start. The action starts at the threshold.
    func pulled(by distance: Double, in controller: ScrollController) {
        if !isRefreshing && distance >= Self.threshold && !isPulledFarEnough {
            isPulledFarEnough = true
            start(in: controller)
        }
        if distance <= 0 { isPulledFarEnough = false }
    }

    func released(in controller: ScrollController) { isPulledFarEnough = false }

    private func start(in controller: ScrollController) {
        startTime = controller.node.graph.time
        let flag = hasEnded
        let queue = controller.node.graph.queue
        flag.set(false)
        task = Task { [action] in
            await action()
            flag.set(true)
            queue.wakeHost()
        }
        controller.refreshRoomChanged(by: Self.room)
    }

    /// Gives the spinner's space back once the action has ended.
    func advance(in controller: ScrollController) {
        guard isRefreshing, hasEnded.value else { return }
        task = nil
        controller.refreshRoomChanged(by: -Self.room)
    }

    // MARK: Drawing

    /// The spinner's width and height, in points.
    private static let size = 28.0

    /// Paints the system's spinner. Its spokes appear one by one as the content is pulled.
    func paint(_ context: inout PaintContext, in viewport: CGRect, of controller: ScrollController, owner: NodeID) {
        let geometry = controller.geometry
        let rest = Double(geometry.contentInsets.top) - Double(inset)
        let pull = -Double(geometry.contentOffset.y) - rest
        // A large title moves down with the content; the spinner stands above it.
        let top = rest - Double(geometry.collapsible)
        guard pull > 1 else { return }
        let progress = isRefreshing ? 1 : min(max((pull - 15) / (Self.threshold - 15), 0), 1)
        let center = CGPoint(
            x: viewport.midX, y: viewport.minY + CGFloat(top) + CGFloat(min(pull, Self.room) / 2))
        let gray = SystemColor.gray.resolve(in: controller.environment)
        let steps = ((controller.node.graph.time - startTime) / Spinner.period * 8).rounded(.down)
        let spoke = CGRect(
            x: -Self.size * Spinner.width / 2, y: -Self.size * (Spinner.radius + Spinner.length / 2),
            width: Self.size * Spinner.width, height: Self.size * Spinner.length)
        for index in 0..<8 where Double((8 - index) % 8) < progress * 8 {
            var color = gray
            color.opacity *= Float(isRefreshing ? Spinner.opacity(ofSpoke: index, turn: steps / 8) : 0.8)
            let place = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: -Double(index) * .pi / 4)
            let path = Path(roundedRect: spoke, cornerRadius: spoke.width / 2, style: .continuous).applying(place)
            context.append(.fill(path, FillStyle(), .color(color)), owner: owner)
        }
    }
}

/// Reports the end of an action across threads.
private final class RefreshFlag: Sendable {
    private let state = Mutex(false)
    var value: Bool { state.withLock { $0 } }
    func set(_ value: Bool) { state.withLock { $0 = value } }
}
