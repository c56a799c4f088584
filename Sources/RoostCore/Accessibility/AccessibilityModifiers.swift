extension View {
    /// What the view is.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityAttributes { $0.label = label }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// What the view's value is, where it has one.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibilityAttributes { $0.value = value }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// What happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityAttributes { $0.hint = hint }
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Whether the view is left out for people who do not see it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityAttributes { $0.isHidden = hidden }
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityAttributes {
            $0.traits.formUnion(traits)
            $0.removedTraits.subtract(traits)
        }
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityAttributes {
            $0.traits.subtract(traits)
            $0.removedTraits.formUnion(traits)
        }
    }

    /// The order in which views are read; higher values come first.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibilityAttributes { $0.sortPriority = sortPriority }
    }

    /// Makes the view one thing.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityAttributes { $0.children = children }
    }

    /// How far down a heading is among headings.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAttributes { $0.headingLevel = level }
    }

    /// What people may call the view when they speak to it, the shortest last.
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
