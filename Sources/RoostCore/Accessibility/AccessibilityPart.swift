import CoreGraphics

/// A part of a drawing that is an element for assistive technologies, though no view stands for it.
package struct AccessibilityPart: Equatable, Sendable {
    package var label: String
    package var value: String
    package var identifier: String
    /// The part's frame in the coordinates of the element that draws it.
    package var frame: CGRect

    package init(label: String, value: String, identifier: String = "", frame: CGRect) {
        self.label = label
        self.value = value
        self.identifier = identifier
        self.frame = frame
    }
}
