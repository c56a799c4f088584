import CoreGraphics

/// Where things are seen, which is not where layout has them while they move.
extension ViewGraph {
    /// The frame at which an element is seen now, in the root's coordinates; effects' transforms are left out.
    package func presentedFrame(of element: LayoutID) -> CGRect { layout.frame(of: element) }
}
