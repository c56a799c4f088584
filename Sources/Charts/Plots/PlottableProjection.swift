import SwiftUI

/// The values of a collection's elements with a label: `.value("Sales", \.sales)`.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let label: Text
    let extent: (DataElement) -> MarkExtent
    /// The extent of all elements; nil where it depends on them.
    var constant: MarkExtent?
    /// Whether values of its type are whole numbers.
    var isInteger: Bool { Value.PrimitivePlottable.self is any FixedWidthInteger.Type }

    /// The value of an element with its label.
    func value(of element: DataElement) -> PlottedValue {
        PlottedValue(label: label, extent: extent(element), isInteger: isInteger)
    }

    /// The value of an element, or that of all elements; nil where there is none.
    func value(of element: DataElement?) -> PlottedValue? {
        (element.map(extent) ?? constant).map { PlottedValue(label: label, extent: $0, isInteger: isInteger) }
    }

    /// The same extent for all elements.
    fileprivate static func all(_ label: Text, _ extent: MarkExtent) -> PlottableProjection {
        PlottableProjection(label: label, extent: { _ in extent }, constant: extent)
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

    /// The values at a key path, with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Value>)
        -> PlottableProjection
    {
        value(Text(labelResource), keyPath)
    }

    /// The values at a key path, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Value>)
        -> PlottableProjection
    {
        value(Text(label), keyPath)
    }

    /// The same value for all elements, with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableProjection {
        all(label, MarkExtent.at(value.plotValue))
    }

    /// The same value for all elements, with a label that is translated.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableProjection {
        self.value(Text(labelKey), value)
    }

    /// The same value for all elements, with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableProjection {
        self.value(Text(labelResource), value)
    }

    /// The same value for all elements, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableProjection {
        self.value(Text(label), value)
    }
}

/// Ranges of values, such as the bins of a histogram.
extension PlottableProjection where Value: Comparable {
    /// The ranges between the values at two key paths, with a label.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection(label: label) {
            .unit($0[keyPath: start].plotValue, $0[keyPath: end].plotValue)
        }
    }

    /// The ranges between the values at two key paths, with a label that is translated.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        value(Text(labelKey), start, end)
    }

    /// The ranges between the values at two key paths, with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, Value>,
        _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        value(Text(labelResource), start, end)
    }

    /// The ranges between the values at two key paths, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        value(Text(label), start, end)
    }

    /// The same range for all elements, with a label.
    public static func value(_ label: Text, _ start: Value, _ end: Value) -> PlottableProjection {
        all(label, MarkExtent.unit(start.plotValue, end.plotValue))
    }

    /// The same range for all elements, with a label that is translated.
    public static func value(_ labelKey: LocalizedStringKey, _ start: Value, _ end: Value) -> PlottableProjection {
        value(Text(labelKey), start, end)
    }

    /// The same range for all elements, with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ start: Value, _ end: Value)
        -> PlottableProjection
    {
        value(Text(labelResource), start, end)
    }

    /// The same range for all elements, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ start: Value, _ end: Value) -> PlottableProjection {
        value(Text(label), start, end)
    }
}

extension PlottableProjection where Value == Date {
    /// The calendar units of the dates at a key path, with a label.
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: label) { .slot(of: $0[keyPath: keyPath], unit, calendar ?? .current) }
    }

    /// The calendar units of the dates at a key path, with a label that is translated.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        value(Text(labelKey), keyPath, unit: unit, calendar: calendar)
    }

    /// The calendar units of the dates at a key path, with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        value(Text(labelResource), keyPath, unit: unit, calendar: calendar)
    }

    /// The calendar units of the dates at a key path, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        value(Text(label), keyPath, unit: unit, calendar: calendar)
    }

    /// The same calendar unit for all elements, with a label.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        all(label, MarkExtent.slot(of: value, unit, calendar ?? .current))
    }

    /// The same calendar unit for all elements, with a label that is translated.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        self.value(Text(labelKey), value, unit: unit, calendar: calendar)
    }

    /// The same calendar unit for all elements, with a label that is a resource of a bundle.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        self.value(Text(labelResource), value, unit: unit, calendar: calendar)
    }

    /// The same calendar unit for all elements, with a label that is shown as it is.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        self.value(Text(label), value, unit: unit, calendar: calendar)
    }
}
