import CoreGraphics

/// The layout tree: the elements of the view graph, as a dense arena of small records that are addressed by index.
///
/// With built-in rules, the measuring loop touches no class reference, existential, dictionary or allocation. Every
/// element remembers its knownSizes by proposal, which keeps a pass linear in the number of elements, however deep
/// containers are nested. A change calls `invalidate`, which forgets the knownSizes up to the root.
@_spi(Engine) public final class LayoutTree {
    struct Record {
        var rule: LayoutRule
        var parent = LayoutID.none
        var firstChild = LayoutID.none
        var nextSibling = LayoutID.none
        /// Lets a child leave a long list in constant time.
        var previousSibling = LayoutID.none
        var childCount: Int32 = 0
        /// The most recently used size (index into `knownSizes`), else -1.
        var knownSizes: Int32 = -1
        var sizeCount: Int16 = 0
        /// The pass that found the latest known size.
        var sizesPass: UInt16 = 0
        /// The placement that a custom layout is about to make (index into `placements`), else -1.
        var placement: Int32 = -1
        /// The drawing of the children (index into `recordings`), else -1.
        var recordings: Int32 = -1
        /// The number of siblings before this one.
        var place: Int32 = 0
        /// The stack's solution in this pass (index into `stackSolutions`). It may be stale: `knownSolution` checks it.
        var solution: Int32 = -1
        var flags: Flags
        /// NaN for none.
        var priority = Double.nan
        /// The gap before this child in the stack around it. Valid while the stack has `gapsAreKnown`.
        var gapBefore = 0.0
        // The placement: in the parent's coordinates, already mirrored.
        var origin = CGPoint.zero
        var size = CGSize.zero
        var proposal = Proposal.unspecified
        var owner: Unowned<ElementOwner>?
    }

    struct Flags: OptionSet {
        let rawValue: UInt32
        static let isRightToLeft = Flags(rawValue: 1)
        /// This element, or one below, must be placed again.
        static let needsPlacement = Flags(rawValue: 2)
        static let gapsAreKnown = Flags(rawValue: 4)
        /// Whether the element `hasPriorities` has been looked up.
        static let prioritiesAreKnown = Flags(rawValue: 1 << 14)
        /// A child's layout priority is not 0.
        static let hasPriorities = Flags(rawValue: 1 << 15)
        static let hasTraits = Flags(rawValue: 8)
        /// A child's zIndex is not 0.
        static let ordersChildren = Flags(rawValue: 16)
        static let isUsed = Flags(rawValue: 32)
        /// Placed by its parent; otherwise it is not shown.
        static let isPlaced = Flags(rawValue: 64)
        /// The element's size does not depend on its content.
        static let isBoundary = Flags(rawValue: 128)
        /// A child has ended since the list of children was made.
        static let lostChildren = Flags(rawValue: 256)
        /// Drawn away from its placement by an animation.
        static let isMoving = Flags(rawValue: 1 << 16)
        /// Drawn through a transition.
        static let isHosted = Flags(rawValue: 1 << 17)
        /// Also draws elements that have left layout.
        static let hasDetached = Flags(rawValue: 1 << 18)
        /// Has left layout and is still drawn.
        static let isDetached = Flags(rawValue: 1 << 19)
        static let hasAccessibility = Flags(rawValue: 512)
        static let hasIdentifier = Flags(rawValue: 1 << 20)
        /// A table has, or had, a value for the element.
        static let isInTable = Flags(rawValue: 1 << 21)
        static let ignoredDimensionsAreKnown = Flags(rawValue: 1024)
        static let ignoresProposedWidth = Flags(rawValue: 2048)
        static let ignoresProposedHeight = Flags(rawValue: 4096)
        static let ignoresProposal: Flags = [.ignoresProposedWidth, .ignoresProposedHeight]
        /// `reaches` holds the element's reach since its last placement.
        static let reachIsKnown = Flags(rawValue: 8192)
    }

    let memory: UnsafeMutablePointer<LayoutMemory>
    @exclusivity(unchecked) private var free: [LayoutID] = []

