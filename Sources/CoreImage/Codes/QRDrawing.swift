/// A QR code's squares: the fixed patterns, the words and the mask.
struct QRDrawing {
    private let version: Int
    private let size: Int
    private var grid: ModuleGrid
    /// The squares that hold no words.
    private var isFixed: ModuleGrid

    init(version: Int) {
        self.version = version
        size = version * 4 + 17
        grid = ModuleGrid(width: size, height: size)
        isFixed = grid
        drawFixedPatterns()
    }

    private mutating func fix(_ x: Int, _ y: Int, _ isBlack: Bool) {
        grid[x, y] = isBlack
        isFixed[x, y] = true
    }

    private mutating func drawFixedPatterns() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
        let places = alignments
        for (column, x) in places.enumerated() {
            for (row, y) in places.enumerated() {
                let last = places.count - 1
                // Three corners have finders.
                if (column, row) == (0, 0) || (column, row) == (0, last) || (column, row) == (last, 0) { continue }
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.medium, mask: 0)
        drawVersion()
    }

    private mutating func drawFinder(_ x: Int, _ y: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let distance = max(abs(dx), abs(dy))
                guard (0..<size).contains(x + dx), (0..<size).contains(y + dy) else { continue }
                fix(x + dx, y + dy, distance != 2 && distance != 4)
            }
        }
    }

    /// The middles of the alignment patterns, in both directions.
    private var alignments: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(_ correction: QRCode.Correction, mask: Int) {
        let data = correction.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 != 0 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isBlack = bits >> index & 1 != 0
            let (far, near) = (size - 11 + index % 3, index / 3)
            fix(far, near, isBlack)
            fix(near, far, isBlack)
        }
    }

    /// Lays words into the free squares: in pairs of columns from the right, up and down by turns.
    mutating func place(_ words: [Int]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            let isUp = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = isUp ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[x, y] && index < words.count * 8 {
                    grid[x, y] = words[index >> 3] >> (7 - index & 7) & 1 != 0
                    index += 1
                }
            }
            right -= 2
        }
    }

    /// The code under the mask that scanners like best.
    func masked(_ correction: QRCode.Correction) -> ModuleGrid {
        var best: (grid: ModuleGrid, penalty: Int)?
        for mask in 0..<8 {
            var candidate = self
            candidate.apply(mask)
            candidate.drawFormat(correction, mask: mask)
            let penalty = candidate.penalty
            if best.map({ penalty < $0.penalty }) ?? true { best = (candidate.grid, penalty) }
        }
        return best?.grid ?? grid
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[x, y] && Self.isInverted(x, y, mask) { grid[x, y].toggle() }
        }
    }

    private static func isInverted(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    /// Points for what scanners may misread: long runs, blocks, likenesses of finders, too much of one colour.
    private var penalty: Int {
        var points = 0
        var black = 0
        for line in 0..<size {
            points += Self.penalty(ofLine: (0..<size).map { grid[$0, line] })
            points += Self.penalty(ofLine: (0..<size).map { grid[line, $0] })
        }
        for y in 0..<size {
            for x in 0..<size {
                if grid[x, y] { black += 1 }
                guard x + 1 < size, y + 1 < size else { continue }
                if grid[x, y] == grid[x + 1, y], grid[x, y] == grid[x, y + 1], grid[x, y] == grid[x + 1, y + 1] {
                    points += 3
                }
            }
        }
        let total = size * size
        return points + abs(black * 20 - total * 10) / total * 10
    }

    private static let finderLikenesses: [[Bool]] = [
        [true, false, true, true, true, false, true, false, false, false, false],
        [false, false, false, false, true, false, true, true, true, false, true],
    ]

    private static func penalty(ofLine line: [Bool]) -> Int {
        var points = 0
        var run = 1
        for index in 1..<line.count {
            if line[index] == line[index - 1] {
                run += 1
                points += run == 5 ? 3 : run > 5 ? 1 : 0
            } else {
                run = 1
            }
        }
        for start in 0...line.count - 11 {
            for likeness in finderLikenesses where line[start..<start + 11].elementsEqual(likeness) { points += 40 }
        }
        return points
    }
}
