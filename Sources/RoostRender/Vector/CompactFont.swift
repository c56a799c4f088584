import CoreGraphics
import RoostPicture

/// A font in the Compact Font Format, made of outlines. Whatever a glyph came from (TrueType, a variable font, no file
/// at all), PDF and SVG show the same outlines as the pixels.
///
/// Its characters have numbers (CID-keyed). The first is 0, which is empty.
struct CompactFont {
    let name: String
    let unitsPerEm: Int
    /// The size of a unit in ems.
    private let scale: [UInt8]
    private var charstrings: [Charstring] = [.empty]
    /// The characters' numbers, ascending.
    private var codes: [UInt16] = [0]
    /// The extent of the outlines, in font units.
    private(set) var box: (left: Int, bottom: Int, right: Int, top: Int)?

    init(name: String, unitsPerEm: Int) {
        self.name = name
        self.unitsPerEm = unitsPerEm
        scale = Self.real(1 / Double(unitsPerEm))
    }

    var glyphCount: Int { charstrings.count }

    /// Adds the next character.
    /// - Parameter code: Its number, higher than the one before; by default the next.
    mutating func append(_ charstring: Charstring, code: UInt16? = nil) {
        codes.append(code ?? codes[codes.count - 1] &+ 1)
        charstrings.append(charstring)
        guard let new = charstring.box else { return }
        box =
            box.map {
                (min($0.left, new.left), min($0.bottom, new.bottom), max($0.right, new.right), max($0.top, new.top))
            } ?? new
    }

    /// Six letters that depend on the outlines.
    var tag: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for charstring in charstrings {
            for byte in charstring.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        var letters = ""
        for _ in 0..<6 {
            letters.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(hash % 26)))
            hash /= 26
        }
        return letters
    }

    // MARK: The file

    func file(named name: String) -> [UInt8] {
        var file: [UInt8] = [1, 0, 4, 4]
        file += Self.index([Array(name.utf8)])
        let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)])
        let subroutines = Self.index([])
        let charstrings = Self.index(charstrings.map { $0.bytes })
        let count = glyphCount
        let charset = charset
        // All glyphs belong to the one font dictionary.
        let selection: [UInt8] = [3, 0, 1, 0, 0, 0] + Self.short(count)
        // The default width is 0.
        let privateDictionary: [UInt8] = Self.integer(0) + [20]

        // Offsets have a fixed length, so that the dictionaries' lengths are known in advance.
        let fontDictionaryLength = Self.fontDictionary(privateAt: 0, length: 0).count
        let fontArrayLength = Self.index([[UInt8](repeating: 0, count: fontDictionaryLength)]).count
        let topLength = Self.index([topDictionary(charset: 0, selection: 0, charstrings: 0, fonts: 0)]).count
        let charsetStart = file.count + topLength + strings.count + subroutines.count
        let selectionStart = charsetStart + charset.count
        let charstringsStart = selectionStart + selection.count
        let fontsStart = charstringsStart + charstrings.count
        let privateStart = fontsStart + fontArrayLength

        let top = topDictionary(
            charset: charsetStart, selection: selectionStart, charstrings: charstringsStart, fonts: fontsStart)
        file += Self.index([top])
        file += strings + subroutines + charset + selection + charstrings
        file += Self.index([Self.fontDictionary(privateAt: privateStart, length: privateDictionary.count)])
        file += privateDictionary
        return file
    }

    /// The characters' numbers but the first: each, or in ranges.
    private var charset: [UInt8] {
        var ranges: [(first: UInt16, count: Int)] = []
        for code in codes.dropFirst() {
            if let last = ranges.last, Int(last.first) + last.count == Int(code) {
                ranges[ranges.count - 1].count += 1
            } else {
                ranges.append((code, 1))
            }
        }
        if 2 * ranges.count >= codes.count - 1 { return [0] + codes.dropFirst().flatMap { Self.short(Int($0)) } }
        return [2] + ranges.flatMap { Self.short(Int($0.first)) + Self.short($0.count - 1) }
    }

    private func topDictionary(charset: Int, selection: Int, charstrings: Int, fonts: Int) -> [UInt8] {
        // The registry and the ordering: the first strings after the 391 that every reader knows.
        var top = Self.integer(391) + Self.integer(392) + Self.integer(0) + [12, 30]
        top += Self.integer(Int(codes[codes.count - 1]) + 1) + [12, 34]
        let box = box ?? (0, 0, 0, 0)
        top += Self.integer(box.left) + Self.integer(box.bottom) + Self.integer(box.right) + Self.integer(box.top) + [5]
        if unitsPerEm != 1000 {
            let none = Self.integer(0)
            top += scale + none + none + scale + none + none + [12, 7]
        }
        top += Self.offset(charset) + [15]
        top += Self.offset(selection) + [12, 37]
        top += Self.offset(charstrings) + [17]
        top += Self.offset(fonts) + [12, 36]
        return top
    }

    private static func fontDictionary(privateAt start: Int, length: Int) -> [UInt8] {
        integer(length) + offset(start) + [18]
    }

    private static func short(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    private static func offset(_ value: Int) -> [UInt8] {
        [29] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func integer(_ value: Int) -> [UInt8] {
        switch value {
        case -107...107: [UInt8(value + 139)]
        case -32768...32767: [28] + short(value)
        default: offset(value)
        }
    }

    /// Digits, four bits each.
    private static func real(_ value: Double) -> [UInt8] {
        var nibbles: [UInt8] = []
        var text = Array("\(value)".utf8)[...]
        while let character = text.popFirst() {
            switch character {
            case UInt8(ascii: "."): nibbles.append(0xA)
            case UInt8(ascii: "e") where text.first == UInt8(ascii: "-"):
                nibbles.append(0xC)
                text.removeFirst()
            case UInt8(ascii: "e"): nibbles.append(0xB)
            case UInt8(ascii: "-"): nibbles.append(0xE)
            default: nibbles.append(character &- UInt8(ascii: "0"))
            }
        }
        nibbles.append(0xF)
        if !nibbles.count.isMultiple(of: 2) { nibbles.append(0xF) }
        return [30] + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    }

    /// Pieces of data, preceded by their offsets.
    private static func index(_ parts: [[UInt8]]) -> [UInt8] {
        guard !parts.isEmpty else { return [0, 0] }
        let length = parts.reduce(1) { $0 + $1.count }
        let size = length < 1 << 8 ? 1 : length < 1 << 16 ? 2 : length < 1 << 24 ? 3 : 4
        var index = short(parts.count) + [UInt8(size)]
        index.reserveCapacity(index.count + (parts.count + 1) * size + length)
        var start = 1
        func appendOffset(_ offset: Int) {
            var shift = 8 * size
            while shift > 0 {
                shift -= 8
                index.append(UInt8(truncatingIfNeeded: offset >> shift))
            }
        }
        for part in parts {
            appendOffset(start)
            start += part.count
        }
        appendOffset(start)
        for part in parts { index += part }
        return index
    }
}