    @exclusivity(unchecked) private var objects: ContiguousArray<LayoutObject?> = []
    @exclusivity(unchecked) private var freeObjects: [Int32] = []
    /// Whether a container's list of elements is being collected (and not just read).
    @exclusivity(unchecked) var isCollecting = false
    /// The memory for such a list, kept between uses.
    @exclusivity(unchecked) var spareList: ContiguousArray<LayoutID> = []
    /// By index, as far as an element has had traits: for those with `hasTraits`.
    @exclusivity(unchecked) var storedTraits: ContiguousArray<StoredTraits?> = []

    /// The stages' tables, by their types.
    @exclusivity(unchecked) var tables: ContiguousArray<(key: ObjectIdentifier, table: AnyElementTable)> = []
    /// The reaches of elements by index, valid for those with `reachIsKnown`.
    var reaches: ContiguousArray<CGRect> = []

    /// The last drawing of containers' children, if frames are kept.
    @exclusivity(unchecked) var recordings: ContiguousArray<ChildRecordings> = []
    @exclusivity(unchecked) var freeRecordings: ContiguousArray<Int32> = []

    package var root = LayoutID.none
    /// Pixels per point.
    package var displayScale = 2.0
    /// The size of the window or image around the root.
    package private(set) var windowSize = CGSize.zero

    @exclusivity(unchecked) var stackMemories: [LayoutID: StackMemory] = [:]

    /// Set once the whole tree is about to end: its elements are then not removed one by one.
    @exclusivity(unchecked) private var isEnding = false

    @exclusivity(unchecked) private var boundaryInProgress = LayoutID.none
    @exclusivity(unchecked) var spacingCache: [LayoutID: ViewSpacing] = [:]
    /// The depth of the recursion that finds spacings, for the stack guard.
    @exclusivity(unchecked) var spacingDepth: Int32 = 0
    @exclusivity(unchecked) var guideCache: [GuideQuestion: Double?] = [:]

    /// - Parameter isLasting: Whether the tree lives long, as a window's does.
    init(isLasting: Bool) {
        memory = .allocate(capacity: 1)
        memory.initialize(to: LayoutMemory(isLasting: isLasting))
    }

