import CoreGraphics
import Foundation
import RoostCore

/// The arithmetic of animated values: numbers, points, sizes, rectangles, colours, transforms, paths and lists of them.
enum CAValue {
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The numbers of a value; nil for one that has none.
    private static func numbers(_ value: Any?) -> [Double]? {
        if let number = number(value) { return [number] }
        switch value {
        case let point as CGPoint: return [point.x, point.y].map { Double($0) }
        case let size as CGSize: return [size.width, size.height].map { Double($0) }
        case let rect as CGRect: return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        case let color as UIColor: return color.cgColor.components?.map { Double($0) }
        case let color as CGColor: return color.components?.map { Double($0) }
        case let t as CATransform3D:
            return [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
                t.m44,
            ].map { Double($0) }
        default: return nil
        }
    }

    /// The value of the kind of another one with these numbers.
    private static func value(_ n: [Double], like value: Any) -> Any {
        let c = n.map { CGFloat($0) }
        switch value {
        case is CGPoint: return CGPoint(x: c[0], y: c[1])
        case is CGSize: return CGSize(width: c[0], height: c[1])
        case is CGRect: return CGRect(x: c[0], y: c[1], width: c[2], height: c[3])
        case is UIColor, is CGColor: return CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])
        case is CATransform3D:
            return CATransform3D(
                m11: c[0], m12: c[1], m13: c[2], m14: c[3], m21: c[4], m22: c[5], m23: c[6], m24: c[7], m31: c[8],
                m32: c[9], m33: c[10], m34: c[11], m41: c[12], m42: c[13], m43: c[14], m44: c[15])
        default: return n[0]
        }
    }

    /// The value at a part of the way between two; the nearer one where the two cannot be mixed.
    static func between(_ from: Any?, _ to: Any?, at part: Double) -> Any? {
        guard let from, let to else { return part < 0.5 ? from ?? to : to ?? from }
        if let a = from as? [Any], let b = to as? [Any], a.count == b.count {
            return zip(a, b).compactMap { between($0, $1, at: part) }
        }
        if let a = from as? CGPath, let b = to as? CGPath { return path(a, b, at: part) ?? (part < 0.5 ? a : b) }
        guard let a = numbers(from), let b = numbers(to), a.count == b.count else { return part < 0.5 ? from : to }
        return value(zip(a, b).map { $0 + ($1 - $0) * part }, like: from)
    }

    static func sum(_ a: Any?, _ b: Any?) -> Any? { combine(a, b) { $0 + $1 } }
    static func difference(_ a: Any?, _ b: Any?) -> Any? { combine(a, b) { $0 - $1 } }

    private static func combine(_ a: Any?, _ b: Any?, _ body: (Double, Double) -> Double) -> Any? {
        guard let a, let b, let first = numbers(a), let second = numbers(b), first.count == second.count else {
            return a
        }
        return value(zip(first, second).map(body), like: a)
    }

    /// A path between two of the same kinds of steps; nil for others.
    private static func path(_ a: CGPath, _ b: CGPath, at part: Double) -> CGPath? {
        let (first, second) = (Path(a).steps, Path(b).steps)
        guard first.count == second.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        let result = CGMutablePath()
        for (a, b) in zip(first, second) {
            switch (a, b) {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
                result.addQuadCurve(to: mix(a, b), control: mix(c, d))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                result.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
            case (.closeSubpath, .closeSubpath): result.closeSubpath()
            default: return nil
            }
        }
        return result
    }
}

extension Path {
    /// The elements as an array.
    fileprivate var steps: [Path.Element] {
        var steps: [Path.Element] = []
        forEach { steps.append($0) }
        return steps
    }
}
