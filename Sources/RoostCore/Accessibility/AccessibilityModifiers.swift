extension View {
    /// Sets the words that name the view, in place of those that it shows.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityAttributes { $0.label = label }
    }

    /// As with a text, translated.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the words for the view's value.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibilityAttributes { $0.value = value }
    }

    /// As with a text, translated.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the words that tell the effect of using the view.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityAttributes { $0.hint = hint }
    }

    /// As with a text, translated.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Hides the view and everything in it from assistive technologies; it is drawn as before.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityAttributes { $0.isHidden = hidden }
    }

    /// Adds traits, which in part set the element's role.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        traits.warnOfThoseWithoutEffect()
        return accessibilityAttributes {
            $0.traits.formUnion(traits)
            $0.removedTraits.subtract(traits)
        }
    }

    /// Removes traits, also those of the view itself.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityAttributes {
            $0.traits.subtract(traits)
            $0.removedTraits.formUnion(traits)
        }
    }

    /// Sets the reading order among neighbours: higher values come first; the default is 0.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibilityAttributes { $0.sortPriority = sortPriority }
    }

    /// Makes the view one element; by default its parts are left out.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityAttributes { $0.children = children }
    }

    /// Makes the view a heading of a level.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAttributes { $0.headingLevel = level }
    }

    /// Sets the names that voice control accepts for the view, the shortest last.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibilityAttributes { $0.inputLabels = inputLabels }
    }

    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}
