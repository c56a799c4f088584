import CoreGraphics
import RoostCore

/// Encodes the difference between a page's display list and the next one.
///
/// 1. The encoder walks through the new list with a cursor into the old one. Equal commands are copied, in runs.
/// 2. A command of the same view and kind is patched: only the changed numbers are sent. A patch that repeats the one
///    before it (things that move together) is only counted.
/// 3. If the cursor is at another command, it jumps to the view's old command of that kind. If there is none, the
///    command is sent in full.
package struct ListEncoder {
    private(set) var list = DisplayList(size: .zero)
    var commands = CommandEncoder()

    /// The recording of `list`; nil if it is unknown.
    private var recording: DisplayRecording?

    private var old = EncodedCommand()
    private var new = EncodedCommand()
    private var changes = ByteWriter()
    /// The last patch, to compare the next one with.
    private var lastChanges = ByteWriter()

    package init() {}

    private enum Operation: UInt64 {
        case copy, jump, patch, literal, patchAgain
    }

    /// Encodes the steps that turn `list` into `next`. Definitions are left pending in `commands`.
    ///
    /// - Parameter recording: The recording whose flat form is `next`, if known. Parts that the last list also has are
    ///   copied without a look at their commands.
    package mutating func encode(
        _ next: DisplayList, of recording: DisplayRecording? = nil, into writer: inout ByteWriter
    ) {
        var size = EncodedCommand()
        size.add(next.size)
        for number in size.numbers { writer.signed(number) }
        writer.unsigned(next.entries.count)

        var pass = Pass()
        lastChanges.removeAll()
        if let recording, let last = self.recording {
            pass.note(last, at: 0)
            var index = 0
            encode(recording, of: next, from: &index, &pass, &writer)
        } else {
            for index in next.entries.indices { encode(next.entries[index], &pass, &writer) }
        }
        pass.flush(&writer)
        list = next
        self.recording = recording
    }

    /// Encodes a recording whose entries begin at `index` of the list, and moves `index` behind them.
    private mutating func encode(
        _ recording: DisplayRecording, of next: DisplayList, from index: inout Int, _ pass: inout Pass,
        _ writer: inout ByteWriter
    ) {
        var done = 0
        for part in recording.parts {
            for _ in done..<part.position {
                encode(next.entries[index], &pass, &writer)
                index += 1
            }
            done = part.position
            if pass.isKnown(part.recording) {
                copy(part.recording.count, &pass, &writer)
                index += part.recording.count
            } else {
                encode(part.recording, of: next, from: &index, &pass, &writer)
            }
        }
        for _ in done..<recording.entries.count {
            encode(next.entries[index], &pass, &writer)
            index += 1
        }
    }

    /// Forgets the page's list and definitions: the next list is sent in full.
    mutating func reset() {
        list = DisplayList(size: .zero)
        recording = nil
        commands = CommandEncoder()
    }

    /// The state of one walk.
    private struct Pass {
        var cursor = 0
        var copies = 0
        var repeats = 0
        /// The places of the old list's commands, made at the first jump.
        var places: CommandPlaces?
        /// The first entries of the old list's recordings, outer recordings before inner ones.
        private var starts: [(index: Int, recording: ObjectIdentifier)] = []
        private var nextStart = 0

        mutating func note(_ recording: DisplayRecording, at start: Int) {
            var inside = 0
            for part in recording.parts {
                let index = start + part.position + inside
                starts.append((index, ObjectIdentifier(part.recording)))
                note(part.recording, at: index)
                inside += part.recording.count
            }
        }

        /// Whether the old list has the recording at the cursor.
        mutating func isKnown(_ recording: DisplayRecording) -> Bool {
            // The cursor may have jumped back.
            while nextStart > 0, starts[nextStart - 1].index >= cursor { nextStart -= 1 }
            while nextStart < starts.count, starts[nextStart].index < cursor { nextStart += 1 }
            var candidate = nextStart
            while candidate < starts.count, starts[candidate].index == cursor {
                if starts[candidate].recording == ObjectIdentifier(recording) { return true }
                candidate += 1
            }
            return false
        }

        mutating func flush(_ writer: inout ByteWriter) {
            flushCopies(&writer)
            flushRepeats(&writer)
        }

        mutating func flushCopies(_ writer: inout ByteWriter) {
            if copies > 0 { writer.unsigned(UInt64(copies) << 3 | Operation.copy.rawValue) }
            copies = 0
        }

        mutating func flushRepeats(_ writer: inout ByteWriter) {
            if repeats > 0 { writer.unsigned(UInt64(repeats) << 3 | Operation.patchAgain.rawValue) }
            repeats = 0
        }
    }

    private mutating func encode(_ entry: DisplayList.Entry, _ pass: inout Pass, _ writer: inout ByteWriter) {
        if pass.cursor < list.entries.count, list.entries[pass.cursor] == entry { return copy(1, &pass, &writer) }
        var isEncoded = false
        if pass.cursor < list.entries.count, list.entries[pass.cursor].key == entry.key {
            commands.encode(entry.command, into: &new)
            isEncoded = true
            if canPatch(at: pass.cursor) { return patch(&pass, &writer) }
        }
        if !entry.command.isPop, let place = place(of: entry, &pass), place != pass.cursor {
            if list.entries[place] == entry {
                jump(to: place, &pass, &writer)
                return copy(1, &pass, &writer)
            }
            if !isEncoded { commands.encode(entry.command, into: &new) }
            isEncoded = true
            if canPatch(at: place) {
                jump(to: place, &pass, &writer)
                return patch(&pass, &writer)
            }
        }
        if !isEncoded { commands.encode(entry.command, into: &new) }
        pass.flush(&writer)
        writer.unsigned(Operation.literal.rawValue)
        writer.unsigned(entry.owner)
        writer.append(new.shape.bytes)
        for number in new.numbers { writer.signed(number) }
    }

    private func copy(_ count: Int, _ pass: inout Pass, _ writer: inout ByteWriter) {
        pass.flushRepeats(&writer)
        pass.copies += count
        pass.cursor += count
    }

    private func jump(to place: Int, _ pass: inout Pass, _ writer: inout ByteWriter) {
        pass.flush(&writer)
        writer.unsigned(Operation.jump.rawValue)
        writer.signed(place - pass.cursor)
        pass.cursor = place
    }

    /// Whether `new` can be sent as a patch of the entry at `place`, which becomes `old`.
    private mutating func canPatch(at place: Int) -> Bool {
        commands.encode(list.entries[place].command, into: &old)
        return old.shape.bytes == new.shape.bytes
    }

    /// Encodes `new` as a patch of `old`, the entry at the cursor.
    private mutating func patch(_ pass: inout Pass, _ writer: inout ByteWriter) {
        changes.removeAll()
        var count = 0
        var last = -1
        for index in new.numbers.indices where new.numbers[index] != old.numbers[index] {
            changes.unsigned(index - last - 1)
            changes.signed(new.numbers[index] - old.numbers[index])
            last = index
            count += 1
        }
        if count == 0 {
            // The difference is smaller than the fixed-point numbers show.
            return copy(1, &pass, &writer)
        }
        pass.cursor += 1
        if changes.bytes == lastChanges.bytes {
            pass.flushCopies(&writer)
            pass.repeats += 1
            return
        }
        pass.flush(&writer)
        writer.unsigned(UInt64(count) << 3 | Operation.patch.rawValue)
        writer.append(changes.bytes)
        swap(&changes, &lastChanges)
    }

    /// The old place of the entry's view and kind of command; the next one for each time that the walk asks.
    private func place(of entry: DisplayList.Entry, _ pass: inout Pass) -> Int? {
        let key = entry.key
        if pass.places == nil {
            // The place is mostly near: usually only a view's few commands come or go.
            let near = list.entries[min(pass.cursor, list.entries.count)...].prefix(Self.nearby)
            if let place = near.firstIndex(where: { $0.key == key }) { return place }
            pass.places = CommandPlaces(list.entries)
        }
        return pass.places!.place(of: key, from: pass.cursor)
    }

    /// The number of commands to search before a table of all is made.
    private static let nearby = 128
}

