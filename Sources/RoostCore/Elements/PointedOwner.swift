import CoreGraphics

/// The questions that the search for hits, pointers and wheels ask the owner of an element.
open class _PointedOwner: _PaintedOwner {
    /// Whether the owner draws at a point in its own coordinates, which decides whether it is hit there.
    @_spi(Engine) open func covers(_ point: CGPoint, size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    /// Whether the owner's elements, and everything in them, can be hit at all.
    package var admitsHits: Bool { true }

    /// The hit region at a point in an element's own coordinates.
    package func hitRegion(at point: CGPoint, size: CGSize) -> HitRegion { .content }

    /// A point in an element's own coordinates, converted to those in which the owner draws its content through a
    /// transform; nil if the transform has no inverse.
    package func contentPoint(_ point: CGPoint, size: CGSize) -> CGPoint? { point }

    /// The element's children that can be hit, from back to front.
    package func hitChildren(of element: LayoutID, in tree: LayoutTree) -> ContiguousArray<LayoutID> {
        tree.childrenFromBehind(of: element)
    }

    /// Whether the owner's elements represent their first child, as a modifier's do.
    package var wrapsContent: Bool { false }

    /// The recogniser of pointers that go down on an element of the owner; nil for none. It lasts until its pointers are
    /// up and it has finished; until then the owner is not asked again.
    @_spi(Engine) open func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? { nil }

    /// What a wheel or trackpad that scrolls over an element does; nil where it scrolls the scroll views around.
    func wheelDrag(for element: LayoutID) -> WheelDrag? { nil }

    /// Whether the recognisers of owners inside are left out.
    package var masksInnerGestures: Bool { false }

    /// Reports a pointer that hovers over an element of the owner, in the root's coordinates; nil when it has left.
    package func hover(at point: CGPoint?, over element: LayoutID, isNew: Bool) {}

    /// Whether `hover` does anything.
    package var observesHover: Bool { false }

    /// Reports a press of the mouse's secondary button on the owner, in the root's coordinates.
    package func secondaryClick(at point: CGPoint) {}

    /// Whether `secondaryClick` does anything.
    package var takesSecondaryClicks: Bool { false }

    /// Whether the owner's elements define the coordinate space of a name.
    package func isCoordinateSpace(named name: AnyHashable) -> Bool { false }
}

package typealias PointedOwner = _PointedOwner
