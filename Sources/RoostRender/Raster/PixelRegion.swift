/// Pixels as a few rectangles, which may hold more than was added.
struct PixelRegion {
    private let limits: PixelRect
    private(set) var rects: [PixelRect] = []

    /// More rectangles are united: each costs a pass through a list.
    private static let most = 8

    /// - Parameter limits: Pixels outside of it are left out.
    init(limits: PixelRect) { self.limits = limits }

    mutating func add(_ rect: PixelRect?) {
        guard var rect = rect?.intersection(limits), !rect.isEmpty else { return }
        // A rectangle that grows may meet others.
        while let index = rects.firstIndex(where: { Self.areBetterAsOne($0, rect) }) {
            rect = rects.remove(at: index).union(rect)
        }
        rects.append(rect)
        guard rects.count > Self.most else { return }
        let last = rects.removeLast()
        let nearest = rects.indices.min { rects[$0].union(last).area < rects[$1].union(last).area } ?? 0
        add(rects.remove(at: nearest).union(last))
    }

    /// Whether one rectangle around both is hardly larger than they are.
    private static func areBetterAsOne(_ one: PixelRect, _ other: PixelRect) -> Bool {
        one.union(other).area * 4 <= (one.area + other.area) * 5
    }
}

extension PixelRect {
    fileprivate var area: Int { width * height }
}
