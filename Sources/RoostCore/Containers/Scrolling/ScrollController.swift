import CoreGraphics

/// The offset of a scroll view, and whatever moves it.
///
/// The offset is not a result of layout: a change moves the content and makes the lazy containers inside place the
/// lines in view, but nothing is measured again. One of these moves the offset: a finger that drags, a motion that
/// continues by itself, an animation that the program asked for, or a wheel.
package final class ScrollController {
    private enum Mover {
        case none
        /// A finger, with the offset that it has dragged to, within the limits or beyond.
        case drag(raw: CGPoint)
        case motion(start: Double, horizontal: ScrollMotion?, vertical: ScrollMotion?)
        case animation(ScrollAnimation)
        /// A wheel, with the time until which its next turn may come.
        case wheel(until: Double)
    }

    package unowned let node: ViewNode
    private unowned let graph: ViewGraph
    package var element = LayoutID.none
    package private(set) var axes: Axis.Set
    package private(set) var geometry = ScrollGeometry()
    package private(set) var phase = ScrollPhase.idle
    /// The extent of the container beyond the scroll view's frame, under bars and edges: top, left, bottom, right.
    package private(set) var overhang = EdgeInsets()
    /// The time of the last change of the offset, for the indicators.
    package private(set) var lastMoved = -Double.infinity
    /// The total of corrections that moved the content and the offset alike, which nobody sees.
    private(set) var correction = CGPoint.zero
    private var mover = Mover.none
    /// The offset at the start of a drag or of a wheel's turns.
    private(set) var dragStart = CGPoint.zero
    private var isPositioned = false
    /// The destination of a jump, once the content is laid out, and the number of corrections that layout may still
    /// make.
    private var jump: (target: ScrollDestination, rounds: Int)?
    /// The lazy containers inside, which place the lines in view after each move.
    private var lazyContainers: [LayoutID] = []
    /// Whether content or container have changed their sizes since the offset was last checked against the limits.
    private var needsLook = false
    /// Whether the graph advances this scroll view in each frame.
    private var isMovementKnown = false
    private var reportedPhase = ScrollPhase.idle
    package var refresh: RefreshControl?
    let room = ScrollRoom()
    /// The surrounding sheet, while the finger on the content moves the sheet instead.
    var pulledSheet: SheetPull?
    /// Whether the drag has only just begun.
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

    /// Takes the results of layout. Keeps the offset at an edge if content or container change their size.
    func layOut(
        axes: Axis.Set, contentSize: CGSize, insets: EdgeInsets, collapsible: CGFloat, containerSize: CGSize,
        overhang: EdgeInsets
    ) {
        let old = geometry
        self.axes = axes
        // Pinned headers keep clear of the bars over the window, and a larger window shows more rows.
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

    /// Moves the offset back within the limits after the content has become shorter.
    private func stayInside() {
        switch mover {
        case .none, .wheel: setOffset(geometry.clamped(offset))
        case .motion(let start, let horizontal, let vertical):
            // The content may no longer extend to the motion's end.
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

    /// Moves the offset along with content that moved under the window, as a corrected estimate does, so that the
    /// picture stays.
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

    /// Whether the content is at its start along an axis.
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

    /// Requests a frame, and further ones while something moves by itself.
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

    /// The spinner above the content took space or gave it back: the content stays in place first, and then comes to
    /// rest.
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

    /// Moves by a wheel's turn, as far as the content extends; returns the rest.
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
        graph.pointers.closeOpenRow()
        if case .wheel = mover {} else { dragStart = self.offset }
        mover = .wheel(until: graph.time + 0.15)
        setPhase(.interacting)
        setOffset(offset)
        return rest
    }

    // MARK: Touch

    /// A finger is down: any motion stops under it.
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
        graph.pointers.closeOpenRow()
    }

    /// Moves by the finger's translation since the last report.
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

    /// The distance by which the content is pulled below its start.
    private var pull: Double { geometry.limits(along: .vertical).lowerBound - offset.y }

    /// Ends the drag with the finger's velocity, in points per second.
    func endDrag(velocity: CGSize) {
        guard case .drag = mover else { return }
        refresh?.released(in: self)
        settle(velocity: CGSize(width: -velocity.width, height: -velocity.height))
    }

    /// Continues with a velocity of the offset to the content's resting place.
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

    /// The resting place that the scroll target behaviour chooses; nil without a behaviour.
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

    /// The resting place that completes or undoes a large title's way under the bar, if the title would stop half-way.
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

    /// Brings a part of the content into view, at once if `animation` is nil.
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
            // The current place may rest on an estimate from the last placement.
            if !tree.needsPlacement { jump = nil }
        } else {
            setOffset(place)
        }
    }

    /// The rectangle of an element inside the scroll view, in the content's coordinates.
    func contentFrame(of inner: LayoutID) -> CGRect? {
        guard tree.isInside(inner, element) else { return nil }
        let frame = tree.frame(of: inner)
        let content = contentOrigin
        return CGRect(
            x: tree.isRightToLeft(element)
                ? content.x + geometry.contentSize.width - frame.maxX : frame.minX - content.x,
            y: frame.minY - content.y, width: frame.width, height: frame.height)
    }

    /// The content's top left corner, in the root's coordinates.
    var contentOrigin: CGPoint { tree.absoluteOrigin(of: tree.firstChild(of: element)) }

    // MARK: Time

    /// Whether the next frame will differ although nothing happens.
    var isMoving: Bool {
        switch mover {
        case .motion, .animation, .wheel: true
        case .none, .drag: refresh?.isRefreshing == true || graph.time < lastMoved + ScrollIndicators.lifetime
        }
    }

    /// Advances motions, animations and wheels to the graph's time.
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

    /// The velocity of the offset, in points per second.
    var velocity: CGVector? {
        guard case .motion(let start, let horizontal, let vertical) = mover else { return nil }
        let time = graph.time - start
        return CGVector(dx: horizontal?.state(at: time).velocity ?? 0, dy: vertical?.state(at: time).velocity ?? 0)
    }

    /// Called when everything is placed: corrects a jump by the final frames, and informs the observers.
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

/// An animated scroll to a part of the content.
struct ScrollAnimation {
    var from: CGPoint
    let start: Double
    let target: ScrollDestination
    let animation: Animation
    var context: AnimationContext<Double>

    /// The completed share of the way; nil at the end.
    mutating func share(at time: Double) -> Double? {
        animation.animate(value: 1, time: time - start, context: &context)
    }
}
