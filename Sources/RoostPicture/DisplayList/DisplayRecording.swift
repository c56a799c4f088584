import CoreGraphics

/// Drawing commands that are kept between frames. The next display list reuses the recordings of unchanged views, so
/// that a frame costs only its changes.
package final class DisplayRecording: Sendable {
    /// Another recording between this one's entries.
    package struct Part: Sendable {
        /// The index of the entry after it.
        package let position: Int
        package let recording: DisplayRecording

        package init(position: Int, recording: DisplayRecording) {
            self.position = position
            self.recording = recording
        }
    }

    /// The commands outside of the parts.
    package let entries: ContiguousArray<DisplayList.Entry>
    /// The parts, sorted by position.
    package let parts: ContiguousArray<Part>
    /// The number of commands, with those of all parts.
    package let count: Int

    package init(entries: ContiguousArray<DisplayList.Entry>, parts: ContiguousArray<Part>) {
        self.entries = entries
        self.parts = parts
        count = parts.reduce(entries.count) { $0 + $1.recording.count }
    }

    fileprivate func append(to list: inout ContiguousArray<DisplayList.Entry>) {
        var next = 0
        for part in parts {
            list.append(contentsOf: entries[next..<part.position])
            part.recording.append(to: &list)
            next = part.position
        }
        list.append(contentsOf: entries[next...])
    }

    fileprivate func isSame(as other: DisplayRecording) -> Bool {
        self === other
            || count == other.count && entries == other.entries
                && parts.elementsEqual(other.parts) {
                    $0.position == $1.position && $0.recording.isSame(as: $1.recording)
                }
    }
}

/// A frame's drawing, made of recordings.
package struct RetainedDisplayList: Sendable, Equatable {
    /// The picture's size in points.
    package let size: CGSize
    package let recording: DisplayRecording

    package init(size: CGSize, recording: DisplayRecording) {
        self.size = size
        self.recording = recording
    }

    package static func == (lhs: RetainedDisplayList, rhs: RetainedDisplayList) -> Bool {
        lhs.size == rhs.size && lhs.recording.isSame(as: rhs.recording)
    }

    /// The same commands as one flat list.
    package var flattened: DisplayList {
        var list = DisplayList(size: size)
        list.entries.reserveCapacity(recording.count)
        recording.append(to: &list.entries)
        return list
    }
}
