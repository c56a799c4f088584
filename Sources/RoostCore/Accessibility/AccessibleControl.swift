/// A control's description and actions, for the keyboard and for assistive technologies.
///
/// A control that takes keys declares it by `control(_:)`, another one by `accessibleControl(_:)`, a view that draws
/// itself in `describe(_:in:to:)`. The actions must run the same code as a finger's touch.
package struct AccessibleControl {
    package var role: AccessibilityNode.Role
    /// The label; nil takes the words of the views inside.
    package var label: String?
    /// The label if the views inside have no words: one that is not drawn.
    package var hiddenLabel: Text?
    package var value = ""
    /// Whether the words of the views inside are the value.
    package var contentIsValue = false
    /// For toggles: nil if the value is mixed.
    package var isOn: Bool? = false
    package var isSelected = false
    package var range: AccessibilityNode.RangeValue?
    package var text: AccessibilityNode.TextInput?
    /// Whether the views inside stay elements of their own.
    package var isContainer = false
    /// Whether nothing beside it is read.
    var isModal = false
    package var activate: (() -> Void)?
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    package var set: ((Double) -> Void)?
    package var submit: (() -> Void)?
    /// Whether holding a key uses the control repeatedly.
    package var repeats = false
    /// Handles a key before the standard ones; false leaves it to them.
    package var key: ((KeyEvent) -> Bool)?
    /// Applies an edit of the host's own field.
    package var edit: ((TextEdit) -> Void)?
    /// The places of a field's characters.
    package var textPlaces: TextPlaces?
    /// Called when the control gets or loses the focus.
    package var focusChanged: ((Bool) -> Void)?

    package init(
        _ role: AccessibilityNode.Role, label: String? = nil, hiddenLabel: Text? = nil, value: String = "",
        activate: (() -> Void)? = nil
    ) {
        self.role = role
        self.label = label
        self.hiddenLabel = hiddenLabel
        self.value = value
        self.activate = activate
    }

    /// A presentation; beside a modal one nothing else is read.
    package static func dialog(isModal: Bool, role: AccessibilityNode.Role = .dialog) -> AccessibleControl {
        var control = container(role)
        control.isModal = isModal
        return control
    }

    /// A progress, 0 … 1; nil if unknown.
    package static func progress(_ fraction: Double?) -> AccessibleControl {
        var control = AccessibleControl(.progress)
        control.range = fraction.map { AccessibilityNode.RangeValue(value: $0, bounds: 0...1) }
        control.value = fraction.map { percentage($0) } ?? ""
        return control
    }

    /// A fraction as it is read out.
    package static func percentage(_ fraction: Double) -> String {
        fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%" : ""
    }

    /// A group of elements with a role of its own.
    package static func container(_ role: AccessibilityNode.Role, label: Text? = nil) -> AccessibleControl {
        var control = AccessibleControl(role, hiddenLabel: label)
        control.isContainer = true
        return control
    }
}

/// Makes the modified view a control. Events name the modifier's node, which lasts as long as the control does.
nonisolated struct AccessibleControlModifier: ViewModifier {
    typealias Body = Never
    let control: AccessibleControl

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        AccessibleControlNode(view, inputs)
    }
}

final class AccessibleControlNode<Base: View>: MarkingNode<Base, AccessibleControlModifier> {
    /// The elements' description is looked up when it is needed.
    override func mark(_ element: LayoutID) { graph.layout.addAccessibility(of: element, from: self) }
}

extension AccessibleControlNode: AccessibleControlSource {
    func describe(to attributes: inout AccessibilityAttributes) { attributes.controlNode = self }

    var control: AccessibleControl { view.modifier.control }
}

/// A node that knows the control of its elements.
protocol AccessibleControlSource: AccessibilitySource {
    var control: AccessibleControl { get }
}

extension View {
    /// Declares the view a control; the views inside give its label.
    nonisolated package func accessibleControl(_ control: AccessibleControl) -> some View {
        modifier(AccessibleControlModifier(control: control))
    }
}
