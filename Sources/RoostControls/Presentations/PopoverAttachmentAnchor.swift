import CoreGraphics
import RoostCore

/// The part of its presenter that a popover points to.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view that presents it.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view that presents it.
    case point(UnitPoint)
}
