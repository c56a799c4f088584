import RoostCore

/// The parts that a button hands to its style.
///
/// The object stays the same while the button lives and keeps its role and styles, so a new action or label alone does
/// not evaluate the style's view again. `action` runs the button's latest action; the label updates its own places
/// (`ContentSlot`).
nonisolated final class ButtonParts {
    let role: ButtonRole?
    let label: AnyView
    /// The type of the view that the label was made from.
    let labelType: Any.Type
    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: AnyView, labelType: Any.Type, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.labelType = labelType
        self.action = action
    }
}

/// Keeps a button's parts, and the slot of its label, in its node.
nonisolated struct ButtonLabelSlot<Label: View>: DynamicProperty {
    private var kept: Kept?

    static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if slot == nil { slot = Kept() }
        property.kept = unsafeDowncast(slot!, to: Kept.self)
        return false
    }

    /// The button's parts, and the slot of its label.
    @MainActor func parts(
        role: ButtonRole?, label: Label, styles: StyleStack<any PrimitiveButtonStyle>,
        action: @escaping @MainActor () -> Void
    ) -> (parts: ButtonParts, label: ContentSlot<Label>) {
        let kept = kept ?? Kept()
        let label = kept.label ?? ContentSlot(label)
        kept.label = label
        let latest = kept.action ?? LatestAction(action)
        latest.run = action
        kept.action = latest
        let hasStyles = kept.styles.map { styles.setsSameContent(as: $0) } ?? false
        if hasStyles, let parts = kept.parts, parts.role == role { return (parts, label) }
        let content = hasStyles ? kept.parts?.label : nil
        let parts = ButtonParts(
            role: role, label: content ?? styles.content(SlotView(slot: label)), labelType: Label.self
        ) {
            latest.run()
        }
        kept.parts = parts
        kept.styles = styles
        return (parts, label)
    }

    private final class Kept {
        var label: ContentSlot<Label>?
        var action: LatestAction?
        var parts: ButtonParts?
        /// The styles that the label of `parts` was made with.
        var styles: StyleStack<any PrimitiveButtonStyle>?
    }
}

/// The latest action of a button.
@MainActor private final class LatestAction {
    var run: @MainActor () -> Void

    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}
