import CoreGraphics
import RoostCore

/// Tells a page how to make a display list out of the one it has.
///
/// 1. The new list is walked with a cursor into the old one. What is equal there is copied, in runs.
/// 2. What the same view drew with the same kind of command is patched: only the numbers that changed are told, and a
///    patch that repeats the one before it (things that move together) is only counted.
/// 3. Where the cursor meets something else, it jumps to where that view drew before; a view that drew nothing like it
///    is told in full.
package struct ListEncoder {
    private(set) var list = DisplayList(size: .zero)
    var commands = CommandEncoder()

    /// What `list` was made of; nil where that is not known.
    private var recording: DisplayRecording?

    private var old = EncodedCommand()
    private var new = EncodedCommand()
    private var changes = ByteWriter()
    /// The last patch, to tell whether the next one is the same.
    private var lastChanges = ByteWriter()

    package init() {}

    private enum Operation: UInt64 {
        case copy, jump, patch, literal, patchAgain
    }

    /// What a page that has `list` needs to get `next`. Definitions are left pending in `commands`.
    ///
    /// - Parameter recording: What `next` is the flat form of, if that is known: parts that the last list had, too, are
    ///   copied without a look at what they draw.
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

    /// Encodes a recording whose steps begin at an index of the list, which goes on beyond them.
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

    /// Forgets what the page has: the next list is told in full.
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
        /// Where each view drew with each kind of command, made at the first jump.
        var places: CommandPlaces?
        /// Where the old list's recordings begin, those around others first.
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
        if !entry.isPop, let place = place(of: entry, &pass), place != pass.cursor {
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

    /// Whether `new` can be told by how it differs from what is at the place, which becomes `old`.
    private mutating func canPatch(at place: Int) -> Bool {
        commands.encode(list.entries[place].command, into: &old)
        return old.shape.bytes == new.shape.bytes
    }

    /// Tells `new` by how it differs from `old`, which is at the cursor.
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
            // It differs by less than can be told.
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

    /// Where the entry's view drew with such a command before: as often as it has in this walk.
    private func place(of entry: DisplayList.Entry, _ pass: inout Pass) -> Int? {
        let key = entry.key
        if pass.places == nil {
            // Mostly it is near: what comes and goes are a view's few commands.
            let near = list.entries[min(pass.cursor, list.entries.count)...].prefix(Self.nearby)
            if let place = near.firstIndex(where: { $0.key == key }) { return place }
            pass.places = CommandPlaces(list.entries)
        }
        return pass.places!.place(of: key, from: pass.cursor)
    }

    /// So many commands are looked through before a table of all is made.
    private static let nearby = 128
}

/// Where in a list each view draws with each kind of command.
private struct CommandPlaces {
    /// A table of the keys' groups, by hash; 0 for none, else one more than the group.
    private var table: [Int32]
    private let shift: UInt64
    private var keys: [UInt64] = []
    /// Where the places of each group begin in `places`, and where the last one ends.
    private var starts: [Int32] = []
    /// The places of the first group, rising, then those of the next.
    private var places: [Int32]
    /// How often each group has been asked for.
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
            guard !entry.isPop else {
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

    /// The slot that has the key, or that is free for it: at most half of them are taken.
    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while table[slot] != 0, keys[Int(table[slot]) - 1] != key { slot = (slot + 1) & (table.count - 1) }
        return slot
    }

    /// The first place of a key at or after the cursor; where there is none, the one as far on as the key has been asked
    /// for.
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
    fileprivate var isPop: Bool { if case .pop = command { true } else { false } }

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
