import CoreGraphics

/// A view's description for assistive technologies, apart from its element.
///
/// Modifiers write into it from the inside out, so that outer ones override inner ones; the element's node then adds
/// its own part.
package struct AccessibilityAttributes {
    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var isHidden = false
    package var traits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    /// Higher values are read first.
    package var sortPriority = 0.0
    /// Whether the view is read before the neighbours that precede it: a bar over its screen.
    package var isReadFirst = false
    /// Nil unless the view is one element; then the treatment of its parts.
    package var children: AccessibilityChildBehavior?
    package var actions: [Action] = []
    /// Actions that replace the control's own activation and escape.
    package var activate: (() -> Void)?
    package var escape: (() -> Void)?
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// The action of the keyboard's menu key; also one of `actions`.
    package var showMenu: (() -> Void)?
    package var headingLevel: AccessibilityHeadingLevel?
    package var inputLabels: [Text] = []
    package var activationPoint: UnitPoint?
    /// A substitute for the element's frame, in its own coordinates.
    package var frame: CGRect?
    /// Set if the view is a control, or a text or picture of its own.
    package var control: AccessibleControl?
    /// The node with the control, asked when the tree is made; it outlives the element.
    unowned(unsafe) var controlNode: (any AccessibleControlSource)?
    /// Set if the view takes the keyboard's focus.
    package var focus: Focus?
    /// Whether a tap on the view has an effect, which otherwise only a finger would find.
    package var isTappable = false
    /// The elements of a drawing, such as the marks of a chart. They count where the view has no elements inside.
    package var parts: [AccessibilityPart] = []
    /// The transform of the view's drawing, in the coordinates of its element.
    package var transform: CGAffineTransform?

    package init() {}

    package struct Action {
        package let name: Text
        /// The part of the view's label that follows the name, if any.
        let labelPart: Range<String.Index>?
        package let perform: () -> Void

        package init(name: Text, perform: @escaping () -> Void) {
            self.init(name: name, labelPart: nil, perform: perform)
        }

        init(name: Text, labelPart: Range<String.Index>?, perform: @escaping () -> Void) {
            self.name = name
            self.labelPart = labelPart
            self.perform = perform
        }
    }

    package struct Focus {
        /// The node that a host's `focus` event names.
        package var node: NodeID
        package var isFocused: Bool

        package init(node: NodeID, isFocused: Bool) {
            self.node = node
            self.isFocused = isFocused
        }
    }

    /// Whether the attributes make an element of the contents, or change the single element inside.
    var shapesElement: Bool {
        label != nil || value != nil || hint != nil || traits != [] || removedTraits != [] || !actions.isEmpty
            || activate != nil || escape != nil || adjust != nil || headingLevel != nil || !inputLabels.isEmpty
            || activationPoint != nil
    }
}

/// The treatment of the parts of a view that becomes one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind {
        case ignore
        case contain
        case combine
    }

    private let kind: Kind

    /// The parts are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The parts stay elements, inside the new one.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The parts' words, values and actions are joined in the new element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
