/// What a button hands to its style.
///
/// It is one thing for as long as the button lasts and its role stays: the style's view is not evaluated again where only
/// the action or the label is another. The action runs what the button was given last; the label finds its places by
/// itself (`ContentHandover`).
nonisolated final class ButtonParts {
    let role: ButtonRole?
    let label: AnyView
    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }
}

/// Keeps a button's parts in its node.
nonisolated struct ButtonHandover<Label: View>: DynamicProperty {
    private var kept: Kept?

    static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if slot == nil { slot = Kept() }
        property.kept = unsafeDowncast(slot!, to: Kept.self)
        return false
    }

    /// The button's parts, and what brings its label to them.
    @MainActor func parts(
        role: ButtonRole?, label: Label, styles: StyleStack<any PrimitiveButtonStyle>,
        action: @escaping @MainActor () -> Void
    ) -> (parts: ButtonParts, label: ContentHandover<Label>) {
        let kept = kept ?? Kept()
        let label = kept.label ?? ContentHandover(label)
        kept.label = label
        let latest = kept.action ?? LatestAction(action)
        latest.run = action
        kept.action = latest
        let hasStyles = kept.styles.map { styles.setsSameContent(as: $0) } ?? false
        if hasStyles, let parts = kept.parts, parts.role == role { return (parts, label) }
        let content = hasStyles ? kept.parts?.label : nil
        let parts = ButtonParts(role: role, label: content ?? styles.content(HandedContent(handover: label))) {
            latest.run()
        }
        kept.parts = parts
        kept.styles = styles
        return (parts, label)
    }

    private final class Kept {
        var label: ContentHandover<Label>?
        var action: LatestAction?
        var parts: ButtonParts?
        /// The styles that the label has.
        var styles: StyleStack<any PrimitiveButtonStyle>?
    }
}

/// What a button does by now.
@MainActor private final class LatestAction {
    var run: @MainActor () -> Void

    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}
