extension View {
    /// Adds an action of a kind that assistive technologies know; by default the effect of a press.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAttributes { actionKind.add(handler, to: &$0) }
    }

    /// Adds a named action. In a browser it is a button beside the view that only screen readers find.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAttributes { $0.actions.append(AccessibilityAttributes.Action(name: name, perform: handler)) }
    }

    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds the buttons of `content` as named actions. They are not drawn.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(UnseenLayerModifier(unseen: content(), use: .actions))
    }

    /// Adds an action that raises and lowers the view's value: a text or a group becomes a slider.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAttributes { $0.adjust = handler }
    }

    /// Sets the point of the view that a screen reader's press touches, for a view without an action of its own; by
    /// default the centre.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibilityAttributes { $0.activationPoint = activationPoint }
    }
}
