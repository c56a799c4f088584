import CoreGraphics

/// A rectangle of whole device pixels: columns `minX ..< maxX` of the rows `minY ..< maxY`.
package struct PixelRect: Equatable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Positions are limited to this many pixels from the origin, so that sums of them never overflow.
    static let reach = 1 << 30
    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// The pixels that a rectangle touches; empty if a coordinate is not a number.
    init(covering rect: Bounds) {
        guard !rect.isEmpty else {
            self = .empty
            return
        }
        self.init(
            minX: Self.limit(rect.minX.rounded(.down)), minY: Self.limit(rect.minY.rounded(.down)),
            maxX: Self.limit(rect.maxX.rounded(.up)), maxY: Self.limit(rect.maxY.rounded(.up)))
    }

    private static func limit(_ value: Double) -> Int { Int(min(max(value, Double(-reach)), Double(reach))) }

    package var width: Int { maxX - minX }
    package var height: Int { maxY - minY }
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func outset(by x: Int, _ y: Int) -> PixelRect {
        PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    func offset(by x: Int, _ y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}

/// The extent of a drawing in device space; starts empty and grows.
struct Bounds: Equatable {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    static let everything = Bounds(
        minX: -.greatestFiniteMagnitude, minY: -.greatestFiniteMagnitude, maxX: .greatestFiniteMagnitude,
        maxY: .greatestFiniteMagnitude)

    var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    mutating func add(x: Double, y: Double) {
        if x < minX { minX = x }
        if x > maxX { maxX = x }
        if y < minY { minY = y }
        if y > maxY { maxY = y }
    }

    mutating func formUnion(_ other: Bounds) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    func intersection(_ other: Bounds) -> Bounds {
        Bounds(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func outset(by x: Double, _ y: Double) -> Bounds {
        isEmpty ? self : Bounds(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }
}
