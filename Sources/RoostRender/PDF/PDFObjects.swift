import CDeflate
import Foundation
import RoostPicture

/// The objects of a PDF file. Each is written as soon as it is known, and its offset is remembered for the table at the
/// file's end.
final class PDFObjects {
    private let sink: (UnsafeRawBufferPointer) throws -> Void
    /// By object number; 0 for an object that has not been written.
    private var offsets = [0]
    /// The number of bytes that the sink has received.
    private var flushed = 0
    private var pending = PDFBuffer()
    private var checksum: UInt32 = 0
    /// For content that is on every page.
    private let fastDeflater = PDFDeflater(effort: 1)
    /// For content that is in the file once.
    private lazy var thoroughDeflater = PDFDeflater(effort: 6)

    /// - Parameter version: The version of PDF that the file begins with.
    init(version: String, sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
        self.sink = sink
        pending.raw("%PDF-\(version)\n%")
        // Four bytes that never occur in text, for programs that guess a file's type.
        pending.append([0xB5, 0xED, 0xAE, 0xFB, 0x0A])
    }

    /// A number for an object that will be written.
    func reserve() -> Int {
        offsets.append(0)
        return offsets.count - 1
    }

    func write(_ object: Int, _ body: (inout PDFBuffer) -> Void) {
        begin(object)
        body(&pending)
        pending.raw("\nendobj\n")
    }

    func add(_ body: (inout PDFBuffer) -> Void) -> Int {
        let object = reserve()
        write(object, body)
        return object
    }

    enum Compression {
        /// Fast, if it makes the content shorter.
        case fast
        /// Better, if it makes the content shorter.
        case thorough
        /// Better, and always: for content that the dictionary describes further.
        case always
    }

    /// Writes a stream.
    /// - Parameter dictionary: Writes the entries that describe the stream, each with a space behind it.
    func writeStream(
        _ object: Int, _ content: some ContiguousBytes, _ compression: Compression,
        dictionary: (inout PDFBuffer) -> Void = { _ in }
    ) {
        let deflater = compression == .fast ? fastDeflater : thoroughDeflater
        content.withUnsafeBytes { content in
            let isWritten = deflater.withCompressed(content, isAlways: compression == .always) { compressed in
                writeStream(object, parts: [compressed]) { entries in
                    dictionary(&entries)
                    entries.raw("/Filter /FlateDecode ")
                }
            }
            if !isWritten { writeStream(object, parts: [content], dictionary: dictionary) }
        }
    }

    /// Writes a stream unchanged.
    func writeStream(_ object: Int, parts: [UnsafeRawBufferPointer], dictionary: (inout PDFBuffer) -> Void) {
        begin(object)
        pending.raw("<< ")
        dictionary(&pending)
        pending.raw("/Length ")
        pending.integer(parts.reduce(0) { $0 + $1.count })
        pending.raw(" >>\nstream\n")
        for part in parts { pending.append(part) }
        pending.raw("\nendstream\nendobj\n")
    }

    private func begin(_ object: Int) {
        offsets[object] = flushed + pending.count
        pending.integer(object)
        pending.raw(" 0 obj\n")
    }

    /// Passes the written bytes to the sink.
    func flush() throws {
        try pending.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            checksum = libdeflate_crc32(checksum, base, bytes.count)
            try sink(bytes)
        }
        flushed += pending.count
        pending.clear()
    }

    /// Writes the table of objects and passes everything to the sink.
    func finish(catalog: Int, information: Int) throws {
        try flush()
        let start = flushed
        pending.raw("xref\n0 ")
        pending.integer(offsets.count)
        pending.raw("\n0000000000 65535 f \n")
        for offset in offsets.dropFirst() {
            // An entry has twenty bytes.
            pending.integer(offset, digits: 10)
            pending.raw(offset == 0 ? " 65535 f \n" : " 00000 n \n")
        }
        pending.raw("trailer\n<< /Size ")
        pending.integer(offsets.count)
        pending.raw(" /Root ")
        pending.reference(catalog)
        pending.raw(" /Info ")
        pending.reference(information)
        pending.raw(" /ID [ ")
        for _ in 0..<2 {
            pending.raw("<")
            for value in [
                checksum, UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: offsets.count), ~checksum,
            ] {
                pending.hex(value, digits: 8)
            }
            pending.raw("> ")
        }
        pending.raw("] >>\nstartxref\n")
        pending.integer(start)
        pending.raw("\n%%EOF\n")
        try flush()
    }
}

/// Compresses streams, with memory that is re-used.
private final class PDFDeflater {
    private let compressor: OpaquePointer
    private var compressed = ScratchBuffer<UInt8>()

    /// - Parameter effort: 1 (fastest) … 12 (smallest).
    init(effort: Int32) { compressor = libdeflate_alloc_compressor(effort) }

    deinit {
        libdeflate_free_compressor(compressor)
        compressed.free()
    }

    /// Calls the closure with a zlib stream; false if that would not be shorter than the content.
    func withCompressed(
        _ content: UnsafeRawBufferPointer, isAlways: Bool, _ body: (UnsafeRawBufferPointer) -> Void
    ) -> Bool {
        if !isAlways, content.count <= 100 { return false }
        let room = isAlways ? libdeflate_zlib_compress_bound(compressor, content.count) : content.count - 1
        compressed.reserve(room)
        let count = libdeflate_zlib_compress(compressor, content.baseAddress, content.count, compressed.base, room)
        if count > 0 { body(UnsafeRawBufferPointer(start: compressed.base, count: count)) }
        return count > 0
    }
}
