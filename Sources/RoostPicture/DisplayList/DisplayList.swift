import CoreGraphics

/// A frame's drawing: a flat array of commands. A group lies between a push and its `pop`.
///
/// Coordinates are points, y down, in the space of the enclosing transform group. The outermost space has its origin at
/// the picture's top left corner.
package struct DisplayList: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package var command: DisplayCommand
        /// The view graph's node that drew this, so that a host can send or redraw only differences; 0 for none.
        package var owner: UInt32

        @inlinable package init(_ command: DisplayCommand, owner: UInt32 = 0) {
            self.command = command
            self.owner = owner
        }
    }

    /// The picture's size in points.
    package var size: CGSize
    package var entries: ContiguousArray<Entry>

    package init(size: CGSize, entries: ContiguousArray<Entry> = []) {
        self.size = size
        self.entries = entries
    }

    @inlinable package mutating func append(_ command: consuming DisplayCommand, owner: UInt32 = 0) {
        entries.append(Entry(command, owner: owner))
    }
}
