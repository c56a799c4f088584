import Observation
import RoostCore

/// A view that moves to its place when it comes, and out of sight before it ends: a screen of a navigation stack, a
/// layer over a window.
@Observable
class MovingScreen: Identifiable {
    let id: Int
    /// Whether the view is at its place, or on its way there. Otherwise it is out of sight, or on its way out.
    var isShown = false
    /// Whether the view is on its way out.
    @ObservationIgnored fileprivate(set) var isLeaving = false

    init(id: Int) { self.id = id }

    /// Called once the view has arrived at its place.
    func hasArrived() {}

    /// Called before the view moves out, or ends without a motion.
    func willLeave() {}

    /// Moves the view out, with the animation of its way out.
    func moveOut() { isShown = false }
}

/// Views that lie over each other, the lowest first. Each moves in when it comes, and ends once it has moved out.
///
/// The engine's transitions (`TransitionStage`) do not move these views, for four reasons. A transition has the
/// animation of the change, but a path may change without one and its screen moves all the same. A view that leaves by a
/// transition is out of layout, but a leaving screen keeps its place in the window, whatever its size. A transition
/// knows three phases, but a finger drags a screen or a sheet to any point of its way and back. And a transition moves
/// one view, but a screen also pushes those below it aside, and hides them once it has arrived.
@Observable
final class ScreenStack<Screen: MovingScreen> {
    private(set) var screens: [Screen] = []
    /// Whether screens move in and out: not before the first frame, and never where no time passes.
    @ObservationIgnored var isAnimated = false
    @ObservationIgnored private var lastID = 0

    /// The screens that are not leaving.
    var staying: [Screen] { screens.filter { !$0.isLeaving } }

    func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// Puts a screen on top.
    ///
    /// - Parameter whenLaidOut: Receives the start of the screen's motion, and calls it once the screen has been laid
    ///   out where it comes from.
    func add(_ screen: Screen, _ entrance: Animation, whenLaidOut: (@escaping () -> Void) -> Void) {
        screens.append(screen)
        guard isAnimated else {
            screen.isShown = true
            return screen.hasArrived()
        }
        whenLaidOut { [weak screen] in
            guard let screen, !screen.isLeaving, !screen.isShown else { return }
            withAnimation(entrance) {
                screen.isShown = true
            } completion: {
                if !screen.isLeaving { screen.hasArrived() }
            }
        }
    }

    /// Lets screens move out. Then they end.
    ///
    /// - Parameter isCovered: Whether a screen lies behind another that leaves. It goes without a motion.
    func leave(
        _ leaving: [Screen], _ exit: Animation, animated: Bool = true, isCovered: (Screen) -> Bool = { _ in false }
    ) {
        for screen in leaving {
            screen.isLeaving = true
            screen.willLeave()
        }
        func end() { screens.removeAll { screen in leaving.contains { $0 === screen } } }
        guard animated && isAnimated else {
            for screen in leaving { screen.isShown = false }
            return end()
        }
        let moving = leaving.filter { !isCovered($0) }
        for screen in leaving where isCovered(screen) { screen.isShown = false }
        withAnimation(exit) {
            for screen in moving { screen.moveOut() }
        } completion: {
            end()
        }
    }

    /// Ends a screen at once.
    func remove(_ screen: Screen) { screens.removeAll { $0 === screen } }
}
