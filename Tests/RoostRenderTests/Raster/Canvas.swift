import CoreGraphics
import RoostPicture

@testable import RoostRender

/// Builds a display list and draws it.
struct Canvas {
    var list: DisplayList

    init(_ width: CGFloat, _ height: CGFloat) { list = DisplayList(size: CGSize(width: width, height: height)) }

    mutating func callAsFunction(_ commands: DisplayCommand...) {
        for command in commands { list.append(command) }
    }

    mutating func fill(_ path: Path, _ paint: Paint = .black, eoFill: Bool = false, antialiased: Bool = true) {
        list.append(.fill(path, FillStyle(eoFill: eoFill, antialiased: antialiased), paint))
    }

    mutating func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: Paint = .black) {
        fill(Path(CGRect(x: x, y: y, width: width, height: height)), paint)
    }

    /// The drawing on a background; on nil, clear.
    func image(scale: CGFloat = 1, on background: ResolvedColor? = .white) throws -> CGImage {
        try Rasterizer().draw(list, scale: scale, background: background)
    }
}

extension ResolvedColor {
    static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    static let white = ResolvedColor(red: 1, green: 1, blue: 1)
    static let pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
    static let pureBlue = ResolvedColor(red: 0, green: 0, blue: 1)
}

extension Paint {
    static let black = Paint.color(.black)
    static let white = Paint.color(.white)
    static let red = Paint.color(.pureRed)
    static let blue = Paint.color(.pureBlue)

    static func gray(_ level: Float, opacity: Float = 1) -> Paint {
        .color(ResolvedColor(red: level, green: level, blue: level, opacity: opacity))
    }
}

extension ResolvedGradient {
    /// Colours at even distances.
    init(_ colors: ResolvedColor...) {
        self.init(
            stops: colors.enumerated().map {
                Stop(color: $1, location: Double($0) / Double(max(colors.count - 1, 1)))
            })
    }
}

extension CGImage {
    /// Red, green, blue and alpha of a pixel, premultiplied.
    func rgba(_ x: Int, _ y: Int) -> [Int] { (0..<4).map { Int(pixels[(y * width + x) * 4 + $0]) } }

    func rgb(_ x: Int, _ y: Int) -> [Int] { Array(rgba(x, y).prefix(3)) }

    func red(_ x: Int, _ y: Int) -> Int { rgba(x, y)[0] }

    /// The amount of black on white, in pixels.
    var ink: Double {
        stride(from: 0, to: pixels.count, by: 4).reduce(0) { $0 + Double(255 - pixels[$1]) / 255 }
    }
}

func isNear(_ values: [Int], _ expected: [Int], within tolerance: Int) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
