import CoreGraphics

extension NSValue {
    /// A point in a value.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A rectangle in a value.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A size in a value.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The point of the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The rectangle of the value, for instance a keyboard's frame in a notification.
    public var cgRectValue: CGRect { rectValue }
    /// The size of the value.
    public var cgSizeValue: CGSize { sizeValue }
}
