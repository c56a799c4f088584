/// One step of a path, as `CGPath.applyWithBlock` passes it.
public struct CGPathElement {
    /// The kind of the step, which says how many points it has.
    public var type: CGPathElementType
    /// The step's points: controls first, then the end.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step of a kind, with its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The kind of a path's step.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Their steps have 1, 1, 2, 3 and 0 points.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A function for `CGPath.apply(info:function:)`: it gets the `info` and a step. Here it is no C function, for a C
/// function cannot take a Swift struct; closures that capture nothing are accepted as with Apple's.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls the function for every step, with `info`. The element and its points are valid only during the call.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls the block for every step. The element and its points are valid only during the call.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            for step in outline.steps {
                let type: CGPathElementType
                switch step {
                case .move(let end):
                    type = .moveToPoint
                    points[0] = end
                case .line(let end):
                    type = .addLineToPoint
                    points[0] = end
                case .quadCurve(let end, let control):
                    type = .addQuadCurveToPoint
                    points[0] = control
                    points[1] = end
                case .curve(let end, let control1, let control2):
                    type = .addCurveToPoint
                    points[0] = control1
                    points[1] = control2
                    points[2] = end
                case .closeSubpath:
                    type = .closeSubpath
                }
                var element = CGPathElement(type: type, points: points.baseAddress!)
                block(&element)
            }
        }
    }
}
