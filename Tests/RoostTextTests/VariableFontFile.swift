import Foundation
import Testing

/// A variable font, made of a static one: its outlines do not vary, but it has axes, named instances and their names.
struct VariableFontFile {
    struct Instance {
        var style: String
        /// One number for each axis.
        var coordinates: [Double]
    }

    struct Axis {
        var tag: String
        var range: ClosedRange<Double>
        var standard: Double
    }

    /// Writes the font to a temporary file.
    /// - Parameter path: A TrueType font with one face.
    static func write(of path: String, axes: [Axis], instances: [Instance]) throws -> URL {
        let font = try Data(contentsOf: URL(fileURLWithPath: path))
        var tables: [(tag: String, data: Data)] = []
        for index in 0..<Int(font.number(at: 4, bytes: 2)) {
            let record = 12 + 16 * index
            let (offset, length) = (font.number(at: record + 8, bytes: 4), font.number(at: record + 12, bytes: 4))
            tables.append(
                (String(decoding: font[record..<record + 4], as: UTF8.self), Data(font[offset..<offset + length])))
        }
        let firstName = 300
        let index = try #require(tables.firstIndex { $0.tag == "name" })
        tables[index].data = names(tables[index].data, adding: instances.map(\.style), from: firstName)
        tables.append(("fvar", variations(axes, instances, firstName)))
        tables.sort { $0.tag < $1.tag }

        var header = Data(font[0..<4])
        header.append(tables.count, bytes: 2)
        header.append(0, bytes: 6)
        var body = Data()
        for table in tables {
            header.append(Data(table.tag.utf8))
            header.append(0, bytes: 4)
            header.append(12 + 16 * tables.count + body.count, bytes: 4)
            header.append(table.data.count, bytes: 4)
            body.append(table.data)
            body.append(Data(count: -table.data.count & 3))
        }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try (header + body).write(to: url)
        return url
    }

    private static func variations(_ axes: [Axis], _ instances: [Instance], _ firstName: Int) -> Data {
        var table = Data()
        for number in [1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count] {
            table.append(number, bytes: 2)
        }
        for axis in axes {
            table.append(Data(axis.tag.utf8))
            for number in [axis.range.lowerBound, axis.standard, axis.range.upperBound] {
                table.append(Int(number * 65536), bytes: 4)
            }
            table.append(0, bytes: 2)
            table.append(firstName, bytes: 2)
        }
        for (index, instance) in instances.enumerated() {
            table.append(firstName + index, bytes: 2)
            table.append(0, bytes: 2)
            for number in instance.coordinates { table.append(Int(number * 65536), bytes: 4) }
        }
        return table
    }

    private static func names(_ table: Data, adding names: [String], from firstID: Int) -> Data {
        let table = Data(table)
        let (count, start) = (table.number(at: 2, bytes: 2), table.number(at: 4, bytes: 2))
        var result = Data(table[0..<2])
        result.append(count + names.count, bytes: 2)
        result.append(start + 12 * names.count, bytes: 2)
        result.append(Data(table[6..<6 + 12 * count]))
        var texts = Data(table[start...])
        for (index, name) in names.enumerated() {
            let text = name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            for number in [3, 1, 0x409, firstID + index, text.count, texts.count] { result.append(number, bytes: 2) }
            texts.append(contentsOf: text)
        }
        result.append(texts)
        return result
    }
}

extension Data {
    fileprivate func number(at index: Int, bytes: Int) -> Int {
        self[startIndex + index..<startIndex + index + bytes].reduce(0) { $0 << 8 | Int($1) }
    }

    fileprivate mutating func append(_ number: Int, bytes: Int) {
        for shift in stride(from: 8 * (bytes - 1), through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
