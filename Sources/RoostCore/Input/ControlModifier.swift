import CoreGraphics

/// The modifier of `.control(_:)` and `.focusable(_:interactions:)`: makes a view focusable and, with a control,
/// usable.
nonisolated package struct ControlModifier: ViewModifier {
    package typealias Body = Never
    /// Nil for a view that is only focusable.
    package let control: AccessibleControl?
    package let isFocusable: Bool
    package let interactions: FocusInteractions

    nonisolated package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ControlNode(view, inputs)
    }
}

extension View {
    /// Makes the view a control that takes the focus and keys.
    nonisolated package func control(_ control: AccessibleControl) -> some View {
        modifier(
            ControlModifier(
                control: control, isFocusable: true, interactions: control.edit == nil ? .activate : .edit))
    }
}

/// A node that can have the focus.
package protocol FocusableNode: ViewNode {
    var takesFocus: Bool { get }
    var focusInteractions: FocusInteractions { get }
    /// Tells the node that it got or lost the focus, and whether a ring shows it.
    func setFocused(_ isFocused: Bool, showsRing: Bool)
    /// The activating key, such as Space, while it is down.
    var pressedKey: KeyEquivalent? { get }
    /// Sets the activating key that is down; nil when it comes up.
    func setPressedKey(_ key: KeyEquivalent?)
}

final class ControlNode<Base: View>: WrappingNode<Base, ControlModifier>, FocusableNode {
    private var isFocused = false
    private var showsRing = false
    private(set) var pressedKey: KeyEquivalent?

    override package init(_ view: ModifiedContent<Base, ControlModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.track(self)
    }

    override func makeContent(_ content: Base) -> _ViewNodeOf<Base> { makeChild(content, innerEnvironment) }

    /// A control inside a control is a part of it: a toggle's style may draw a button, for instance.
    private var isPart: Bool { environment.isInControl }

    /// Whether the content is a part of this control.
    private var hasParts: Bool { view.modifier.control.map { !$0.isContainer } ?? false }

    /// Sets only the values that differ.
    private var innerEnvironment: EnvironmentValues {
        var inner = environment
        guard !isPart else { return inner }
        if hasParts { inner.isInControl = true }
        if inner.isFocused != isFocused { inner.isFocused = isFocused }
        if inner.showsFocusRing != showsRing { inner.showsFocusRing = showsRing }
        if inner.isKeyPressed != (pressedKey != nil) { inner.isKeyPressed = pressedKey != nil }
        return inner
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateWrappers(environmentChanged: environmentChanged)
        updateContent(of: content, environmentChanged ? innerEnvironment : content.environment)
        if isFocused && !takesFocus {
            graph.afterUpdate { [weak self] in
                guard let self, self.isFocused else { return }
                self.graph.focus.clear()
            }
        }
    }

    // MARK: Focus

    var takesFocus: Bool { isAlive && view.modifier.isFocusable && environment.isEnabled && !isPart }

    var focusInteractions: FocusInteractions { view.modifier.interactions }

    func setFocused(_ isFocused: Bool, showsRing: Bool) {
        let showsRing = isFocused && showsRing
        guard self.isFocused != isFocused || self.showsRing != showsRing else { return }
        let changed = self.isFocused != isFocused
        self.isFocused = isFocused
        self.showsRing = showsRing
        if !isFocused { pressedKey = nil }
        markContent()
        if changed { view.modifier.control?.focusChanged?(isFocused) }
    }

    func setPressedKey(_ key: KeyEquivalent?) {
        guard key != pressedKey else { return }
        pressedKey = key
        markContent()
    }

    private func markContent() {
        guard isAlive else { return }
        graph.queue.mark(Dependent(queue: graph.queue, node: id, version: 0), transaction: Transaction())
    }

    override package func reevaluate() { updateContent(of: content, innerEnvironment) }

    override package func willEnd() {
        graph.focus.ended(self)
        super.willEnd()
    }

    // MARK: Using

    override package var keyboardControl: AccessibleControl? { isPart ? nil : view.modifier.control }

    override package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        if let control = view.modifier.control { attributes.control = control }
        if view.modifier.isFocusable && environment.isEnabled && !isPart {
            attributes.focus = AccessibilityAttributes.Focus(node: id, isFocused: isFocused)
        }
        return true
    }
}
