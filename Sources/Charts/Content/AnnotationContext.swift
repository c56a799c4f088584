import CoreGraphics

/// The mark that an annotation belongs to.
public struct AnnotationContext: Sendable {
    /// The mark's size in points.
    public let targetSize: CGSize
}
