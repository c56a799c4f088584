import Foundation

/// The description of a chart for people who do not see it: its axes and its data.
open class AXChartDescriptor {
    /// The chart's name.
    open var title: String?
    /// The chart's meaning in a few sentences.
    open var summary: String?
    /// The frame of the content in points.
    open var contentFrame = CGRect.zero
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Axes of further values.
    open var additionalAxes: [any AXDataAxisDescriptor]
    /// The data.
    open var series: [AXDataSeriesDescriptor]

    /// A description of a chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}
