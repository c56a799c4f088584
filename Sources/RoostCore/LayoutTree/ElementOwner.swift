import CoreGraphics

/// The object for which an element stands in a layout tree: a node in a view graph, anything in a test of layout alone.
open class _ElementOwner {
    package init() {}

    /// The view's name in messages.
    package var elementName: String { "a view" }

    /// The drawing bounds of the owner's elements, for content that draws within `reach`; infinite if they may draw
    /// anywhere.
    func drawingReach(around reach: CGRect) -> CGRect { reach }
}

package typealias ElementOwner = _ElementOwner
