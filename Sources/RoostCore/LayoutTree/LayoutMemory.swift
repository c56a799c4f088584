import CoreGraphics

/// The data that the passes over a layout tree read and write.
///
/// It is behind a pointer because Swift checks every access to a class's stored properties for exclusivity, which costs
/// more than measuring a view. That is safe: the tree is confined to one thread at a time, and no reference to a part
/// of it outlives a call that could change it.
struct LayoutMemory: ~Copyable {
    var records: PlainList<LayoutTree.Record>
    var knownSizes: PlainList<LayoutTree.KnownSize>
    /// The first free known size, else -1.
    var freeSize: Int32 = -1
    /// Counts passes; wraps around.
    var pass: UInt16 = 0

    /// Set when a pass moved or resized something.
    var geometryChanged = false
    /// Whether any element sets a geometric guide (leading, centre, …); without one, these follow from sizes.
    var hasGeometricGuides = false
    /// The recursion's depth, for the stack guard.
    var depth: Int32 = 0
    var measurements = 0
    var placings = 0
    var solvings = 0
    var recorder: LayoutRecorder?

    // The working data of a pass, used as stacks.
    var placements = PlainList<ChildPlacement>()
    var stackItems = PlainList<StackItem>()
    /// The solutions of stacks in the current pass.
    var stackSolutions = PlainList<StackSolution>()
    /// The index in `placements` of the first child of the custom layout whose guide is being found, else -1.
    var mergeStart = -1

    init(isLasting: Bool) {
        records = PlainList(isLasting: isLasting)
        knownSizes = PlainList(isLasting: isLasting)
    }

    /// Frees the data of the pass that ends.
    mutating func endPass() {
        placements.removeAll()
        stackItems.removeAll()
        stackSolutions.removeAll()
        pass &+= 1
    }
}

/// Accessors for the parts of the memory.
extension LayoutTree {
    func endPass() { memory.pointee.endPass() }

    var records: UnsafeMutablePointer<Record> {
        @inline(__always) get { memory.pointee.records.base }
    }
    package var count: Int32 { Int32(memory.pointee.records.count) }
    var knownSizes: UnsafeMutablePointer<KnownSize> {
        @inline(__always) get { memory.pointee.knownSizes.base }
    }
    var freeSize: Int32 {
        get { memory.pointee.freeSize }
        set { memory.pointee.freeSize = newValue }
    }
    var pass: UInt16 { memory.pointee.pass }
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
    /// The number of computed (not remembered) sizes, for tests and reports.
    package internal(set) var measurements: Int {
        @inline(__always) get { memory.pointee.measurements }
        @inline(__always) set { memory.pointee.measurements = newValue }
    }
    /// The number of elements that were placed again, not just moved with their containers, for tests.
    package internal(set) var placings: Int {
        @inline(__always) get { memory.pointee.placings }
        @inline(__always) set { memory.pointee.placings = newValue }
    }
    /// The number of solved stacks, for tests.
    package internal(set) var solvings: Int {
        @inline(__always) get { memory.pointee.solvings }
        @inline(__always) set { memory.pointee.solvings = newValue }
    }
    package var recorder: LayoutRecorder? {
        @inline(__always) get { memory.pointee.recorder }
        set { memory.pointee.recorder = newValue }
    }
    /// Whether there is a recorder. Cheaper than reading `recorder`, which retains it.
    var isRecorded: Bool {
        @inline(__always) get { memory.pointee.recorder != nil }
    }
    var mergeStart: Int {
        get { memory.pointee.mergeStart }
        set { memory.pointee.mergeStart = newValue }
    }
    var placements: PlainList<ChildPlacement> {
        @inline(__always) _read { yield memory.pointee.placements }
        @inline(__always) _modify { yield &memory.pointee.placements }
    }
    var stackItems: PlainList<StackItem> {
        @inline(__always) _read { yield memory.pointee.stackItems }
        @inline(__always) _modify { yield &memory.pointee.stackItems }
    }
    var stackSolutions: PlainList<StackSolution> {
        @inline(__always) _read { yield memory.pointee.stackSolutions }
        @inline(__always) _modify { yield &memory.pointee.stackSolutions }
    }
}
