import CoreGraphics
import RoostPicture

/// A font in the Compact Font Format, made of outlines. Whatever a glyph came from (TrueType, a variable font, no file
/// at all), the page shows the same outlines as the pixels.
///
/// Its characters are numbered (CID-keyed), from 0, which is empty.
struct PDFFontProgram {
    let name: String
    let unitsPerEm: Int
    private var charstrings: [[UInt8]] = [[14]]
    /// The extent of the outlines, in font units.
    private(set) var box: (left: Int, bottom: Int, right: Int, top: Int)?

    init(name: String, unitsPerEm: Int) {
        self.name = name
        self.unitsPerEm = unitsPerEm
    }

    var glyphCount: Int { charstrings.count }

    /// The next character's outline, in font units, y up.
    mutating func append(_ outline: Path, width: Int) {
        var writer = CharstringWriter(width: width)
        outline.forEach { writer.add($0) }
        charstrings.append(writer.finished())
        guard let new = writer.box else { return }
        box =
            box.map {
                (min($0.left, new.left), min($0.bottom, new.bottom), max($0.right, new.right), max($0.top, new.top))
            } ?? new
    }

    /// Six letters that depend on the outlines.
    var tag: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in charstrings.joined() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
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
        let strings = Self.index([])
        let subroutines = Self.index([])
        let charstrings = Self.index(charstrings)
        let count = glyphCount
        // Character numbers are glyph numbers: one range for all but the first.
        let charset: [UInt8] = count > 1 ? [2, 0, 1] + Self.short(count - 2) : [0]
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

    private func topDictionary(charset: Int, selection: Int, charstrings: Int, fonts: Int) -> [UInt8] {
        // Registry “Adobe”, ordering “Identity”: standard strings.
        var top = Self.integer(391) + Self.integer(392) + Self.integer(0) + [12, 30]
        top += Self.integer(glyphCount) + [12, 34]
        let box = box ?? (0, 0, 0, 0)
        top += Self.integer(box.left) + Self.integer(box.bottom) + Self.integer(box.right) + Self.integer(box.top) + [5]
        if unitsPerEm != 1000 {
            let scale = Self.real(1 / Double(unitsPerEm))
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
        var text = "\(value)"[...]
        while let character = text.popFirst() {
            switch character {
            case ".": nibbles.append(0xA)
            case "e" where text.first == "-":
                nibbles.append(0xC)
                text.removeFirst()
            case "e": nibbles.append(0xB)
            case "-": nibbles.append(0xE)
            default: nibbles.append(UInt8(character.wholeNumberValue ?? 0))
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
        for length in parts.map(\.count) + [0] {
            for byte in (0..<size).reversed() { index.append(UInt8(truncatingIfNeeded: start >> (8 * byte))) }
            start += length
        }
        for part in parts { index += part }
        return index
    }
}

/// Writes an outline as a Type 2 charstring.
private struct CharstringWriter {
    private var bytes: [UInt8] = []
    /// Arguments of the operator that has not been written yet.
    private var arguments: [Int] = []
    private var pending: Operator?
    private var hasWidth: Bool
    private let width: Int
    private(set) var box: (left: Int, bottom: Int, right: Int, top: Int)?
    /// The position of the pen: in whole units, as in the font, and as in the outline.
    private var pen = (x: 0, y: 0)
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var isOpen = false

    private enum Operator: UInt8 {
        case line = 5
        case horizontalLine = 6
        case verticalLine = 7
        case curve = 8
        case end = 14
        case move = 21
        case verticalHorizontalCurve = 30
        case horizontalVerticalCurve = 31
    }

    /// The size of an interpreter's stack.
    private static let argumentLimit = 48

    init(width: Int) {
        self.width = width
        hasWidth = width == 0
    }

    mutating func add(_ step: Path.Element) {
        switch step {
        case .move(let point):
            start = point
            move(to: point)
        case .line(let point):
            begin()
            let (x, y) = advance(to: point)
            if y == 0 {
                put(.horizontalLine, [x], joins: false)
            } else if x == 0 {
                put(.verticalLine, [y], joins: false)
            } else {
                put(.line, [x, y])
            }
        case .quadCurve(let point, let control):
            curve(current.towards(control, 2.0 / 3), point.towards(control, 2.0 / 3), point)
        case .curve(let point, let control1, let control2): curve(control1, control2, point)
        case .closeSubpath:
            isOpen = false
            current = start
        }
    }

    mutating func finished() -> [UInt8] {
        flush()
        putWidth()
        bytes.append(Operator.end.rawValue)
        return bytes
    }

    /// A path that continues after a closed subpath starts where that one did.
    private mutating func begin() {
        if !isOpen { move(to: current) }
    }

    private mutating func move(to point: CGPoint) {
        let (x, y) = advance(to: point)
        put(.move, [x, y], joins: false)
        isOpen = true
    }

    private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ point: CGPoint) {
        begin()
        let (first, second, third) = (advance(to: control1), advance(to: control2), advance(to: point))
        if first.y == 0, third.x == 0 {
            put(.horizontalVerticalCurve, [first.x, second.x, second.y, third.y], joins: false)
        } else if first.x == 0, third.y == 0 {
            put(.verticalHorizontalCurve, [first.y, second.x, second.y, third.x], joins: false)
        } else {
            put(.curve, [first.x, first.y, second.x, second.y, third.x, third.y])
        }
    }

    /// The distance from the pen to a point, in whole units: differences of rounded places, so that no error grows.
    private mutating func advance(to point: CGPoint) -> (x: Int, y: Int) {
        func rounded(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -16000), 16000).rounded()) }
        let (x, y) = (rounded(point.x), rounded(point.y))
        defer {
            pen = (x, y)
            current = point
            box = box.map { (min($0.left, x), min($0.bottom, y), max($0.right, x), max($0.top, y)) } ?? (x, y, x, y)
        }
        return (x - pen.x, y - pen.y)
    }

    private mutating func put(_ operation: Operator, _ new: [Int], joins: Bool = true) {
        if pending != operation || !joins || arguments.count + new.count > Self.argumentLimit { flush() }
        pending = operation
        arguments += new
    }

    private mutating func flush() {
        guard let operation = pending else { return }
        putWidth()
        for argument in arguments { put(number: argument) }
        bytes.append(operation.rawValue)
        arguments.removeAll(keepingCapacity: true)
        pending = nil
    }

    /// The width stands before the first operator's arguments.
    private mutating func putWidth() {
        if hasWidth { return }
        hasWidth = true
        put(number: min(max(width, -32768), 32767))
    }

    private mutating func put(number: Int) {
        switch number {
        case -107...107: bytes.append(UInt8(number + 139))
        case 108...1131:
            let rest = number - 108
            bytes += [UInt8(rest >> 8 + 247), UInt8(rest & 255)]
        case -1131 ... -108:
            let rest = -number - 108
            bytes += [UInt8(rest >> 8 + 251), UInt8(rest & 255)]
        default: bytes += [28, UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
        }
    }
}
