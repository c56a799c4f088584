import SwiftUI

/// The values of a collection's elements with a label: `.value("Sales", \.sales)`.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let label: Text
    let extent: (DataElement) -> MarkExtent

    /// The value of an element with its label.
    func value(of element: DataElement) -> PlottableValue<Value> {
        PlottableValue(label: label, extent: extent(element))
    }
}

extension PlottableProjection {
    /// The values at a key path, with a label.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        guard let offset = MemoryLayout<DataElement>.offset(of: keyPath) else {
            return PlottableProjection(label: label) { .at($0[keyPath: keyPath].plotValue) }
        }
        // A stored property is read where it lies, which takes a part of a key path's time.
        return PlottableProjection(label: label) { element in
            withUnsafeBytes(of: element) { .at($0.load(fromByteOffset: offset, as: Value.self).plotValue) }
        }
    }

    /// The values at a key path, with a label that is translated.
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>)
        -> PlottableProjection
    {
        value(Text(labelKey), keyPath)
    }

    /// The values at a key path, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>)
        -> PlottableProjection
    {
        value(Text(label), keyPath)
    }
}

extension PlottableProjection where Value == Date {
    /// The calendar units of the dates at a key path, with a label that is translated.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: Text(labelKey)) { .slot(of: $0[keyPath: keyPath], unit, calendar ?? .current) }
    }
}
