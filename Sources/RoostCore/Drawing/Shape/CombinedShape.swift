import CoreGraphics

/// Two shapes in the same rectangle, made into one.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation {
        case area(Outline.Combination)
        case lines(areInside: Bool)
    }

    var first: First
    var second: Second
    var operation: Operation
    var eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        switch operation {
        case .area(let combination): return first.combined(combination, second, eoFill)
        case .lines(areInside: true): return first.lineIntersection(second, eoFill: eoFill)
        case .lines(areInside: false): return first.lineSubtraction(second, eoFill: eoFill)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    static var role: ShapeRole { First.role }

    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    var _sizing: _ShapeSizing { first._sizing }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

nonisolated extension Shape {
    /// The area that lies in this shape or the other, both in the same rectangle. What is inside each of them follows
    /// from the non-zero rule unless `eoFill` asks for the even-odd one.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.union), eoFill: eoFill)
    }

    /// The area that lies in both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.intersection), eoFill: eoFill)
    }

    /// The area that lies in this shape and not in the other.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.difference), eoFill: eoFill)
    }

    /// The area that lies in one of the shapes and not in both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.symmetricDifference), eoFill: eoFill)
    }

    /// The parts of this shape's lines that lie in the other's area; to be stroked.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lines(areInside: true), eoFill: eoFill)
    }

    /// The parts of this shape's lines that lie outside the other's area; to be stroked.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lines(areInside: false), eoFill: eoFill)
    }
}
