import Foundation

/// Makes Aztec codes of ISO/IEC 24778, compact and full.
struct AztecCode {
    private(set) var grid: ModuleGrid

    private let isCompact: Bool
    private let layers: Int
    private let size: Int
    /// The places of the squares beside the lines of the reference grid.
    private let places: [Int]

    /// Nil for a message that is too long for the asked form.
    /// - Parameters:
    ///   - correction: The share of check words in per cent.
    ///   - layers: The number of layers, 1…32; nil for the fewest.
    ///   - isCompact: Whether the code has the compact middle; nil for the smaller form.
    init?(_ message: Data, correction: Double, layers wanted: Int?, isCompact compact: Bool?) {
        let text = AztecText(Array(message)).bits
        let checks = Int(Double(text.count) * min(max(correction, 5), 95) / 100) + 11
        var forms: [(isCompact: Bool, layers: Int)] = []
        if compact != false { forms += (1...4).map { (true, $0) } }
        if compact != true { forms += (1...32).map { (false, $0) } }
        if let wanted { forms = forms.filter { $0.layers == wanted } }
        forms.sort { Self.capacity($0) < Self.capacity($1) }
        var found: (form: (isCompact: Bool, layers: Int), words: [Int])?
        for form in forms {
            let width = Self.wordWidth(form.layers)
            let words = Self.stuffed(text, width)
            guard words.count * width + checks <= Self.capacity(form) / width * width else { continue }
            if form.isCompact, words.count > 64 { continue }
            found = (form, words)
            break
        }
        guard let (form, words) = found else { return nil }
        (isCompact, layers) = form
        let base = (form.isCompact ? 11 : 14) + form.layers * 4
        if form.isCompact {
            size = base
            places = Array(0..<base)
        } else {
            let size = base + 1 + 2 * ((base / 2 - 1) / 15)
            var places = Array(repeating: 0, count: base)
            for index in 0..<base / 2 {
                let offset = index + index / 15
                places[base / 2 - index - 1] = size / 2 - offset - 1
                places[base / 2 + index] = size / 2 + offset + 1
            }
            self.size = size
            self.places = places
        }
        grid = ModuleGrid(width: size, height: size)
        draw(words)
    }

    /// The bits of all layers.
    private static func capacity(_ form: (isCompact: Bool, layers: Int)) -> Int {
        ((form.isCompact ? 88 : 112) + 16 * form.layers) * form.layers
    }

    private static func wordWidth(_ layers: Int) -> Int { layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12 }

    private static func field(_ width: Int) -> GaloisField {
        switch width {
        case 4: GaloisField(polynomial: 0x13)
        case 6: GaloisField(polynomial: 0x43)
        case 8: GaloisField(polynomial: 0x12D)
        case 10: GaloisField(polynomial: 0x409)
        default: GaloisField(polynomial: 0x1069)
        }
    }

    /// The bits in words, none of them all 0 or all 1.
    private static func stuffed(_ bits: BitString, _ width: Int) -> [Int] {
        var words: [Int] = []
        let mask = (1 << width) - 2
        var start = 0
        while start < bits.count {
            let word = bits.value(at: start, count: width)
            if word & mask == mask {
                words.append(word & mask)
                start += width - 1
            } else if word & mask == 0 {
                words.append(word | 1)
                start += width - 1
            } else {
                words.append(word)
                start += width
            }
        }
        return words
    }

    private mutating func draw(_ words: [Int]) {
        let width = Self.wordWidth(layers)
        let capacity = Self.capacity((isCompact, layers))
        var bits = BitString()
        bits.append(0, count: capacity % width)
        let checks = Self.field(width).checkWords(words, count: capacity / width - words.count, base: 1)
        for word in words + checks { bits.append(word, count: width) }
        drawLayers(bits.bits)
        drawMode(words.count)
        drawMiddle()
    }

    /// The layers from the outside in, each in four sides of pairs of squares.
    private mutating func drawLayers(_ bits: [Bool]) {
        let last = places.count - 1
        var start = 0
        for layer in 0..<layers {
            let length = (layers - layer) * 4 + (isCompact ? 9 : 12)
            let edge = layer * 2
            for step in 0..<length {
                for part in 0..<2 {
                    let bit = start + step * 2 + part
                    let (near, far) = (places[edge + part], places[last - edge - part])
                    let (along, back) = (places[edge + step], places[last - edge - step])
                    if bits[bit] { grid[near, along] = true }
                    if bits[bit + length * 2] { grid[along, far] = true }
                    if bits[bit + length * 4] { grid[far, back] = true }
                    if bits[bit + length * 6] { grid[back, near] = true }
                }
            }
            start += length * 8
        }
    }

    /// The code's own description, around the middle.
    private mutating func drawMode(_ words: Int) {
        var mode = BitString()
        mode.append(layers - 1, count: isCompact ? 2 : 5)
        mode.append(words - 1, count: isCompact ? 6 : 11)
        let parts = stride(from: 0, to: mode.count, by: 4).map { mode.value(at: $0, count: 4) }
        for word in Self.field(4).checkWords(parts, count: isCompact ? 5 : 6, base: 1) { mode.append(word, count: 4) }
        let bits = mode.bits
        let (middle, side, distance) = (size / 2, isCompact ? 7 : 10, isCompact ? 5 : 7)
        for index in 0..<side {
            let offset = isCompact ? middle - 3 + index : middle - 5 + index + index / 5
            if bits[index] { grid[offset, middle - distance] = true }
            if bits[side + index] { grid[middle + distance, offset] = true }
            if bits[3 * side - 1 - index] { grid[offset, middle + distance] = true }
            if bits[4 * side - 1 - index] { grid[middle - distance, offset] = true }
        }
    }

    private mutating func drawMiddle() {
        let (middle, reach) = (size / 2, isCompact ? 5 : 7)
        if !isCompact {
            // The reference grid, on every sixteenth line.
            for line in stride(from: 0, through: middle, by: 16) {
                for place in stride(from: middle & 1, to: size, by: 2) {
                    for offset in [-line, line] {
                        grid[middle + offset, place] = true
                        grid[place, middle + offset] = true
                    }
                }
            }
        }
        for y in -reach + 1..<reach {
            for x in -reach + 1..<reach {
                grid[middle + x, middle + y] = max(abs(x), abs(y)) % 2 == 0
            }
        }
        // The marks of the code's direction.
        for (x, y) in [(-reach, -reach), (-reach + 1, -reach), (-reach, -reach + 1)] {
            grid[middle + x, middle + y] = true
        }
        for (x, y) in [(reach, -reach), (reach, -reach + 1), (reach, reach - 1)] { grid[middle + x, middle + y] = true }
    }
}
