import CoreGraphics
@_spi(Engine) import RoostCore

/// An element of a live view, as somebody finds it who reads the window or hears it read: a button by its name, a field
/// by its label, a text by its words.
public struct LiveElement: Equatable, Sendable {
    /// The kind of an element.
    public enum Role: String, Sendable {
        case group, text, heading, image, link, button, toggle, slider, stepper, textField, secureField, textEditor
        case picker, radioButton, tab, tabList, progress, list, scrollArea, dialog, alert, menu, menuItem
        case webPage, media
    }

    /// The kind of the element.
    public let role: Role
    /// The element's name; for texts, the words.
    public let label: String
    /// The value in words: of a slider, of a picker, the content of a field.
    public let value: String
    /// The `accessibilityIdentifier`; empty without one.
    public let identifier: String
    /// The frame as drawn, in points in the window's coordinates.
    public let frame: CGRect
    public let isEnabled: Bool
    public let isSelected: Bool
    public let isFocused: Bool
    /// Whether a toggle is on; nil where it is mixed. False for all other elements.
    public let isOn: Bool?
    let node: NodeID

    init(_ node: AccessibilityNode) {
        guard let role = Role(rawValue: node.role.rawValue) else {
            preconditionFailure("LiveElement.Role lacks \(node.role)")
        }
        self.role = role
        label = node.label
        value = node.text?.text ?? node.value
        identifier = node.identifier
        frame = node.frame
        isEnabled = node.isEnabled
        isSelected = node.isSelected
        isFocused = node.isFocused
        isOn = node.isOn
        self.node = node.id
    }
}
