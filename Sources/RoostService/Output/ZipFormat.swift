import CDeflate
import Foundation

/// The ZIP format, with files as they are: pictures and documents are compressed already. An archive of more than 65,535
/// files or 4 GB has the larger records of ZIP64.
enum ZipFormat: ArchiveFormat {
    private static let headLength = 30

    static func frame(_ name: String, _ data: Data) throws -> (head: Data, tail: Data) {
        guard data.count < Int(UInt32.max) else { throw ServiceError.tooLong(name) }
        let checksum = data.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        var head = Data()
        head.append(0x0403_4B50 as UInt32)
        head.append(contentsOf: common(size: UInt32(data.count), checksum: checksum, name: name))
        return (head + Data(name.utf8), Data())
    }

    /// What the record before a file and the record in the directory have in common: from the version to the lengths.
    private static func common(size: UInt32, checksum: UInt32, name: String) -> Data {
        var record = Data()
        // Version 2.0, no flags, no compression, midnight of 1 January 1980: the earliest time that there is.
        for value in [20, 0, 0, 0, 0x21] as [UInt16] { record.append(value) }
        for value in [checksum, size, size] { record.append(value) }
        for value in [UInt16(name.utf8.count), 0] { record.append(value) }
        return record
    }

    static func entry(_ archive: ArchiveFile, at offset: Int) -> ArchiveEntry? {
        guard let head = archive.bytes(headLength, at: offset), head[0..<4].elementsEqual([0x50, 0x4B, 3, 4]),
            let name = archive.bytes(Int(number(head, 26, 2)), at: offset + headLength)
        else { return nil }
        let end = offset + headLength + name.count + Int(number(head, 18, 4))
        guard end <= archive.length else { return nil }
        return ArchiveEntry(name: Substring(decoding: name, as: UTF8.self), end: end)
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt64 {
        bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Writes the directory: it is read from the records before the files, so that memory holds none of it.
    static func end(_ archive: ArchiveFile, upTo end: Int, write: (Data) throws -> Void) throws {
        var (offset, count, directory, length) = (0, 0, Data(), 0)
        func flush() throws {
            length += directory.count
            try write(directory)
            directory.removeAll(keepingCapacity: true)
        }
        while offset < end, let entry = entry(archive, at: offset), let head = archive.bytes(headLength, at: offset) {
            let name = String(entry.name)
            let isFar = offset >= Int(UInt32.max)
            directory.append(0x0201_4B50 as UInt32)
            directory.append(isFar ? 45 : 20 as UInt16)
            var record = common(
                size: UInt32(number(head, 18, 4)), checksum: UInt32(number(head, 14, 4)), name: name)
            if isFar {
                // The length of the field that has the offset.
                record.removeLast(2)
                record.append(12 as UInt16)
            }
            directory.append(record)
            for value in [0, 0, 0] as [UInt16] { directory.append(value) }
            directory.append(0o100644 << 16 as UInt32)
            directory.append(isFar ? UInt32.max : UInt32(offset))
            directory.append(contentsOf: name.utf8)
            if isFar {
                for value in [1, 8] as [UInt16] { directory.append(value) }
                directory.append(UInt64(offset))
            }
            (offset, count) = (entry.end, count + 1)
            if directory.count > 1 << 20 { try flush() }
        }
        try flush()
        if count >= Int(UInt16.max) || end + length >= Int(UInt32.max) {
            directory.append(0x0606_4B50 as UInt32)
            directory.append(44 as UInt64)
            for value in [45, 45] as [UInt16] { directory.append(value) }
            for value in [0, 0] as [UInt32] { directory.append(value) }
            for value in [count, count, length, end] { directory.append(UInt64(value)) }
            directory.append(0x0706_4B50 as UInt32)
            directory.append(0 as UInt32)
            directory.append(UInt64(end + length))
            directory.append(1 as UInt32)
        }
        directory.append(0x0605_4B50 as UInt32)
        for value in [0, 0, UInt16(clamping: count), UInt16(clamping: count)] { directory.append(value) }
        for value in [UInt32(clamping: length), UInt32(clamping: end)] { directory.append(value) }
        directory.append(0 as UInt16)
        try write(directory)
    }
}

extension Data {
    /// Appends a number's bytes, the lowest first.
    fileprivate mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
