import CoreGraphics

/// A path as a view is drawn at its own coordinates, neither scaled nor clipped (FACTS 4.2).
nonisolated extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }

    public var _sizing: _ShapeSizing { .flexible }
}
