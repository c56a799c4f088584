/// What a control is and what can be done with it, for the keyboard and for people who do not see it or use another way
/// to point.
///
/// A control that keys reach says it with `control(_:)`, one that they do not with `accessibleControl(_:)`, a view that
/// draws itself in `describe(_:in:to:)`. The actions are to run the same code as a finger does.
package struct AccessibleControl {
    package var role: AccessibilityNode.Role
    /// What it is; nil for what the views inside say.
    package var label: String?
    /// What it is where the views inside say nothing: a label that is not drawn.
    package var hiddenLabel: Text?
    package var value = ""
    /// Whether what the views inside say is the value.
    var contentIsValue = false
    /// For toggles: nil where the value is mixed.
    package var isOn: Bool? = false
    package var isSelected = false
    package var range: AccessibilityNode.RangeValue?
    package var text: AccessibilityNode.TextInput?
    /// Whether the views inside stay elements of their own.
    package var isContainer = false
    /// Whether nothing beside it is to be read.
    var isModal = false
    package var activate: (() -> Void)?
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    package var set: ((Double) -> Void)?
    package var submit: (() -> Void)?
    /// Whether holding a key uses the control again and again.
    package var repeats = false
    /// Takes a key before the usual ones; false leaves it to them.
    package var key: ((KeyEvent) -> Bool)?
    /// Takes over what became of a text in the host's own field.
    package var edit: ((TextEdit) -> Void)?
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
    static func dialog(isModal: Bool, role: AccessibilityNode.Role = .dialog) -> AccessibleControl {
        var control = container(role)
        control.isModal = isModal
        return control
    }

    /// How far something has come, 0 … 1; nil where that is not known.
    static func progress(_ fraction: Double?) -> AccessibleControl {
        var control = AccessibleControl(.progress)
        control.range = fraction.map { AccessibilityNode.RangeValue(value: $0, bounds: 0...1) }
        control.value = fraction.map { percentage($0) } ?? ""
        return control
    }

    /// A part of one, as it is read out.
    static func percentage(_ fraction: Double) -> String {
        fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%" : ""
    }

    /// A group of elements that has a role of its own.
    package static func container(_ role: AccessibilityNode.Role, label: Text? = nil) -> AccessibleControl {
        var control = AccessibleControl(role, hiddenLabel: label)
        control.isContainer = true
        return control
    }
}

/// Makes what it is applied to a control. Events name the modifier's node, which lasts as long as the control does.
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
    /// What is said of the elements is looked up when somebody asks.
    override func mark(_ element: LayoutID) { graph.layout.addAccessibility(of: element, from: self) }
}

extension AccessibleControlNode: AccessibleControlSource {
    func describe(to attributes: inout AccessibilityAttributes) { attributes.controlNode = self }

    var control: AccessibleControl { view.modifier.control }
}

/// A node that says which control its elements are.
protocol AccessibleControlSource: AccessibilitySource {
    var control: AccessibleControl { get }
}

extension View {
    /// Says that the view is a control; the views inside give its label.
    nonisolated package func accessibleControl(_ control: AccessibleControl) -> some View {
        modifier(AccessibleControlModifier(control: control))
    }
}

/// A view whose words are known without drawing it.
protocol SpokenLabel {
    var spokenText: Text? { get }
}

extension Text: SpokenLabel {
    var spokenText: Text? { self }
}

extension AnyView: SpokenLabel {
    var spokenText: Text? { storage.spokenText }
}

extension Label: SpokenLabel {
    var spokenText: Text? { spokenTitle }
}

extension ModifiedContent: SpokenLabel where Content: SpokenLabel {
    var spokenText: Text? { content.spokenText }
}

/// The words of a label that may not be drawn; nil where only drawing it would tell.
func spokenWords<V: View>(of view: V) -> Text? { (view as? any SpokenLabel)?.spokenText }
