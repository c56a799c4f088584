import CoreGraphics

/// What the passes over a layout tree read and write.
///
/// It lies behind a pointer: Swift checks every access to a class's stored properties for exclusivity, which costs more
/// than measuring a view does. The tree is confined to one thread at a time, and nothing holds on to a part of this
/// over a call that could change it.
struct LayoutMemory: ~Copyable {
    var records: UnsafeMutablePointer<LayoutTree.Record>
    var capacity = 64
    var count: Int32 = 0

    var slots: UnsafeMutablePointer<LayoutTree.Slot>
    var slotCapacity = 256
    var usedSlots: Int32 = 0
    var freeSlot: Int32 = -1

    /// Set when a pass moved or resized something.
    var geometryChanged = false
    /// Whether any element sets a geometric guide (leading, centre, …): otherwise those follow from sizes.
    var hasGeometricGuides = false
    /// The recursion's depth, for the stack guard.
    var depth: Int32 = 0
    var measurements = 0
    var placings = 0
    var recorder: LayoutRecorder?

    // Scratch memory of a pass, used as stacks.
    var placements = Scratch<ChildPlacement>()
    var stackItems = Scratch<StackItem>()
    /// How stacks were solved in the pass that goes on.
    var stackSolutions = Scratch<StackSolution>()
    /// Where the placements begin of the user's layout that is asked for a guide, else -1.
    var mergeStart = -1

    init() {
        records = .room(for: capacity)
        slots = .room(for: slotCapacity)
    }

    deinit {
        records.giveBack()
        slots.giveBack()
    }

    /// Forgets what only the pass that ends goes by.
    mutating func endPass() {
        placements.removeAll()
        stackItems.removeAll()
        stackSolutions.removeAll()
    }

    mutating func growRecords() {
        capacity *= 2
        records = records.grown(to: capacity)
    }

    mutating func growSlots() {
        slotCapacity *= 2
        slots = slots.grown(to: slotCapacity)
    }
}

/// The parts of the memory under their names.
extension LayoutTree {
    func endPass() { memory.pointee.endPass() }

    var records: UnsafeMutablePointer<Record> {
        @inline(__always) get { memory.pointee.records }
    }
    var capacity: Int { memory.pointee.capacity }
    package internal(set) var count: Int32 {
        get { memory.pointee.count }
        set { memory.pointee.count = newValue }
    }
    var slots: UnsafeMutablePointer<Slot> {
        @inline(__always) get { memory.pointee.slots }
    }
    var slotCapacity: Int { memory.pointee.slotCapacity }
    var usedSlots: Int32 {
        get { memory.pointee.usedSlots }
        set { memory.pointee.usedSlots = newValue }
    }
    var freeSlot: Int32 {
        get { memory.pointee.freeSlot }
        set { memory.pointee.freeSlot = newValue }
    }
    package var geometryChanged: Bool {
        @inline(__always) get { memory.pointee.geometryChanged }
        @inline(__always) set { memory.pointee.geometryChanged = newValue }
    }
    var hasGeometricGuides: Bool {
        @inline(__always) get { memory.pointee.hasGeometricGuides }
        set { memory.pointee.hasGeometricGuides = newValue }
    }
    var depth: Int32 {
        @inline(__always) get { memory.pointee.depth }
        @inline(__always) set { memory.pointee.depth = newValue }
    }
    /// How many sizes were computed (not remembered), for tests and reports.
    package internal(set) var measurements: Int {
        @inline(__always) get { memory.pointee.measurements }
        @inline(__always) set { memory.pointee.measurements = newValue }
    }
    /// How many elements were placed anew, and not just moved with what is around them, for tests.
    package internal(set) var placings: Int {
        @inline(__always) get { memory.pointee.placings }
        @inline(__always) set { memory.pointee.placings = newValue }
    }
    package var recorder: LayoutRecorder? {
        @inline(__always) get { memory.pointee.recorder }
        set { memory.pointee.recorder = newValue }
    }
    /// Whether there is a recorder: asked first, since whoever gets at it counts a reference, be there one or not.
    var isRecorded: Bool {
        @inline(__always) get { memory.pointee.recorder != nil }
    }
    var mergeStart: Int {
        get { memory.pointee.mergeStart }
        set { memory.pointee.mergeStart = newValue }
    }
    var placements: Scratch<ChildPlacement> {
        @inline(__always) _read { yield memory.pointee.placements }
        @inline(__always) _modify { yield &memory.pointee.placements }
    }
    var stackItems: Scratch<StackItem> {
        @inline(__always) _read { yield memory.pointee.stackItems }
        @inline(__always) _modify { yield &memory.pointee.stackItems }
    }
    var stackSolutions: Scratch<StackSolution> {
        @inline(__always) _read { yield memory.pointee.stackSolutions }
        @inline(__always) _modify { yield &memory.pointee.stackSolutions }
    }
}
