import CoreGraphics

/// A picture in a display list.
package struct ImageItem: Sendable, Equatable {
    package var image: CGImage
    /// The rectangle over which the whole picture is stretched, in points.
    package var rect: CGRect
    /// The part of the picture to draw, in pixels; nil for all of it.
    package var source: CGRect?
    package var interpolation: Interpolation
    /// The paint that fills the picture's alpha (template images); nil for the picture's own colours.
    package var tint: Paint?
    package var isFlippedHorizontally: Bool

    package enum Interpolation: Hashable, Sendable { case none, low, high }

    package init(
        image: CGImage, rect: CGRect, source: CGRect? = nil, interpolation: Interpolation = .low, tint: Paint? = nil,
        isFlippedHorizontally: Bool = false
    ) {
        self.image = image
        self.rect = rect
        self.source = source
        self.interpolation = interpolation
        self.tint = tint
        self.isFlippedHorizontally = isFlippedHorizontally
    }

    package static func == (lhs: ImageItem, rhs: ImageItem) -> Bool {
        lhs.image === rhs.image && lhs.rect == rhs.rect && lhs.source == rhs.source
            && lhs.interpolation == rhs.interpolation && lhs.tint == rhs.tint
            && lhs.isFlippedHorizontally == rhs.isFlippedHorizontally
    }
}
