import CoreGraphics

/// What the passes over a layout tree read and write.
///
/// It lies behind a pointer: Swift checks every access to a class's stored properties for exclusivity, which costs more
/// than measuring a view does. The tree is confined to one thread at a time, and nothing holds on to a part of this
/// over a call that could change it.
struct LayoutMemory: ~Copyable {
    var records: PlainList<LayoutTree.Record>
    var answers: PlainList<LayoutTree.Answer>
    /// The first of the answers that were forgotten, else -1.
    var freeAnswer: Int32 = -1
    /// Counts passes, from the start again after the last number.
    var pass: UInt16 = 0

    /// Set when a pass moved or resized something.
    var geometryChanged = false
    /// Whether any element sets a geometric guide (leading, centre, …): otherwise those follow from sizes.
    var hasGeometricGuides = false
    /// The recursion's depth, for the stack guard.
    var depth: Int32 = 0
    var measurements = 0
    var placings = 0
    var solvings = 0
    var recorder: LayoutRecorder?

    // What a pass works with, used as stacks.
    var placements = PlainList<ChildPlacement>()
    var stackItems = PlainList<StackItem>()
    /// How stacks were solved in the pass that goes on.
    var stackSolutions = PlainList<StackSolution>()
    /// Where the placements begin of the user's layout that is asked for a guide, else -1.
    var mergeStart = -1

    init(isLasting: Bool) {
        records = PlainList(isLasting: isLasting)
        answers = PlainList(isLasting: isLasting)
    }

    /// Forgets what only the pass that ends goes by.
    mutating func endPass() {
        placements.removeAll()
        stackItems.removeAll()
        stackSolutions.removeAll()
        pass &+= 1
    }
}

/// The parts of the memory under their names.
extension LayoutTree {
    func endPass() { memory.pointee.endPass() }

    var records: UnsafeMutablePointer<Record> {
        @inline(__always) get { memory.pointee.records.base }
    }
    package var count: Int32 { Int32(memory.pointee.records.count) }
    var answers: UnsafeMutablePointer<Answer> {
        @inline(__always) get { memory.pointee.answers.base }
    }
    var freeAnswer: Int32 {
        get { memory.pointee.freeAnswer }
        set { memory.pointee.freeAnswer = newValue }
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
    /// How many times a stack was solved, for tests.
    package internal(set) var solvings: Int {
        @inline(__always) get { memory.pointee.solvings }
        @inline(__always) set { memory.pointee.solvings = newValue }
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