/// The places of each view's commands in a list, by kind.
private struct CommandPlaces {
    /// A hash table from keys to groups: 0 for none, else the group's number plus one.
    private var table: [Int32]
    private let shift: UInt64
    private var keys: [UInt64] = []
    /// The start of each group in `places`, and the end of the last group.
    private var starts: [Int32] = []
    /// The places of the first group, ascending, then those of the next.
    private var places: [Int32]
    /// The number of requests for each group.
    private var asked: [Int32]

    init(_ entries: ContiguousArray<DisplayList.Entry>) {
        let bits = max(4, Int.bitWidth - (entries.count * 2).leadingZeroBitCount)
        table = Array(repeating: 0, count: 1 << bits)
        shift = UInt64(64 - bits)
        places = []
        asked = []
        var groups: [Int32] = []
        groups.reserveCapacity(entries.count)
        var counts: [Int32] = []
        for entry in entries {
            let key = entry.key
            guard !entry.command.isPop else {
                groups.append(-1)
                continue
            }
            let slot = slot(of: key)
            if table[slot] == 0 {
                keys.append(key)
                counts.append(0)
                table[slot] = Int32(keys.count)
            }
            let group = table[slot] - 1
            groups.append(group)
            counts[Int(group)] += 1
        }
        starts.reserveCapacity(counts.count + 1)
        var start: Int32 = 0
        for count in counts {
            starts.append(start)
            start += count
        }
        places = Array(repeating: 0, count: Int(start))
        var ends = starts
        starts.append(start)
        for (index, group) in groups.enumerated() where group >= 0 {
            places[Int(ends[Int(group)])] = Int32(index)
            ends[Int(group)] += 1
        }
        asked = Array(repeating: 0, count: counts.count)
    }

    /// The slot of the key, or a free one for it. At most half of the slots are taken.
    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while table[slot] != 0, keys[Int(table[slot]) - 1] != key { slot = (slot + 1) & (table.count - 1) }
        return slot
    }

    /// The first place of a key at or after the cursor. If there is none, the place whose rank is the number of earlier
    /// requests for the key.
    mutating func place(of key: UInt64, from cursor: Int) -> Int? {
        let group = Int(table[slot(of: key)]) - 1
        guard group >= 0 else { return nil }
        defer { asked[group] += 1 }
        let (first, end) = (Int(starts[group]), Int(starts[group + 1]))
        var (low, high) = (first, end)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < cursor { low = middle + 1 } else { high = middle }
        }
        return Int(places[low < end ? low : min(first + Int(asked[group]), end - 1)])
    }
}

extension DisplayList.Entry {
    /// The view and the kind of command.
    fileprivate var key: UInt64 {
        let kind: UInt64 =
            switch command {
            case .fill: 1
            case .stroke: 2
            case .glyphs: 3
            case .image: 4
            case .pushTransform: 5
            case .pushProjection: 6
            case .pushClip: 7
            case .pushOpacity: 8
            case .pushBlend: 9
            case .pushLayer: 10
            case .pushFilter: 11
            case .beginMask: 12
            case .maskContent: 13
            case .pushLink: 14
            case .pop: 15
            case .backdropBlur: 16
            }
        return UInt64(owner) << 8 | kind
    }
}
