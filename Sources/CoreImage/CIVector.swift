import CoreGraphics
import Foundation

/// Some numbers for a filter: a point, a rectangle, or the factors of a colour.
public final class CIVector: NSObject, Sendable {
    private let values: [CGFloat]

    /// Any numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = (0..<max(count, 0)).map { values[$0] }
    }

    private init(_ values: [CGFloat]) { self.values = values }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A point.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// A rectangle: its origin, then its size.
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

    /// The number of numbers.
    public var count: Int { values.count }
    /// The number at a place; 0 where there is none.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The four numbers as an origin and a size.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    var floats: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }
}
