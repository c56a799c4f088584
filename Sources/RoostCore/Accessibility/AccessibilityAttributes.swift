import CoreGraphics

/// What a view says of itself to people who do not see it, beside the element that it was said of.
///
/// Modifiers write into it from the inside out, so that what is written further out wins; then the element's node adds
/// what it knows.
package struct AccessibilityAttributes {
    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var isHidden = false
    package var traits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    /// Higher values are read first.
    package var sortPriority = 0.0
    /// Whether the view is read before what lies beside it and comes before it: a bar over its screen.
    package var isReadFirst = false
    /// Whether the view is one thing, and what becomes of its parts.
    package var children: AccessibilityChildBehavior?
    package var actions: [Action] = []
    /// What takes the place of the control's own activation and escape.
    package var activate: (() -> Void)?
    package var escape: (() -> Void)?
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// What the keyboard's key for menus does; one of `actions`, too.
    package var showMenu: (() -> Void)?
    package var headingLevel: AccessibilityHeadingLevel?
    package var inputLabels: [Text] = []
    package var activationPoint: UnitPoint?
    /// What stands for the element's frame, in its own coordinates.
    package var frame: CGRect?
    /// Set where the view is a control, or a text or a picture of its own.
    package var control: AccessibleControl?
    /// The node that knows the control, asked when the tree is made; it outlives the element.
    unowned(unsafe) var controlNode: (any AccessibleControlSource)?
    /// Set where the view takes the keyboard's focus.
    package var focus: Focus?
    /// Whether a tap on the view does something that only a finger would find.
    package var isTappable = false
    /// How the view is drawn, in the coordinates of its element.
    package var transform: CGAffineTransform?

    package init() {}

    package struct Action {
        package let name: Text
        package let perform: () -> Void
    }

    package struct Focus {
        /// What a host's `focus` event names.
        package var node: NodeID
        package var isFocused: Bool

        package init(node: NodeID, isFocused: Bool) {
            self.node = node
            self.isFocused = isFocused
        }
    }

    /// Whether what is said makes an element out of what is inside, or changes the one that is there.
    var shapesElement: Bool {
        label != nil || value != nil || hint != nil || traits != [] || removedTraits != [] || !actions.isEmpty
            || activate != nil || escape != nil || adjust != nil || headingLevel != nil || !inputLabels.isEmpty
            || activationPoint != nil
    }
}

/// What becomes of the parts of a view that is made one thing.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind {
        case ignore
        case contain
        case combine
    }

    private let kind: Kind

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay, inside.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// What they say becomes what the whole says.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
