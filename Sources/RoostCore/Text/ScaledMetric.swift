import CoreGraphics

/// A number that scales with the Dynamic Type size, as the size of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.fontContext) private var context
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
    public var wrappedValue: Value { value * Value(context.scale(of: textStyle)) }
}
