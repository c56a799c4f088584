import CoreGraphics

/// Where a scroll view is and what moves it.
///
/// The offset is no answer of layout: changing it moves the content and has the lazy containers inside look what is in
/// view now; nothing is measured again. What moves the offset is one of: a finger that drags, a motion that goes on by
/// itself, an animation that the program asked for, or a wheel.
package final class ScrollController {
    private enum Mover {
        case none
        /// A finger; where it has pulled the offset to, beyond the limits or not.
        case drag(raw: CGPoint)
        case motion(start: Double, horizontal: ScrollMotion?, vertical: ScrollMotion?)
        case animation(ScrollAnimation)
        /// A wheel; until when it is waited for its next turn.
        case wheel(until: Double)
    }

    unowned let node: ViewNode
    private unowned let graph: ViewGraph
    package var element = LayoutID.none
    package private(set) var axes: Axis.Set
    package private(set) var geometry = ScrollGeometry()
    package private(set) var phase = ScrollPhase.idle
    /// Where the container reaches beyond the scroll view's frame, under bars and edges: top, left, bottom, right.
    private(set) var overhang = EdgeInsets()
    /// When the offset changed last, for the indicators.
    private(set) var lastMoved = -Double.infinity
    /// By how much the content has moved under the window in all, the offset with it: this is nothing that is seen.
    private(set) var correction = CGPoint.zero
    private var mover = Mover.none
    /// The offset when a person began to scroll.
    private(set) var dragStart = CGPoint.zero
    private var isPositioned = false
    /// Where the content is to go once it is laid out, and how often layout may still correct it.
    private var jump: (target: ScrollDestination, rounds: Int)?
    /// The lazy containers inside, which look what is in view after each move.
    private var lazyContainers: [LayoutID] = []
    /// Whether content or container have changed their sizes since it was looked whether the offset is inside.
    private var needsLook = false
    /// Whether the graph brings this scroll view along in each frame.
    private var isMovementKnown = false
    private var reportedPhase = ScrollPhase.idle
    var refresh: RefreshControl?
    /// The sheet around, while the finger on the content moves that.
    var pulledSheet: SheetPull?
    /// Whether the finger has only just begun to drag.
    var isDragNew = false

    init(axes: Axis.Set, node: ViewNode) {
        self.axes = axes
        self.node = node
        graph = node.graph
    }

    package var offset: CGPoint { geometry.contentOffset }
    var environment: EnvironmentValues { node.environment }
    private var tree: LayoutTree { graph.layout }

    // MARK: Geometry

    /// Takes over what layout found; keeps the offset at an edge where content or container change their size.
    func layOut(
        axes: Axis.Set, contentSize: CGSize, insets: EdgeInsets, collapsible: CGFloat, containerSize: CGSize,
        overhang: EdgeInsets
    ) {
        let old = geometry
        self.axes = axes
        // Headers are pinned beside what lies over the window; a window that grows shows more.
        if overhang != self.overhang || containerSize != old.containerSize {
            self.overhang = overhang
            for container in lazyContainers { tree.requestPlacement(of: container) }
        }
        geometry.contentSize = contentSize
        geometry.contentInsets = insets
        geometry.collapsible = collapsible
        geometry.containerSize = containerSize
        let anchors = environment.scrollAnchors
        guard isPositioned else {
            isPositioned = true
            geometry.contentOffset = offset(atEdge: anchors.initialOffset ?? .topLeading)
            return
        }
        guard geometry != old else { return }
        for axis in Axis.allCases {
            let before = old.limits(along: axis)
            let now = geometry.limits(along: axis)
            if let anchor = anchors.sizeChanges {
                let share = Double(axis == .horizontal ? anchor.x : anchor.y)
                let change =
                    (now.lowerBound - before.lowerBound) * (1 - share) + (now.upperBound - before.upperBound) * share
                move(by: change, along: axis)
            } else if offset[axis] <= before.lowerBound, now.lowerBound != before.lowerBound {
                move(by: now.lowerBound - before.lowerBound, along: axis)
            }
        }
        needsLook = true
    }

    /// Goes back to where there is content, where that has become shorter.
    private func stayInside() {
        switch mover {
        case .none, .wheel: setOffset(geometry.clamped(offset))
        case .motion(let start, let horizontal, let vertical):
            // Where the motion was to end there may be no content any more.
            let end = CGPoint(x: horizontal?.end ?? Double(offset.x), y: vertical?.end ?? Double(offset.y))
            guard geometry.clamped(end) != end else { return }
            let time = graph.time - start
            settle(
                velocity: CGSize(
                    width: horizontal?.state(at: time).velocity ?? 0, height: vertical?.state(at: time).velocity ?? 0))
        case .drag, .animation: break
        }
    }

    private func offset(atEdge anchor: UnitPoint) -> CGPoint {
        var offset = CGPoint.zero
        for axis in Axis.allCases {
            let limits = geometry.limits(along: axis)
            let share = Double(axis == .horizontal ? anchor.x : anchor.y)
            offset[axis] = limits.lowerBound + (limits.upperBound - limits.lowerBound) * share
        }
        return offset
    }

    /// The content moved under the window (an estimate above was corrected): goes with it, so that what is seen stays.
    func contentMoved(by distance: Double, along axis: Axis) {
        guard distance != 0, distance.isFinite else { return }
        needsLook = true
        correction[axis] += distance
        move(by: distance, along: axis)
        requestPlacement()
    }

    private func move(by distance: Double, along axis: Axis) {
        geometry.contentOffset[axis] += distance
        switch mover {
        case .drag(var raw):
            raw[axis] += distance
            mover = .drag(raw: raw)
        case .motion(let start, var horizontal, var vertical):
            if axis == .horizontal { horizontal?.shift(by: distance) } else { vertical?.shift(by: distance) }
            mover = .motion(start: start, horizontal: horizontal, vertical: vertical)
        case .animation(var animation):
            animation.from[axis] += distance
            mover = .animation(animation)
        case .none, .wheel: break
        }
    }

    /// Whether nothing is scrolled off at the start of an axis.
    func isAtStart(along axis: Axis) -> Bool { offset[axis] <= geometry.limits(along: axis).lowerBound + 0.01 }

    /// Whether a finger may pull the content beyond its edges.
    private func bounces(along axis: Axis) -> Bool {
        guard axes.contains(Axis.Set(axis)) else { return false }
        let behavior =
            axis == .horizontal
            ? environment.horizontalScrollBounceBehavior : environment.verticalScrollBounceBehavior
        return behavior != .basedOnSize || geometry.overflows(along: axis)
    }

    func canScroll(along axis: Axis) -> Bool {
        axes.contains(Axis.Set(axis)) && environment.isScrollEnabled
            && (bounces(along: axis) || geometry.overflows(along: axis))
    }

    // MARK: Moving

    func addLazyContainer(_ element: LayoutID) {
        if !lazyContainers.contains(element) { lazyContainers.append(element) }
    }

    func removeLazyContainer(_ element: LayoutID) { lazyContainers.removeAll { $0 == element } }

    private func requestPlacement() {
        tree.requestPlacement(of: element)
        for container in lazyContainers { tree.requestPlacement(of: container) }
        keepMoving()
    }

    /// Asks for a frame, and for more while something moves by itself.
    private func keepMoving() {
        graph.requestFrame()
        guard !isMovementKnown, isMoving else { return }
        isMovementKnown = true
        graph.everyFrame { [weak self] _ in
            guard let self, self.node.isAlive else { return false }
            self.advance()
            self.isMovementKnown = self.isMoving
            return self.isMovementKnown
        }
    }

    private func setOffset(_ offset: CGPoint) {
        guard offset != self.offset, offset.x.isFinite, offset.y.isFinite else { return }
        geometry.contentOffset = offset
        lastMoved = graph.time
        requestPlacement()
    }

    /// The spinner above the content took room or gave it back: the content stays where it is and then goes to rest.
    func refreshRoomChanged(by room: Double) {
        geometry.contentInsets.top += CGFloat(room)
        requestPlacement()
        if case .drag(var raw) = mover {
            let limits = geometry.limits(along: .vertical)
            raw.y = CGFloat(ScrollPhysics.raw(offset.y, from: limits, in: geometry.containerSize.height))
            mover = .drag(raw: raw)
        } else {
            settle(velocity: .zero)
        }
    }

    private func setPhase(_ phase: ScrollPhase) {
        self.phase = phase
        keepMoving()
    }

    private func stop() {
        mover = .none
        setPhase(.idle)
        setOffset(geometry.clamped(offset))
    }

    // MARK: Wheel

    /// Moves by what a wheel asks for, as far as the content goes; answers what is left.
    func wheel(by delta: CGSize) -> CGSize {
        var rest = delta
        var offset = offset
        for axis in Axis.allCases where canScroll(along: axis) && delta[axis] != 0 && delta[axis].isFinite {
            let limits = geometry.limits(along: axis)
            let wanted = offset[axis] + delta[axis]
            let place = min(max(wanted, min(limits.lowerBound, offset[axis])), max(limits.upperBound, offset[axis]))
            rest[axis] = wanted - place
            offset[axis] = place
        }
        guard rest != delta else { return delta }
        graph.pointers.closeWhatIsOpen()
        if case .wheel = mover {} else { dragStart = self.offset }
        mover = .wheel(until: graph.time + 0.15)
        setPhase(.interacting)
        setOffset(offset)
        return rest
    }

    // MARK: Touch

    /// A finger is down: what moves stops under it.
    func touch() {
        switch mover {
        case .motion, .animation: mover = .none
        case .none, .drag, .wheel: break
        }
        jump = nil
        setPhase(.tracking)
    }

    /// The finger was lifted without scrolling.
    func release() {
        guard phase == .tracking else { return }
        settle(velocity: .zero)
    }

    func beginDrag() {
        var raw = offset
        for axis in Axis.allCases {
            raw[axis] = ScrollPhysics.raw(
                offset[axis], from: geometry.limits(along: axis), in: geometry.containerSize[axis])
        }
        dragStart = offset
        mover = .drag(raw: raw)
        setPhase(.interacting)
        graph.pointers.closeWhatIsOpen()
    }

    /// The finger moved by `translation` since it was reported last.
    func drag(by translation: CGSize) {
        guard case .drag(var raw) = mover else { return }
        var offset = offset
        for axis in Axis.allCases where canScroll(along: axis) && translation[axis].isFinite {
            raw[axis] -= translation[axis]
            let limits = geometry.limits(along: axis)
            if bounces(along: axis) {
                offset[axis] = ScrollPhysics.banded(raw[axis], to: limits, in: geometry.containerSize[axis])
            } else {
                raw[axis] = min(max(raw[axis], limits.lowerBound), limits.upperBound)
                offset[axis] = raw[axis]
            }
        }
        mover = .drag(raw: raw)
        setOffset(offset)
        refresh?.pulled(by: pull, in: self)
    }

    /// How far the content is pulled below its start.
    private var pull: Double { geometry.limits(along: .vertical).lowerBound - offset.y }

    /// The finger let go at a velocity (its own, in points a second).
    func endDrag(velocity: CGSize) {
        guard case .drag = mover else { return }
        refresh?.released(in: self)
        settle(velocity: CGSize(width: -velocity.width, height: -velocity.height))
    }

    /// Goes on from here with a velocity of the offset, to where the content comes to rest.
    private func settle(velocity: CGSize) {
        let target = restingPlace(velocity: velocity)
        var motions: [Axis: ScrollMotion] = [:]
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let limits = geometry.limits(along: axis)
            let velocity = velocity[axis].isFinite ? min(max(velocity[axis], -12_000), 12_000) : 0
            let position = offset[axis]
            if let place = target?[axis] {
                if abs(place - position) > 0.01 || velocity != 0 {
                    motions[axis] = ScrollMotion(from: position, velocity: velocity, to: place)
                }
            } else if velocity != 0 || !limits.contains(position) {
                motions[axis] =
                    bounces(along: axis)
                    ? ScrollMotion(from: position, velocity: velocity, within: limits)
                    : ScrollMotion(
                        from: position, velocity: velocity,
                        to: min(
                            max(ScrollPhysics.projected(position, velocity: velocity), limits.lowerBound),
                            limits.upperBound))
            }
        }
        guard !motions.isEmpty else { return stop() }
        mover = .motion(start: graph.time, horizontal: motions[.horizontal], vertical: motions[.vertical])
        setPhase(.decelerating)
    }

    /// Where the scroll target behaviour wants the content to come to rest; nil where there is none.
    private func restingPlace(velocity: CGSize) -> CGPoint? {
        guard let behavior = environment.scrollTargetBehavior else { return restingPlaceOfTitle(velocity: velocity) }
        var original = offset
        for axis in Axis.allCases {
            let limits = geometry.limits(along: axis)
            let projected = ScrollPhysics.projected(offset[axis], velocity: velocity[axis])
            original[axis] = min(max(projected, limits.lowerBound), limits.upperBound)
        }
        return behavior.restingPlace(from: offset, to: original, velocity: velocity, of: self)
    }

    /// A large title that would be left half gone goes all the way or comes back.
    private func restingPlaceOfTitle(velocity: CGSize) -> CGPoint? {
        let limits = geometry.limits(along: .vertical)
        let open = limits.lowerBound + Double(refresh?.inset ?? 0)
        let closed = open + Double(geometry.collapsible)
        var end = geometry.clamped(
            CGPoint(
                x: ScrollPhysics.projected(offset.x, velocity: velocity.width),
                y: ScrollPhysics.projected(offset.y, velocity: velocity.height)))
        guard end.y > open + 0.5, end.y < closed - 0.5, limits.upperBound >= closed else { return nil }
        end.y = end.y - open < closed - end.y ? open : closed
        return end
    }

    // MARK: Programs

    /// Brings a place of the content into view; with an animation unless that is nil.
    func scroll(to target: ScrollDestination, animation: Animation?) {
        guard let animation, isPositioned else {
            if case .drag = mover {} else { mover = .none }
            jump = (target, 8)
            if isPositioned { followJump() }
            if case .none = mover { setPhase(.idle) }
            return
        }
        jump = nil
        mover = .animation(
            ScrollAnimation(
                from: offset, start: graph.time, target: target, animation: animation,
                context: AnimationContext(environment: environment)))
        setPhase(.animating)
    }

    private func followJump() {
        guard let (target, rounds) = jump else { return }
        jump = rounds > 0 ? (target, rounds - 1) : nil
        guard let place = target.offset(in: self) else {
            jump = nil
            return
        }
        if abs(place.x - offset.x) < 0.01 && abs(place.y - offset.y) < 0.01 {
            // What is there now may have been estimated when the content was placed last.
            if !tree.needsPlacement { jump = nil }
        } else {
            setOffset(place)
        }
    }

    /// The content rectangle of an element inside the scroll view, in the content's coordinates.
    func contentFrame(of inner: LayoutID) -> CGRect? {
        guard tree.isInside(inner, element) else { return nil }
        let frame = tree.frame(of: inner)
        let content = contentOrigin
        return CGRect(
            x: tree.isRightToLeft(element)
                ? content.x + geometry.contentSize.width - frame.maxX : frame.minX - content.x,
            y: frame.minY - content.y, width: frame.width, height: frame.height)
    }

    /// The content's top left corner in the root's coordinates.
    var contentOrigin: CGPoint { tree.absoluteOrigin(of: tree.firstChild(of: element)) }

    // MARK: Time

    /// Whether the next frame will show something else though nothing happens.
    var isMoving: Bool {
        switch mover {
        case .motion, .animation, .wheel: true
        case .none, .drag: refresh?.isRefreshing == true || graph.time < lastMoved + ScrollIndicators.lifetime
        }
    }

    /// Brings what moves by itself to the graph's time.
    func advance() {
        refresh?.advance(in: self)
        switch mover {
        case .none, .drag: break
        case .wheel(let end):
            if graph.time >= end { settle(velocity: .zero) }
        case .motion(let start, let horizontal, let vertical):
            let time = graph.time - start
            var offset = offset
            if let horizontal { offset.x = CGFloat(horizontal.state(at: time).position) }
            if let vertical { offset.y = CGFloat(vertical.state(at: time).position) }
            setOffset(offset)
            if time >= max(horizontal?.duration ?? 0, vertical?.duration ?? 0) { stop() }
        case .animation(var animation):
            guard let end = animation.target.offset(in: self) else { return stop() }
            let share = animation.share(at: graph.time)
            mover = .animation(animation)
            guard let share else {
                stop()
                jump = (animation.target, 8)
                setOffset(end)
                return
            }
            var offset = animation.from
            for axis in Axis.allCases { offset[axis] += (end[axis] - offset[axis]) * share }
            setOffset(offset)
        }
    }

    /// Of the offset, in points a second.
    var velocity: CGVector? {
        guard case .motion(let start, let horizontal, let vertical) = mover else { return nil }
        let time = graph.time - start
        return CGVector(dx: horizontal?.state(at: time).velocity ?? 0, dy: vertical?.state(at: time).velocity ?? 0)
    }

    /// Called when everything is placed: corrects a jump by what is known now, and tells who listens.
    func didLayOut() {
        if needsLook {
            needsLook = false
            stayInside()
        }
        if jump != nil { followJump() }
        for observer in environment.scrollObservers { observer.scrollViewDidLayOut(self) }
        guard phase != reportedPhase else { return }
        let (old, new) = (reportedPhase, phase)
        reportedPhase = phase
        let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
        for observer in environment.scrollObservers { observer.scrollViewChangedPhase(old, new, context, self) }
    }
}

/// An animated way to a place in the content.
struct ScrollAnimation {
    var from: CGPoint
    let start: Double
    let target: ScrollDestination
    let animation: Animation
    var context: AnimationContext<Double>

    /// How much of the way is done; nil at the end.
    mutating func share(at time: Double) -> Double? {
        animation.animate(value: 1, time: time - start, context: &context)
    }
}
