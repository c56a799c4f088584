import CoreGraphics

/// The questions that painting and presentation ask the owner of an element.
///
/// Swift overrides only members of a class's body. So each stage that asks owners has a class of its own here, and a
/// `ViewNode` inherits from all of them.
open class _PaintedOwner: _ElementOwner {
    /// Whether the drawing depends on more than the view, the environment and the layout, so that each frame draws it
    /// anew.
    @_spi(Engine) open var drawsEachFrame: Bool { false }

    /// Marks the drawing of the owner's elements as stale.
    package func markDrawing() {}

    /// Draws an element of this owner, in the image's coordinates.
    @_spi(Engine) open func paint(_ element: LayoutID, _ context: inout PaintContext) {
        context.paintChildren(of: element)
    }

    /// Whether the owner's elements keep their place but are not drawn.
    package var hidesContent: Bool { false }

    /// How the owner's elements appear while an animation moves their frames.
    package var geometryRole: GeometryRole { [] }

    /// Called when an element that the owner draws begins to glide to another frame.
    package func glides(_ element: LayoutID) {}
}

package typealias PaintedOwner = _PaintedOwner
