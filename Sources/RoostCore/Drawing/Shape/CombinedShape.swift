import CoreGraphics

/// Two shapes in the same rectangle, combined into one.
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
    /// The area of either shape, both in the same rectangle. The non-zero rule decides the inside of each; with
    /// `eoFill`, the even-odd rule does.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.union), eoFill: eoFill)
    }

    /// The area that both shapes share.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.intersection), eoFill: eoFill)
    }

    /// This shape's area without the other's.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.difference), eoFill: eoFill)
    }

    /// The area that belongs to exactly one of the shapes.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.symmetricDifference), eoFill: eoFill)
    }

    /// The parts of this shape's lines inside the other's area, for stroking.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lines(areInside: true), eoFill: eoFill)
    }

    /// The parts of this shape's lines outside the other's area, for stroking.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lines(areInside: false), eoFill: eoFill)
    }
}
