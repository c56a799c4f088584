import CoreGraphics

/// The black and white squares of a code, rows from the top.
struct ModuleGrid: Sendable {
    let width: Int
    let height: Int
    private var modules: [Bool]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        modules = Array(repeating: false, count: width * height)
    }

    subscript(x: Int, y: Int) -> Bool {
        get { modules[y * width + x] }
        set { modules[y * width + x] = newValue }
    }

    /// The code as a picture, a pixel for each square, black on white.
    /// - Parameter margin: The white squares around the code.
    func image(margin: Int) -> CIImage {
        let (columns, rows) = (width + 2 * margin, height + 2 * margin)
        var pixels = [UInt8](repeating: 255, count: columns * rows * 4)
        for y in 0..<height {
            for x in 0..<width where self[x, y] {
                let index = ((y + margin) * columns + x + margin) * 4
                pixels[index] = 0
                pixels[index + 1] = 0
                pixels[index + 2] = 0
            }
        }
        let picture = CIImage(cgImage: CGImage(width: columns, height: rows, pixels: pixels))
        return picture.samplingNearest()
    }
}

/// Bits in order, the most significant first.
struct BitString: Sendable {
    private(set) var bits: [Bool] = []

    mutating func append(_ value: Int, count: Int) {
        for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 != 0) }
    }

    var count: Int { bits.count }

    /// The number in some bits; those beyond the end are 1.
    func value(at start: Int, count: Int) -> Int {
        (start..<start + count).reduce(0) { $0 << 1 | ($1 >= bits.count || bits[$1] ? 1 : 0) }
    }
}
