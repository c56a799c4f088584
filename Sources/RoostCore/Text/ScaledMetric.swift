import CoreGraphics

/// A number of points that scales with the Dynamic Type size as the lines of a text style do, to the nearest pixel.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.fontContext) private var context
    @Environment(\.displayScale) private var displayScale
    private let value: Value
    private let textStyle: Font.TextStyle

    /// A number, given for the size `.large`, that scales as `textStyle` does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// A number, given for the size `.large`, that scales as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number, scaled for the view's Dynamic Type size.
    public var wrappedValue: Value {
        guard context.scale(of: textStyle) != 1 else { return value }
        return Value(context.scaled(CGFloat(value), as: textStyle, displayScale: displayScale))
    }
}

extension ScaledMetric: ReportedProperty { var reportedValue: Any { wrappedValue } }
