@testable import RoostBrowser

/// The page's side of the list protocol: builds lists from differences.
struct ListDecoder {
    struct Entry: Equatable {
        var owner: UInt64
        var shape: [UInt8]
        var numbers: [Int64]
    }

    private(set) var entries: [Entry] = []
    private(set) var size: (Int64, Int64) = (0, 0)
    private var bytes: [UInt8] = []
    private var at = 0

    mutating func take(_ message: [UInt8]) {
        (bytes, at) = (message, 0)
        size = (signed(), signed())
        let count = Int(unsigned())
        var next: [Entry] = []
        var cursor = 0
        var patch: [(index: Int, delta: Int64)] = []
        func patched(_ entry: Entry) -> Entry {
            var entry = entry
            for change in patch { entry.numbers[change.index] += change.delta }
            return entry
        }
        while next.count < count {
            let word = unsigned()
            let amount = Int(word >> 3)
            switch word & 7 {
            case 0:
                next += entries[cursor..<cursor + amount]
                cursor += amount
            case 1: cursor += Int(signed())
            case 2:
                patch = []
                var index = -1
                for _ in 0..<amount {
                    index += Int(unsigned()) + 1
                    patch.append((index, signed()))
                }
                next.append(patched(entries[cursor]))
                cursor += 1
            case 3: next.append(literal())
            case 4:
                for _ in 0..<amount {
                    next.append(patched(entries[cursor]))
                    cursor += 1
                }
            default: fatalError("unknown operation")
            }
        }
        precondition(at == bytes.count, "a list ends where its message does")
        entries = next
    }

    // MARK: Shapes

    private mutating func literal() -> Entry {
        let owner = unsigned()
        let start = at
        let count = shape()
        let shape = Array(bytes[start..<at])
        return Entry(owner: owner, shape: shape, numbers: (0..<count).map { _ in signed() })
    }

    /// Reads a shape and returns how many numbers belong to it.
    private mutating func shape() -> Int {
        switch byte() {
        case 1:
            _ = byte()
            return path() + paint()
        case 2:
            _ = byte()
            let dashes = Int(unsigned())
            return 3 + dashes + path() + paint()
        case 3:
            let flags = byte()
            let count = Int(unsigned())
            for _ in 0..<count { _ = unsigned() }
            return 3 + (flags & 2 == 0 ? 0 : 1) + count * (flags & 1 == 0 ? 1 : 2) + paint()
        case 4:
            _ = unsigned()
            let flags = byte()
            return 4 + (flags & 4 == 0 ? 0 : 4) + (flags & 8 == 0 ? 0 : paint())
        case 5: return 6
        case 6:
            _ = byte()
            return path()
        case 7: return 1
        case 8:
            _ = byte()
            return 0
        case 10: return [1, 1, 7, 20, 0][Int(byte())]
        case 13:
            at += Int(unsigned())
            return 4
        default: return 0
        }
    }

    private mutating func path() -> Int {
        switch byte() {
        case 0: return 0
        case 1, 2: return 4
        case 3, 4: return 6
        default:
            _ = byte()
            var points = 0
            for _ in 0..<unsigned() { points += [1, 1, 2, 3, 0][Int(byte())] }
            return 2 + max(points - 1, 0) * 2
        }
    }

    private mutating func paint() -> Int {
        let kind = Int(byte())
        let stops = (1...4).contains(kind) ? Int(unsigned()) : 0
        if kind == 5 { _ = unsigned() }
        return stops * 5 + [4, 4, 4, 6, 4, 4][kind]
    }

    // MARK: Numbers

    private mutating func byte() -> UInt8 {
        at += 1
        return bytes[at - 1]
    }

    private mutating func unsigned() -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = byte()
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return value }
            shift += 7
        }
    }

    private mutating func signed() -> Int64 {
        let value = unsigned()
        return Int64(value >> 1) ^ -Int64(value & 1)
    }
}
