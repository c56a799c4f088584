import Foundation

/// The objects of a PDF file, read as they are asked for.
///
/// The file is not trusted: references may form circles, streams may expand without end, and the table of objects may be
/// wrong. Then the file is searched for its objects.
final class PDFSource {
    static let maximumBytes = 32 << 20

    private enum Entry {
        case offset(Int)
        /// The number of the stream that holds the object.
        case packed(in: Int)
    }

    private let bytes: [UInt8]
    private var entries: [Int: Entry] = [:]
    private var known: [Int: PDFValue] = [:]
    private var reading: Set<Int> = []
    /// The number of objects that can still be read, so that no file takes for ever.
    private var budget = 200_000
    private var inflatedBytes = 0
    /// The bytes that have been read as objects, and searched for the ends of streams without a length: objects may
    /// overlap, so there may be more of them than in the file.
    private var searchedBytes = 0
    private var hasReadEnough: Bool { searchedBytes > 4 * Self.maximumBytes }
    private(set) var trailer: [String: PDFValue] = [:]

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        guard bytes.count <= Self.maximumBytes else {
            throw VectorFileError.tooLarge("PDF", "it has more than \(Self.maximumBytes >> 20) MB")
        }
        guard bytes.prefix(1024).contains(UInt8(ascii: "%")),
            Self.find(Array("%PDF-".utf8), in: bytes.prefix(1024)) != nil
        else { throw VectorFileError.malformed("PDF", "it does not begin as one") }
        readTables()
        if resolve(trailer["Root"]).dictionary == nil
            || resolve(resolve(trailer["Root"]).dictionary?["Pages"]).dictionary == nil
        {
            searchObjects()
        }
        guard trailer["Encrypt"] == nil else { throw VectorFileError.malformed("PDF", "it is encrypted") }
    }

    static func find(_ word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= word.count else { return nil }
        return (bytes.startIndex...(bytes.endIndex - word.count)).first { bytes[$0...].starts(with: word) }
    }

    // MARK: Tables

    private func readTables() {
        let tail = bytes.suffix(2048)
        let word = Array("startxref".utf8)
        guard tail.count >= word.count,
            let place = (tail.startIndex...(tail.endIndex - word.count)).reversed().first(where: {
                bytes[$0...].starts(with: word)
            })
        else { return }
        var scanner = PDFScanner(bytes[...], at: place + word.count)
        guard var offset = scanner.value()?.integer else { return }
        var seen: Set<Int> = []
        while seen.count < 64, seen.insert(offset).inserted, bytes.indices.contains(offset) {
            guard let found = readTable(at: offset) else { return }
            trailer.merge(found) { own, _ in own }
            if let hybrid = found["XRefStm"]?.integer, bytes.indices.contains(hybrid), seen.insert(hybrid).inserted {
                _ = readTable(at: hybrid)
            }
            guard let previous = found["Prev"]?.integer else { return }
            offset = previous
        }
    }

    /// Reads a table, or a stream that is one; its trailer.
    private func readTable(at offset: Int) -> [String: PDFValue]? {
        var scanner = PDFScanner(bytes[...], at: offset)
        guard scanner.skip("xref") else {
            guard let stream = object(at: offset)?.value.stream else { return nil }
            readTable(in: stream)
            return stream.dictionary
        }
        while true {
            if scanner.skip("trailer") { return scanner.value()?.dictionary }
            guard let first = scanner.value()?.integer, let count = scanner.value()?.integer, first >= 0, count >= 0,
                count <= bytes.count / 18
            else { return nil }
            for index in 0..<count {
                guard let place = scanner.value()?.integer, scanner.value()?.integer != nil,
                    case .word(let kind)? = scanner.value()
                else { return nil }
                if kind == "n", entries[first + index] == nil { entries[first + index] = .offset(place) }
            }
        }
    }

    private func readTable(in stream: PDFStream) {
        guard let content = content(of: stream),
            let widths = stream.dictionary["W"]?.array?.compactMap(\.integer), widths.count >= 3,
            widths.allSatisfy({ (0...8).contains($0) }), widths[0] + widths[1] + widths[2] > 0
        else { return }
        let size = stream.dictionary["Size"]?.integer ?? 0
        let index = stream.dictionary["Index"]?.array?.compactMap(\.integer) ?? [0, size]
        let length = widths.reduce(0, +)
        var place = 0
        func field(_ start: Int, _ width: Int) -> Int {
            content[start..<(start + width)].reduce(0) { ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1) }
        }
        for pair in stride(from: 0, to: index.count - 1, by: 2) {
            guard index[pair] >= 0, index[pair + 1] >= 0, index[pair] < 1 << 40 else { return }
            var number = index[pair]
            for _ in 0..<min(index[pair + 1], content.count) {
                guard place + length <= content.count else { return }
                let kind = widths[0] == 0 ? 1 : field(place, widths[0])
                let second = field(place + widths[0], widths[1])
                if entries[number] == nil {
                    if kind == 1 { entries[number] = .offset(second) }
                    if kind == 2 { entries[number] = .packed(in: second) }
                }
                number += 1
                place += length
            }
        }
    }

    /// Finds objects by their headers, where the tables are of no use.
    private func searchObjects() {
        entries = [:]
        known = [:]
        var found: [String: PDFValue] = [:]
        let word = Array(" obj".utf8)
        var index = 0
        while index + word.count <= bytes.count {
            if bytes[index] == 32, bytes[index...].starts(with: word) {
                var start = index
                func back(_ isWanted: (UInt8) -> Bool) { while start > 0, isWanted(bytes[start - 1]) { start -= 1 } }
                let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                back(isDigit)
                back(PDFScanner.isSpace)
                back(isDigit)
                var scanner = PDFScanner(bytes[...], at: start)
                if let number = scanner.value()?.integer { entries[number] = .offset(start) }
                index += word.count
            } else if bytes[index] == UInt8(ascii: "t"), bytes[index...].starts(with: Array("trailer".utf8)) {
                var scanner = PDFScanner(bytes[...], at: index + 7)
                if let dictionary = scanner.value()?.dictionary { found.merge(dictionary) { $1 } }
                index += 7
            } else {
                index += 1
            }
        }
        for number in entries.keys.sorted().prefix(20_000) {
            guard let stream = object(number).stream else {
                if object(number).dictionary?["Type"]?.name == "Catalog" { found["Root"] = .reference(number) }
                continue
            }
            if stream.dictionary["Type"]?.name == "ObjStm" {
                for (inner, value) in unpacked(stream) where known[inner] == nil {
                    known[inner] = value
                    if value.dictionary?["Type"]?.name == "Catalog" { found["Root"] = .reference(inner) }
                }
            }
            if stream.dictionary["Type"]?.name == "XRef" { found.merge(stream.dictionary) { own, _ in own } }
        }
        trailer = found
    }

    // MARK: Objects

    /// A value, or the object that it refers to.
    func resolve(_ value: PDFValue?) -> PDFValue {
        var value = value ?? .null
        for _ in 0..<16 {
            guard case .reference(let number) = value else { return value }
            value = object(number)
        }
        return .null
    }

    private func object(_ number: Int) -> PDFValue {
        if let value = known[number] { return value }
        budget -= 1
        guard budget > 0, let entry = entries[number], reading.insert(number).inserted else { return .null }
        defer { reading.remove(number) }
        var result = PDFValue.null
        switch entry {
        case .offset(let offset):
            if let found = object(at: offset), found.number == number { result = found.value }
        case .packed(let container):
            if let stream = object(container).stream {
                for (inner, value) in unpacked(stream) where known[inner] == nil {
                    if case .packed(container)? = entries[inner] { known[inner] = value }
                }
                return known[number] ?? .null
            }
        }
        known[number] = result
        return result
    }

    /// The object whose header is at a place.
    private func object(at offset: Int) -> (number: Int, value: PDFValue)? {
        guard bytes.indices.contains(offset), !hasReadEnough else { return nil }
        var scanner = PDFScanner(bytes[...], at: offset)
        defer { searchedBytes += scanner.index - offset }
        guard let number = scanner.value()?.integer, scanner.value()?.integer != nil, scanner.skip("obj"),
            let value = scanner.value()
        else { return nil }
        guard case .dictionary(let dictionary) = value, scanner.skip("stream") else { return (number, value) }
        var start = scanner.index
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let ending = Array("endstream".utf8)
        if let length = resolve(dictionary["Length"]).integer, length >= 0, length <= bytes.count - start {
            var after = PDFScanner(bytes[...], at: start + length)
            if after.skip("endstream") {
                return (number, .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<(start + length)])))
            }
        }
        let end = Self.find(ending, in: bytes[start...]) ?? bytes.count
        searchedBytes += end - start
        return (number, .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<end])))
    }

    /// The objects in a stream of objects.
    private func unpacked(_ stream: PDFStream) -> [(Int, PDFValue)] {
        guard let content = content(of: stream), let count = resolve(stream.dictionary["N"]).integer,
            let first = resolve(stream.dictionary["First"]).integer, (0...100_000).contains(count),
            (0...content.count).contains(first)
        else { return [] }
        var header = PDFScanner(content[..<first])
        var result: [(Int, PDFValue)] = []
        for _ in 0..<count {
            guard let number = header.value()?.integer, let offset = header.value()?.integer, offset >= 0,
                offset < content.count - first
            else { break }
            var scanner = PDFScanner(content[...], at: first + offset)
            if let value = scanner.value() { result.append((number, value)) }
        }
        return result
    }

    /// A stream's content without its compression; nil, if it is damaged or if the file expands too much.
    func content(of stream: PDFStream) -> [UInt8]? {
        guard let (content, isJPEG) = packedContent(of: stream), !isJPEG else { return nil }
        return content
    }

    /// The same for a picture, which may stay a JPEG.
    func packedContent(of stream: PDFStream) -> (bytes: [UInt8], isJPEG: Bool)? {
        guard inflatedBytes <= 4 * PDFFilters.maximumBytes,
            let result = PDFFilters.content(of: stream, resolve: { self.resolve($0) })
        else { return nil }
        inflatedBytes += result.bytes.count
        return result
    }
}
