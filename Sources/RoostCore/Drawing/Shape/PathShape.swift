import CoreGraphics

/// A path as a view is drawn at its own coordinates, neither scaled nor clipped (Rules.md, Shapes).
nonisolated extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }

    public var _sizing: _ShapeSizing { .flexible }
}