    deinit {
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    /// Sets the window's size, and invalidates the elements that depend on it.
    package func setWindowSize(_ size: CGSize) {
        guard size != windowSize else { return }
        windowSize = size
        for (index, object) in objects.enumerated() where object?.dependsOnWindowSize == true {
            invalidateElements(of: Int32(index))
        }
    }

    private func invalidateElements(of slot: Int32) {
        for index in 0..<count {
            if case .object(slot) = records[Int(index)].rule { invalidate(LayoutID(index: index)) }
        }
    }

    // MARK: Elements

    /// Adds an element. Its parent places it later.
    package func add(_ rule: LayoutRule, owner: ElementOwner, isRightToLeft: Bool) -> LayoutID {
        let id: LayoutID
        if let reused = free.popLast() {
            id = reused
        } else {
            id = LayoutID(index: count)
            memory.pointee.records.pushUninitialized()
        }
        var flags: Flags = [.needsPlacement, .isUsed]
        if isRightToLeft { flags.insert(.isRightToLeft) }
        record(of: id).initialize(
            to: Record(rule: rule, flags: flags, owner: Unowned(owner)))
        return id
    }

    package func add(_ object: LayoutObject, owner: ElementOwner, isRightToLeft: Bool) -> LayoutID {
        noteGuide(of: object)
        let slot: Int32
        if let reused = freeObjects.popLast() {
            slot = reused
            objects[Int(slot)] = object
        } else {
            slot = Int32(objects.count)
            objects.append(object)
        }
        return add(.object(slot), owner: owner, isRightToLeft: isRightToLeft)
    }

    /// Called before the whole tree ends, and its elements with it.
    func end() {
        for (_, table) in tables { table.treeEnds() }
        isEnding = true
    }

    package func remove(_ id: LayoutID) {
        guard !isEnding, id.exists, self[id].flags.contains(.isUsed) else { return }
        invalidateOne(id)
        var child = self[id].firstChild
        while child.exists {
            let next = self[child].nextSibling
            // A child with a new parent stays there.
            if self[child].parent == id {
                self[child].parent = .none
                self[child].nextSibling = .none
                self[child].previousSibling = .none
            }
            child = next
        }
        let parent = self[id].parent
        if parent.exists { unlink(id, from: parent) }
        dropRecordings(ofChildrenOf: id)
        forgetStack(id)
        if case .object(let slot) = self[id].rule {
            objects[Int(slot)] = nil
            freeObjects.append(slot)
        }
        if self[id].flags.contains(.hasTraits) { storedTraits[Int(id.index)] = nil }
        forgetInTables(id)
        self[id].flags = []
        self[id].owner = nil
        self[id].rule = .passthrough
        self[id].firstChild = .none
        free.append(id)
    }

    /// Unlinks an element from its parent. The parent is not invalidated here, which would walk to the root for each
    /// element: whoever ends an element also has its container collect its elements again, and that invalidates it.
    private func unlink(_ id: LayoutID, from parent: LayoutID) {
        self[parent].flags.insert(.lostChildren)
        dropRecordings(ofChildrenOf: parent)
        forgetStack(parent)
        let previous = self[id].previousSibling
        let next = self[id].nextSibling
        // Lazy containers adopt children that they do not list.
        guard (previous.exists ? self[previous].nextSibling : self[parent].firstChild) == id else { return }
        if previous.exists {
            self[previous].nextSibling = next
        } else {
            self[parent].firstChild = next
        }
        if next.exists { self[next].previousSibling = previous }
        self[parent].childCount -= 1
    }

    @inline(__always)
    subscript(id: LayoutID) -> Record {
        unsafeAddress { UnsafePointer(record(of: id)) }
        unsafeMutableAddress { record(of: id) }
    }

    /// The address of an element's record. It is valid until a call that may add elements.
    @inline(__always)
    func record(of id: LayoutID) -> UnsafeMutablePointer<Record> {
        assert(id.index >= 0 && id.index < count, "there is no element \(id.index) in a tree of \(count)")
        return records + Int(id.index)
    }

    package func setRule(_ rule: LayoutRule, of id: LayoutID) {
        guard !self[id].rule.isSame(as: rule) else { return }
        forgetStack(id)
        if case .object(let slot) = self[id].rule {
            objects[Int(slot)] = nil
            freeObjects.append(slot)
        }
        self[id].rule = rule
        invalidate(id)
    }

    /// Replaces an element's rule with an object.
    package func setRule(_ object: LayoutObject, of id: LayoutID) {
        noteGuide(of: object)
        objects.append(object)
        setRule(.object(Int32(objects.count - 1)), of: id)
    }

    package func layoutObject(of id: LayoutID) -> LayoutObject? {
        guard case .object(let slot) = self[id].rule else { return nil }
        return objects[Int(slot)]
    }

    /// Replaces an element's object and invalidates the element.
    package func setObject(_ object: LayoutObject, of id: LayoutID) {
        guard case .object(let slot) = self[id].rule else {
            preconditionFailure("the element has no object")
        }
        noteGuide(of: object)
        objects[Int(slot)] = object
        invalidate(id)
    }

    /// Notes a guide as soon as there is an object that sets it: a frame that knows its size does not measure its
    /// content, but passes its guides on.
    private func noteGuide(of object: LayoutObject) {
        if object.setsGeometricGuide { hasGeometricGuides = true }
    }

    @inline(__always)
    func object(_ slot: Int32) -> LayoutObject { objects[Int(slot)]! }

    package func setRightToLeft(_ isRightToLeft: Bool, of id: LayoutID) {
        guard isRightToLeft != self[id].flags.contains(.isRightToLeft) else { return }
        self[id].flags.formSymmetricDifference(.isRightToLeft)
        invalidate(id)
    }

    package func setChildren(of id: LayoutID, to children: ContiguousArray<LayoutID>) {
        var isSame = Int(self[id].childCount) == children.count && !self[id].flags.contains(.lostChildren)
        self[id].flags.remove(.lostChildren)
        var current = self[id].firstChild
        for child in children where isSame {
            isSame = current == child && self[child].parent == id
            current = current.exists ? self[current].nextSibling : .none
        }
        if !isSame {
            dropRecordings(ofChildrenOf: id)
            forgetStack(id)
            current = self[id].firstChild
            while current.exists {
                let next = self[current].nextSibling
                if self[current].parent == id {
                    self[current].parent = .none
                    self[current].nextSibling = .none
                    self[current].previousSibling = .none
                }
                current = next
            }
            var previous = LayoutID.none
            for (place, child) in children.enumerated() {
                self[child].parent = id
                self[child].place = Int32(place)
                self[child].nextSibling = .none
                self[child].previousSibling = previous
                self[child].flags.insert(.needsPlacement)
                if previous.exists { self[previous].nextSibling = child }
                previous = child
            }
            self[id].firstChild = children.first ?? .none
            self[id].childCount = Int32(children.count)
            if self[id].flags.contains(.hasDetached) {
                for (_, table) in tables { table.childrenChanged(of: id, in: self) }
            }
            invalidate(id)
        }
        var ordersChildren = false
        for child in children where zIndex(of: child) != 0 { ordersChildren = true }
        if ordersChildren != self[id].flags.contains(.ordersChildren) { markDrawing(of: id) }
        if ordersChildren { self[id].flags.insert(.ordersChildren) } else { self[id].flags.remove(.ordersChildren) }
    }

    /// The same for a wrapper: its content, and the element beside that, if there is one.
    package func setChildren(of id: LayoutID, to content: LayoutID, _ companion: LayoutID) {
        guard !companion.exists, self[content].flags.isDisjoint(with: .hasTraits),
            self[id].flags.isDisjoint(with: [.lostChildren, .ordersChildren])
        else {
            setChildren(of: id, to: companion.exists ? [content, companion] : [content])
            return
        }
        if self[id].childCount == 1 && self[id].firstChild == content && self[content].parent == id { return }
        guard self[id].childCount == 0 else {
            setChildren(of: id, to: [content])
            return
        }
        self[content].parent = id
        self[content].place = 0
        self[content].nextSibling = .none
        self[content].previousSibling = .none
        self[content].flags.insert(.needsPlacement)
        self[id].firstChild = content
        self[id].childCount = 1
        invalidate(id)
    }

    /// Makes an element a child that is measured but not listed: lazy containers list only the rows in view.
    func adopt(_ id: LayoutID, by parent: LayoutID) {
        self[id].parent = parent
    }

    package func children(of id: LayoutID) -> ContiguousArray<LayoutID> {
        var children = ContiguousArray<LayoutID>()
        children.reserveCapacity(Int(self[id].childCount))
        var child = self[id].firstChild
        while child.exists {
            children.append(child)
            child = self[child].nextSibling
        }
        return children
    }

    package func firstChild(of id: LayoutID) -> LayoutID { self[id].firstChild }
    package func nextSibling(of id: LayoutID) -> LayoutID { self[id].nextSibling }
    package func ordersChildren(_ id: LayoutID) -> Bool { self[id].flags.contains(.ordersChildren) }
    package func parent(of id: LayoutID) -> LayoutID { self[id].parent }
    package func rule(of id: LayoutID) -> LayoutRule { self[id].rule }
    package func isRightToLeft(_ id: LayoutID) -> Bool { self[id].flags.contains(.isRightToLeft) }
    package func isPlaced(_ id: LayoutID) -> Bool { self[id].flags.contains(.isPlaced) }

    // MARK: Changes

    /// Invalidates an element and everything above it that depends on it.
    ///
    /// Above a boundary (an element whose size does not depend on its content) the knownSizes stay valid, and only the
    /// path down to the change is marked for placement.
    package func invalidate(_ id: LayoutID) {
        var current = id
        var sizesChange = true
        while current.exists {
            if sizesChange { invalidateOne(current) } else { self[current].flags.insert(.needsPlacement) }
            noteChange(of: current)
            if current == boundaryInProgress { break }
            if self[current].flags.contains(.isBoundary) { sizesChange = false }
            current = self[current].parent
        }
        if !guideCache.isEmpty { guideCache.removeAll(keepingCapacity: true) }
    }

    /// Declares that an element's size does not depend on its content.
    package func markBoundary(_ id: LayoutID) { self[id].flags.insert(.isBoundary) }

    /// Resolves a boundary's content in the middle of a pass. Changes inside it invalidate nothing outside.
    package func resolveContent(of boundary: LayoutID, _ body: () -> Void) {
        let outer = boundaryInProgress
        boundaryInProgress = boundary
        body()
        boundaryInProgress = outer
    }

    private func invalidateOne(_ id: LayoutID) {
        self[id].flags.insert(.needsPlacement)
        self[id].flags.subtract([.gapsAreKnown, .prioritiesAreKnown, .hasPriorities, .ignoredDimensionsAreKnown])
        if !spacingCache.isEmpty { spacingCache[id] = nil }
        if case .object(let slot) = self[id].rule { object(slot).invalidate() }
        dropSizes(of: id)
        self[id].solution = -1
    }

    // MARK: Measuring

    /// The size that an element chooses for a proposal.
    package func size(of id: LayoutID, _ proposal: ProposedViewSize) -> CGSize {
        size(id, Proposal(proposal))
    }

    @inline(__always)
    func size(_ id: LayoutID, _ proposal: Proposal) -> CGSize {
        // A fast path: the commonest leaves, and frames around them, need no remembered answer.
        if !isRecorded {
            if let size = leafSize(id, proposal) { return size }
            if case .frame(let width, let height, _) = self[id].rule, self[id].firstChild.exists {
                let offer = Proposal(
                    width: width.isNaN ? proposal.width : width, height: height.isNaN ? proposal.height : height)
                if let inner = leafSize(self[id].firstChild, offer) {
                    return CGSize(
                        width: width.isNaN ? inner.width : width, height: height.isNaN ? inner.height : height)
                }
            }
        }
        return rememberedSize(id, proposal)
    }

    /// The size of an element that depends on its rule and the proposal only; nil for any other.
    @inline(__always)
    private func leafSize(_ id: LayoutID, _ proposal: Proposal) -> CGSize? {
        switch self[id].rule {
        case .fixed(let width, let height):
            CGSize(width: width, height: height)
        case .frame(let width, let height, _) where !width.isNaN && !height.isNaN:
            CGSize(width: width, height: height)
        case .flexible where proposal.width >= 0 && proposal.height >= 0:
            CGSize(width: proposal.width, height: proposal.height)
        default: nil
        }
    }

    private func rememberedSize(_ id: LayoutID, _ proposal: Proposal) -> CGSize {
        let proposal = effectiveUnlessRecorded(proposal, for: id)
        if let known = knownSize(for: proposal, of: id) { return known }
        measurements += 1
        depth += 1
        if isRecorded { recorder?.proposed(proposal, to: id, depth: depth) }
        let size = checked(StackGuard.run(depth: depth) { measure(id, proposal) }, of: id)
        if isRecorded { recorder?.answered(size, by: id, depth: depth) }
        depth -= 1
        remember(size, for: proposal, of: id)
        return size
    }

    @inline(__always)
    private func checked(_ size: CGSize, of id: LayoutID) -> CGSize {
        size.width >= 0 && size.height >= 0 ? size : corrected(size, of: id)
    }

    @inline(never)
    private func corrected(_ size: CGSize, of id: LayoutID) -> CGSize {
        if size.width.isNaN || size.height.isNaN {
            Log.warning(
                "\(describe(id)) chose the size \(size.width) × \(size.height); what is not a number counts as 0.",
                view: describe(id), value: size)
        }
        return CGSize(
            width: size.width.isNaN ? 0 : size.width,
            height: size.height.isNaN ? 0 : size.height)
    }

    /// The name of an element's view, for messages.
    package func describe(_ id: LayoutID) -> String {
        self[id].owner?.object.elementName ?? "a view"
    }
}
