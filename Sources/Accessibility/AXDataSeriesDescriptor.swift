import Foundation

/// The description of a series of data.
open class AXDataSeriesDescriptor {
    /// The series' name.
    open var name: String?
    /// Whether the points are joined, as those of a line are.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// A series of points.
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A point of a series.
open class AXDataPoint {
    /// A number or a category.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)
    }

    /// The value on the horizontal axis.
    open var xValue: Value
    /// The value on the vertical axis.
    open var yValue: Double?
    /// The values on further axes.
    open var additionalValues: [Value]
    /// The point's name.
    open var label: String?

    /// A point at a number.
    public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }

    /// A point at a category.
    public init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }
}
