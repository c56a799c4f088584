/// The questions that accessibility and the keyboard ask the owner of an element.
open class _DescribedOwner: _PointedOwner {
    /// Adds the owner's accessibility attributes of its element. Returns whether it added any.
    package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool { false }

    /// Whether the owner's element is a text, which is read as it is drawn.
    var isText: Bool { false }

    /// The purpose of the second child of the owner's elements, if it is never drawn; nil otherwise.
    var unseenLayerUse: UnseenLayerUse? { nil }

    /// The owner's action as a control that the keyboard reaches.
    package var keyboardControl: AccessibleControl? { nil }

    /// Whether keyboard shortcuts inside work.
    package var shortcutsReachContent: Bool { !hidesContent }
}

package typealias DescribedOwner = _DescribedOwner
