import CoreGraphics

/// A frame's drawing: a flat array of commands. A group lies between a push and its `pop`.
///
/// Coordinates are points, y down, in the space of the enclosing transform group. The outermost space has its origin at
/// the picture's top left corner.
package struct DisplayList: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package var command: DisplayCommand
        /// The view graph's node that drew this, so that a host can send or redraw only differences; 0 for none.
        package var owner: UInt32

        package init(_ command: DisplayCommand, owner: UInt32 = 0) {
            self.command = command
            self.owner = owner
        }
    }

    /// The picture's size in points.
    package var size: CGSize
    package var entries: ContiguousArray<Entry>

    package init(size: CGSize, entries: ContiguousArray<Entry> = []) {
        self.size = size
        self.entries = entries
    }

    package mutating func append(_ command: consuming DisplayCommand, owner: UInt32 = 0) {
        entries.append(Entry(command, owner: owner))
    }
}

/// One drawing command. Every `push…` and `begin…` is matched by one `pop`, except that a mask has two parts: in
/// `beginMask … maskContent … pop` the first part is the mask, the second its content.
package enum DisplayCommand: Sendable, Equatable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// Glyphs with their first baseline origin at `origin`.
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    /// A picture stretched over a rectangle.
    case image(ImageItem)
    /// Blurs the drawing below, inside a path: a Gaussian of standard deviation `radius` points. Renderers that cannot
    /// read their drawing (PDF, SVG) skip it.
    case backdropBlur(Path, FillStyle, radius: CGFloat)

    case pushTransform(CGAffineTransform)
    /// A perspective transform: `matrix` maps (x, y, 1) rows to homogeneous coordinates, row-major 3×3.
    case pushProjection([CGFloat])
    case pushClip(Path, FillStyle)
    /// Draws the group into a layer, and the layer with the given opacity.
    case pushOpacity(Double)
    /// Draws the group into a layer, and combines the layer with the drawing below.
    case pushBlend(BlendMode)
    /// Draws the group into a layer of its own (SwiftUI's `compositingGroup`).
    case pushLayer
    case pushFilter(Filter)
    /// Starts the drawing of the mask, whose alpha counts.
    case beginMask
    /// Ends the mask and starts its content.
    case maskContent
    /// A link: renderers that can (PDF, SVG, browser) make the rectangle a link.
    case pushLink(URL, CGRect)
    case pop
}

/// A change to a finished layer.
package enum Filter: Sendable, Equatable {
    /// A Gaussian blur of standard deviation `radius` points; `opaque` keeps the edges hard.
    case blur(radius: CGFloat, opaque: Bool)
    /// Draws a blurred copy in one colour below the group. The standard deviation is `radius` points.
    case shadow(color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// A 4×5 matrix, row-major, for unpremultiplied gamma sRGB in 0…1 (like SVG's feColorMatrix).
    case colorMatrix([Float])
    /// Turns colours into black whose alpha is their luminance (SwiftUI's `luminanceToAlpha`).
    case luminanceToAlpha
    /// Draws one colour where the alpha is between two values of 0…1, and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
}

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
