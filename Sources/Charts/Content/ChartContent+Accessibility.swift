import SwiftUI

nonisolated extension ChartContent {
    private func described(_ change: @escaping (inout MarkAccessibility) -> Void) -> StyledChartContent<Self> {
        styled {
            var accessibility = $0.accessibility ?? MarkAccessibility()
            change(&accessibility)
            $0.accessibility = accessibility
        }
    }

    /// The spoken name of the marks, in place of their values.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { described { $0.label = label } }

    /// The spoken name of the marks, in place of their values.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// The spoken name of the marks, in place of their values.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// The spoken name of the marks, a resource of a bundle, in place of their values.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(labelResource))
    }

    /// The spoken value of the marks, a resource of a bundle.
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(valueResource))
    }

    /// The spoken value of the marks.
    public func accessibilityValue(_ value: Text) -> some ChartContent { described { $0.value = value } }

    /// The spoken value of the marks.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// The spoken value of the marks.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// A name of the marks for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        described { $0.identifier = identifier }
    }

    /// Whether assistive technologies leave the marks out.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { described { $0.isHidden = hidden } }
}
