import CoreGraphics
import RoostPicture

/// The programs of symbols by name. Each table is text: a line for each symbol, sorted by name, with the name, a space
/// and the program; `=` and a name stand for another symbol's drawing. Nothing is read before a name is looked up, and
/// then only the lines on the way to it.
struct SymbolTable {
    static let all = [SymbolTable(ownAToM), SymbolTable(ownNToZ), SymbolTable(converted)]

    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// The program of a symbol; nil if no table has one.
    static func program(of name: String) -> Substring? {
        for table in all { if let program = table.program(of: name) { return program } }
        return nil
    }

    func program(of name: String) -> Substring? {
        let (bytes, name) = (bytes, Array(name.utf8))
        let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
        var (low, high) = (0, bytes.count)
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != newline { start -= 1 }
            let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
            let nameEnd = bytes[start..<end].firstIndex(of: space) ?? end
            let here = bytes[start..<nameEnd]
            if here.elementsEqual(name) {
                return Substring(String(decoding: bytes[min(nameEnd + 1, end)..<end], as: UTF8.self))
            }
            if here.lexicographicallyPrecedes(name) { low = min(end + 1, high) } else { high = start }
        }
        return nil
    }

    /// All lines: names and programs.
    var lines: [(name: Substring, program: Substring)] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            let name = line.prefix { $0 != " " }
            return (name, line.dropFirst(name.count + 1))
        }
    }
}
