import CoreGraphics

/// One element of a window, for assistive technologies and tests: a host mirrors the tree by elements of its own with
/// the same roles, names and values.
package struct AccessibilityNode: Sendable, Equatable {
    package enum Role: String, Sendable {
        case group, text, heading, image, link, button, toggle, slider, stepper, textField, secureField, textEditor
        case picker, radioButton, tab, tabList, progress, list, scrollArea, dialog, alert, menu, menuItem
        /// A page or a player of the host's own, which lies over the drawing; the value says which.
        case webPage, media
    }

    /// The node of the view graph, which events name.
    package var id: NodeID
    package var role: Role
    package var label = ""
    package var value = ""
    package var hint = ""
    package var identifier = ""
    /// For headings: 1 … 6, or 0 without a level.
    package var headingLevel = 0
    /// Other names for voice control.
    package var inputLabels: [String] = []
    /// The frame as drawn, in points in the window's coordinates.
    package var frame: CGRect
    package var isEnabled = true
    package var isSelected = false
    /// For toggles: nil if the value is mixed.
    package var isOn: Bool? = false
    package var isFocusable = false
    package var isFocused = false
    /// Whether `activate` has an effect.
    package var isActionable = false
    /// Whether `showMenu` has an effect.
    package var hasMenu = false
    /// The names of further actions, in order; `AccessibilityRequest.custom` counts from 0.
    package var actions: [String] = []
    /// For sliders, steppers and progress: the value and its bounds.
    package var range: RangeValue?
    /// For fields: the content of the host's own field.
    package var text: TextInput?
    package var children: [AccessibilityNode] = []

    package struct RangeValue: Sendable, Equatable {
        package var value: Double
        package var bounds: ClosedRange<Double>
        package init(value: Double, bounds: ClosedRange<Double>) {
            self.value = value
            self.bounds = bounds
        }
    }

    /// A text field's content.
    package struct TextInput: Sendable, Equatable {
        package var text: String
        /// In UTF-16 units.
        package var selection: Range<Int>
        package var isMultiline = false
        package var isSecure = false
        /// Settings for the host's keyboard and input methods.
        package var traits = FieldTraits()

        package init(text: String, selection: Range<Int>, isMultiline: Bool = false, isSecure: Bool = false) {
            self.text = text
            self.selection = selection
            self.isMultiline = isMultiline
            self.isSecure = isSecure
        }
    }

    package init(id: NodeID, role: Role, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }
}
