/// A field that has the focus.
package struct FocusedField {
    package let node: NodeID
    package let input: AccessibilityNode.TextInput
    package let places: TextPlaces?

    package init(node: NodeID, input: AccessibilityNode.TextInput, places: TextPlaces?) {
        self.node = node
        self.input = input
        self.places = places
    }
}

extension LiveSession {
    /// The field that has the focus, for a host whose input methods and clipboard work in it; nil without one. All events
    /// so far have shown their effect in it.
    package var focusedField: FocusedField? {
        if graph.focus.focused != nil { atWork { bringUpToDate() } }
        guard let node = graph.focus.focused, node.environment.isEnabled, let control = node.keyboardControl,
            let input = control.text
        else { return nil }
        return FocusedField(node: node.id, input: input, places: control.textPlaces)
    }

    /// The places of the characters in a field; nil if the node is none.
    package func textPlaces(of node: NodeID) -> TextPlaces? { graph.node(node)?.keyboardControl?.textPlaces }
}
