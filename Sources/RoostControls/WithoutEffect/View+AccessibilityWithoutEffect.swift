import RoostCore

// Accessibility for which HTML has no words. Each modifier is accepted so that existing code compiles, and logs once that it has no effect.

extension View {
    /// Accepted for existing code; HTML has no word for it.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        withoutEffect("accessibilityRespondsToUserInteraction", "HTML has no word for it")
    }

    /// Accepted for existing code; HTML has no word for it.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> some View {
        withoutEffect("accessibilityRespondsToUserInteraction", "HTML has no word for it")
    }

    /// Accepted for existing code; HTML has no word for it.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        withoutEffect("accessibilityTextContentType", "HTML has no word for it")
    }

    /// Accepted for existing code; HTML has no word for it.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        withoutEffect("accessibilityLinkedGroup", "HTML has no word for it")
    }

    /// Accepted for existing code; HTML has no word for it.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        withoutEffect("accessibilityLabeledPair", "HTML has no word for it")
    }

    /// Accepted for existing code; HTML has no word for it.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        withoutEffect("accessibilityDirectTouch", "HTML has no word for it")
    }

    /// Accepted for existing code; HTML has no word for it.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        withoutEffect("accessibilityScrollAction", "HTML has no word for it")
    }

    /// Accepted for existing code; the reader's own software decides how it speaks.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        withoutEffect("speechAdjustedPitch", "the reader's own software decides how it speaks")
    }

    /// Accepted for existing code; the reader's own software decides how it speaks.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        withoutEffect("speechAlwaysIncludesPunctuation", "the reader's own software decides how it speaks")
    }

    /// Accepted for existing code; the reader's own software decides how it speaks.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        withoutEffect("speechAnnouncementsQueued", "the reader's own software decides how it speaks")
    }

    /// Accepted for existing code; the reader's own software decides how it speaks.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        withoutEffect("speechSpellsOutCharacters", "the reader's own software decides how it speaks")
    }
}
