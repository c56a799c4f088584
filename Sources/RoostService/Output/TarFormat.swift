import Foundation

/// The tar format of POSIX (ustar): a block of 512 bytes before each file, and zeros behind it up to the next block.
enum TarFormat: ArchiveFormat {
    private static let block = 512

    static func frame(_ name: String, _ data: Data) throws -> (head: Data, tail: Data) {
        guard data.count < 1 << 33 else { throw ServiceError.tooLong(name) }
        var head = [UInt8](repeating: 0, count: block)
        func put(_ text: String, _ offset: Int) {
            head.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
        }
        func octal(_ value: Int, _ digits: Int) -> String {
            let text = String(value, radix: 8)
            return String(repeating: "0", count: digits - text.count) + text
        }
        put(name, 0)
        put(octal(0o644, 7), 100)
        put(octal(0, 7), 108)
        put(octal(0, 7), 116)
        put(octal(data.count, 11), 124)
        // One and the same time for all, so that equal rows are equal archives.
        put(octal(0, 11), 136)
        put("        ", 148)
        put("0", 156)
        put("ustar\u{0}00", 257)
        put(octal(head.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", 148)
        return (Data(head), Data(count: padding(data.count)))
    }

    private static func padding(_ count: Int) -> Int { (block - count % block) % block }

    static func entry(_ archive: ArchiveFile, at offset: Int) -> ArchiveEntry? {
        guard let head = archive.bytes(block, at: offset), head[257..<262].elementsEqual("ustar".utf8),
            let size = Int(String(decoding: head[124..<135], as: UTF8.self), radix: 8)
        else { return nil }
        let end = offset + block + size + padding(size)
        guard end <= archive.length else { return nil }
        return ArchiveEntry(name: Substring(decoding: head.prefix { $0 != 0 }, as: UTF8.self), end: end)
    }

    static func end(_ archive: ArchiveFile, upTo end: Int, write: (Data) throws -> Void) throws {
        try write(Data(count: 2 * block))
    }
}
