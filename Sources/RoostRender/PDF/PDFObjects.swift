import CDeflate
import Foundation
import RoostPicture

/// The objects of a PDF file. Each is written as soon as it is known, and its place is remembered for the table at the
/// file's end.
final class PDFObjects {
    /// Where an object lies: at an offset in the file, or as one of the objects of an object stream.
    private struct Place {
        /// The offset, or the number of the object stream; 0 for an object that has not been written.
        var offset = 0
        /// The object's index in the object stream; −1 outside of any.
        var index: Int32 = -1
    }

    /// By object number. No access lasts over a call.
    @exclusivity(unchecked) private var places = [Place()]
    /// The packed objects that have not been written; nil for a file that packs none, which older readers understand.
    /// The closures that write an object take its text, and nothing else of the file.
    @exclusivity(unchecked) private var pack: PDFObjectPack?
    /// The number of bytes that have left.
    @exclusivity(unchecked) private var flushed = 0
    @exclusivity(unchecked) private var pending = PDFBuffer(room: 1 << 15)
    private var checksum: UInt32 = 0

    /// - Parameters:
    ///   - version: The version of PDF that the file begins with.
    ///   - packs: Whether `writePacked` packs objects, which needs version 1.5.
    init(version: String, packs: Bool = false) {
        pack = packs ? PDFObjectPack() : nil
        pending.raw("%PDF-\(version)\n%")
        // Four bytes that never occur in text, for programs that guess a file's type.
        pending.append([0xB5, 0xED, 0xAE, 0xFB, 0x0A])
    }

    /// A number for an object that will be written.
    func reserve() -> Int {
        places.append(Place())
        return places.count - 1
    }

    func write(_ object: Int, _ body: (inout PDFBuffer) -> Void) {
        begin(object)
        body(&pending)
        pending.raw("\nendobj\n")
    }

    /// Writes one of many small objects, which compress well together.
    func writePacked(_ object: Int, _ body: (inout PDFBuffer) -> Void) {
        guard pack != nil else { return write(object, body) }
        if pack!.stream == 0 { pack!.stream = reserve() }
        places[object] = Place(offset: pack!.stream, index: Int32(pack!.count))
        pack!.add(object, body)
        if pack!.count == PDFObjectPack.limit { pack!.write(to: self) }
    }

    func add(_ body: (inout PDFBuffer) -> Void) -> Int {
        let object = reserve()
        write(object, body)
        return object
    }

    enum Compression {
        /// For content that is in every file.
        case fast
        /// For content that is large, and in few files.
        case thorough
    }

    /// Writes a stream.
    /// - Parameters:
    ///   - isAlways: Whether the stream is compressed even if that makes it longer: for content that the dictionary
    ///     describes further.
    ///   - dictionary: Writes the entries that describe the stream, each with a space behind it.
    func writeStream(
        _ object: Int, _ content: some ContiguousBytes, _ compression: Compression,
        isAlways: Bool = false, dictionary: (inout PDFBuffer) -> Void = { _ in }
    ) {
        content.withUnsafeBytes { content in
            let isWritten = PDFDeflater.withCompressed(content, compression, isAlways: isAlways) { compressed in
                writeStream(object, parts: [compressed]) { entries in
                    dictionary(&entries)
                    entries.raw("/Filter /FlateDecode ")
                }
            }
            if !isWritten { writeStream(object, parts: [content], dictionary: dictionary) }
        }
    }

    /// A stream that is written later, or often.
    func compressed(_ content: some ContiguousBytes, _ compression: Compression) -> PDFStreamContent {
        content.withUnsafeBytes { content in
            var stream: PDFStreamContent?
            _ = PDFDeflater.withCompressed(content, compression, isAlways: false) {
                stream = PDFStreamContent(bytes: Array($0), isCompressed: true)
            }
            return stream ?? PDFStreamContent(bytes: Array(content), isCompressed: false)
        }
    }

    func write(_ object: Int, _ stream: PDFStreamContent, dictionary: (inout PDFBuffer) -> Void = { _ in }) {
        stream.bytes.withUnsafeBytes { bytes in
            writeStream(object, parts: [bytes]) { entries in
                dictionary(&entries)
                if stream.isCompressed { entries.raw("/Filter /FlateDecode ") }
            }
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
        places[object] = Place(offset: flushed + pending.count)
        pending.integer(object)
        pending.raw(" 0 obj\n")
    }

    /// Passes the written bytes to a sink.
    func flush(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
        try pending.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            checksum = libdeflate_crc32(checksum, base, bytes.count)
            try sink(bytes)
        }
        flushed += pending.count
        pending.clear()
    }

    /// Writes the table of objects and passes everything to a sink.
    func finish(
        catalog: Int, information: Int, to sink: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        pack?.write(to: self)
        try flush(to: sink)
        let start = flushed
        if pack == nil {
            writeTable()
            pending.raw("trailer\n<< ")
            writeTrailer(catalog: catalog, information: information, start: start, to: &pending)
            pending.raw(">>\n")
        } else {
            writeTableStream(catalog: catalog, information: information, start: start)
        }
        pending.raw("startxref\n")
        pending.integer(start)
        pending.raw("\n%%EOF\n")
        try flush(to: sink)
    }

