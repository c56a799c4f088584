import Foundation

/// Reads lines and bytes of a file or a pipe, with little of it in memory.
final class ByteReader {
    private let file: Int32
    private let ownsFile: Bool
    private var buffer: [UInt8] = []
    /// The first byte of the buffer that nobody has taken.
    private var start = 0

    /// The bytes of the longest line; a longer one is an error.
    static let longestLine = 64 << 20

    init(_ file: Int32, ownsFile: Bool = false) {
        self.file = file
        self.ownsFile = ownsFile
    }

    deinit { if ownsFile { close(file) } }

    /// The next line, without its end; nil at the end of the file.
    func line() throws -> Data? {
        var searched = 0
        while true {
            if let length = distance(toNewlineBehind: searched) {
                defer { start += length + 1 }
                return trimmed(length)
            }
            searched = buffer.count - start
            guard searched <= Self.longestLine else { throw ServiceError.tooLong("A line") }
            if !readMore() { break }
        }
        guard searched > 0 else { return nil }
        defer { start += searched }
        return trimmed(searched)
    }

    /// As many bytes; nil if the file ends before them.
    func bytes(_ count: Int) -> Data? {
        while buffer.count - start < count { if !readMore() { return nil } }
        defer { start += count }
        return Data(buffer[start..<start + count])
    }

    private func distance(toNewlineBehind offset: Int) -> Int? {
        buffer.withUnsafeBytes { buffer in
            let rest = UnsafeRawBufferPointer(rebasing: buffer[(start + offset)...])
            guard let base = rest.baseAddress, let found = memchr(base, 0x0A, rest.count) else { return nil }
            return offset + (UnsafeRawPointer(found) - base)
        }
    }

    private func trimmed(_ length: Int) -> Data {
        let isCarried = length > 0 && buffer[start + length - 1] == 0x0D
        return Data(buffer[start..<start + length - (isCarried ? 1 : 0)])
    }

    /// Returns false at the end of the file.
    private func readMore() -> Bool {
        buffer.removeFirst(start)
        start = 0
        let count = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: max(1 << 16, count)))
        let length = buffer.withUnsafeMutableBytes { buffer in
            var length: Int
            repeat {
                length = read(file, buffer.baseAddress! + count, buffer.count - count)
            } while length < 0 && errno == EINTR
            return length
        }
        buffer.removeLast(buffer.count - count - max(length, 0))
        return length > 0
    }
}
