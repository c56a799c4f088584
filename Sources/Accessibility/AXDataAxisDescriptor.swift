import Foundation

/// The description of an axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The axis's name.
    var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The distances on the axis.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    open var title: String
    /// The distances on the axis.
    open var scaleType = ScaleType.linear
    /// The smallest number.
    open var lowerBound: Double
    /// The greatest number.
    open var upperBound: Double
    /// The numbers that have grid lines.
    open var gridlinePositions: [Double]
    /// The text for a number.
    open var valueDescriptionProvider: (Double) -> String

    /// An axis of numbers of a range.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        lowerBound = range.lowerBound
        upperBound = range.upperBound
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// The numbers from the smallest to the greatest.
    open var range: ClosedRange<Double> { min(lowerBound, upperBound)...max(lowerBound, upperBound) }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    open var title: String
    /// The categories in their order.
    open var categoryOrder: [String]

    /// An axis of categories in an order.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}