    private func writeTable() {
        pending.raw("xref\n0 ")
        pending.integer(places.count)
        pending.raw("\n0000000000 65535 f \n")
        for place in places.dropFirst() {
            // An entry has twenty bytes.
            pending.integer(place.offset, digits: 10)
            pending.raw(place.offset == 0 ? " 65535 f \n" : " 00000 n \n")
        }
    }

    /// Writes the table as a stream, which can name objects in object streams.
    private func writeTableStream(catalog: Int, information: Int, start: Int) {
        let object = reserve()
        places[object] = Place(offset: start)
        let width = max(1, (Int.bitWidth - start.leadingZeroBitCount + 7) / 8)
        let columns = width + 3
        // A short one is hardly worth the work.
        let isCompressed = places.count * columns > 1000
        var table: [UInt8] = []
        table.reserveCapacity(places.count * (columns + 1))
        var above = 0
        for place in places {
            let (type, third) = place.offset == 0 ? (0, 65535) : place.index < 0 ? (1, 0) : (2, Int(place.index))
            // An offset has at most five bytes: files are below a terabyte.
            let row = type << (8 * (width + 2)) | place.offset << 16 | third
            // Differences from the row above compress better: predictor 12.
            if isCompressed { table.append(2) }
            for shift in stride(from: 8 * (columns - 1), through: 0, by: -8) {
                table.append(UInt8(truncatingIfNeeded: row >> shift) &- UInt8(truncatingIfNeeded: above >> shift))
            }
            if isCompressed { above = row }
        }
        func describe(_ entry: inout PDFBuffer) {
            entry.raw("/Type /XRef /W [ 1 ")
            entry.integer(width)
            entry.raw(" 2 ] ")
            writeTrailer(catalog: catalog, information: information, start: start, to: &entry)
        }
        guard isCompressed else {
            return table.withUnsafeBytes { writeStream(object, parts: [$0], dictionary: describe) }
        }
        writeStream(object, table, .fast, isAlways: true) { entry in
            describe(&entry)
            entry.raw("/DecodeParms << /Predictor 12 /Columns ")
            entry.integer(columns)
            entry.raw(" >> ")
        }
    }

    private func writeTrailer(catalog: Int, information: Int, start: Int, to entry: inout PDFBuffer) {
        entry.raw("/Size ")
        entry.integer(places.count)
        entry.raw(" /Root ")
        entry.reference(catalog)
        entry.raw(" /Info ")
        entry.reference(information)
        entry.raw(" /ID [ ")
        for _ in 0..<2 {
            entry.raw("<")
            for value in [
                checksum, UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: places.count), ~checksum,
            ] {
                entry.hex(value, digits: 8)
            }
            entry.raw("> ")
        }
        entry.raw("] ")
    }
}

/// The content of a stream.
struct PDFStreamContent: Sendable {
    let bytes: [UInt8]
    let isCompressed: Bool
}

/// Compresses streams, with memory that all files re-use.
///
/// Unchecked because nothing in it is protected: the pools hand it to one stream at a time.
private final class PDFDeflater: @unchecked Sendable {
    private let compressor: OpaquePointer
    private var compressed = ScratchBuffer<UInt8>()

    private static let fast = ScratchPool(limit: 64) { PDFDeflater(effort: 1) }
    private static let thorough = ScratchPool(limit: 8) { PDFDeflater(effort: 6) }
    /// Longer streams are rare, and not worth keeping their memory.
    private static let longestKept = 1 << 20

    /// - Parameter effort: 1 (fastest) … 12 (smallest).
    private init(effort: Int32) { compressor = libdeflate_alloc_compressor(effort) }

    deinit {
        libdeflate_free_compressor(compressor)
        compressed.free()
    }

    /// Calls the closure with a zlib stream; false if that would not be shorter than the content.
    static func withCompressed(
        _ content: UnsafeRawBufferPointer, _ compression: PDFObjects.Compression, isAlways: Bool,
        _ body: (UnsafeRawBufferPointer) -> Void
    ) -> Bool {
        if !isAlways, content.count <= 100 { return false }
        let pool = compression == .fast ? fast : thorough
        return pool.withScratch(isKept: { $0.compressed.capacity <= longestKept }) { deflater in
            let compressor = deflater.compressor
            let room = isAlways ? libdeflate_zlib_compress_bound(compressor, content.count) : content.count - 1
            deflater.compressed.reserve(room)
            let start = deflater.compressed.base
            let count = libdeflate_zlib_compress(compressor, content.baseAddress, content.count, start, room)
            if count > 0 { body(UnsafeRawBufferPointer(start: start, count: count)) }
            return count > 0
        }
    }
}
