import SwiftUI

nonisolated extension VectorizedChartContent {
    /// The spoken names of the marks at a key path, in place of their values.
    public func accessibilityLabel(_ label: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        described { $1.label = $0[keyPath: label] }
    }

    /// The spoken names of the marks at a key path, which are translated.
    public func accessibilityLabel(
        _ labelKey: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        described { $1.label = Text($0[keyPath: labelKey]) }
    }

    /// The spoken names of the marks at a key path.
    public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        described { $1.label = Text($0[keyPath: label]) }
    }

    /// The spoken values of the marks at a key path.
    public func accessibilityValue(_ value: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        described { $1.value = $0[keyPath: value] }
    }

    /// The spoken values of the marks at a key path, which are translated.
    public func accessibilityValue(
        _ valueKey: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        described { $1.value = Text($0[keyPath: valueKey]) }
    }

    /// The spoken values of the marks at a key path.
    public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        described { $1.value = Text($0[keyPath: value]) }
    }

    /// Names of the marks for tests, at a key path.
    public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        described { $1.identifier = $0[keyPath: identifier] }
    }

    /// Whether assistive technologies leave the marks out, at a key path.
    public func accessibilityHidden(_ hidden: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
        described { $1.isHidden = $0[keyPath: hidden] }
    }
}
