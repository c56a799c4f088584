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

    private var old = EncodedCommand()
    private var new = EncodedCommand()

    package init() {}

    private enum Operation: UInt64 {
        case copy, jump, patch, literal, patchAgain
    }

    /// What a page that has `list` needs to get `next`. Definitions are left pending in `commands`.
    package mutating func encode(_ next: DisplayList, into writer: inout ByteWriter) {
        var size = EncodedCommand()
        size.add(next.size)
        for number in size.numbers { writer.signed(number) }
        writer.unsigned(next.entries.count)

        var pass = Pass()
        for index in next.entries.indices { encode(next.entries[index], &pass, &writer) }
        pass.flush(&writer)
        list = next
    }

    /// Forgets what the page has: the next list is told in full.
    mutating func reset() {
        list = DisplayList(size: .zero)
        commands = CommandEncoder()
    }

    /// The state of one walk.
    private struct Pass {
        var cursor = 0
        var copies = 0
        var repeats = 0
        /// The last patch, to tell whether the next one is the same.
        var patch: [UInt8] = []
        /// Where each view drew with each kind of command, made at the first jump.
        var places: [UInt64: [Int]]?
        var seen: [UInt64: Int] = [:]

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
        if pass.cursor < list.entries.count, list.entries[pass.cursor] == entry { return copy(&pass, &writer) }
        var isEncoded = false
        if pass.cursor < list.entries.count, list.entries[pass.cursor].key == entry.key {
            commands.encode(entry.command, into: &new)
            isEncoded = true
            if canPatch(at: pass.cursor) { return patch(&pass, &writer) }
        }
        if entry.command != .pop, let place = place(of: entry, &pass), place != pass.cursor {
            if list.entries[place] == entry {
                jump(to: place, &pass, &writer)
                return copy(&pass, &writer)
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

    private func copy(_ pass: inout Pass, _ writer: inout ByteWriter) {
        pass.flushRepeats(&writer)
        pass.copies += 1
        pass.cursor += 1
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
        var changes = ByteWriter()
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
            return copy(&pass, &writer)
        }
        pass.cursor += 1
        if changes.bytes == pass.patch {
            pass.flushCopies(&writer)
            pass.repeats += 1
            return
        }
        pass.flush(&writer)
        writer.unsigned(UInt64(count) << 3 | Operation.patch.rawValue)
        writer.append(changes.bytes)
        pass.patch = changes.bytes
    }

    /// Where the entry's view drew with such a command before: as often as it has in this walk.
    private func place(of entry: DisplayList.Entry, _ pass: inout Pass) -> Int? {
        if pass.places == nil {
            var places: [UInt64: [Int]] = [:]
            for (index, entry) in list.entries.enumerated() where entry.command != .pop {
                places[entry.key, default: []].append(index)
            }
            pass.places = places
        }
        let occurrence = pass.seen[entry.key, default: 0]
        pass.seen[entry.key] = occurrence + 1
        guard let places = pass.places?[entry.key] else { return nil }
        // They rise: the first at or after the cursor.
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < pass.cursor { low = middle + 1 } else { high = middle }
        }
        return low < places.count ? places[low] : places[min(occurrence, places.count - 1)]
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
