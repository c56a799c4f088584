/// A user's request to a view through its accessibility node.
package struct AccessibilityRequest: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case activate, increment, decrement, escape, scrollToVisible
        /// Sets a slider's or a stepper's value.
        case set(Double)
        /// One of the node's `actions`.
        case custom(Int)
        /// Return in a text field.
        case submit
        /// The key that opens menus.
        case showMenu
    }

    package var node: NodeID
    package var kind: Kind

    package init(_ kind: Kind, on node: NodeID) {
        self.node = node
        self.kind = kind
    }
}
