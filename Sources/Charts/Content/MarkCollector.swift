import SwiftUI

/// Collects the marks of some content.
public struct _MarkCollector {
    private(set) var records: [MarkRecord] = []
    private(set) var styles: [MarkStyle] = []
    private(set) var layers: [MarkLayer] = []
    private(set) var foregroundGroups = MarkGroups()
    private(set) var symbolGroups = MarkGroups()
    private(set) var symbolSizeGroups = MarkGroups()
    private(set) var lineGroups = MarkGroups()
    private(set) var positionGroups = MarkGroups()
    private(set) var seriesGroups = MarkGroups()
    /// The labels of the first values on the axes and of the first angle.
    private(set) var xLabel: Text?
    private(set) var yLabel: Text?
    /// The style of the content that is being collected.
    private var style = MarkStyle()
    /// The index of that style; nil before a mark has used it.
    private var styleIndex: Int32?
    private var layer: Int32 = -1
    /// The hash of the ids of the elements around the content that is being collected.
    private var identity = 0

    init() {}

    /// The numbers for which functions without a domain are drawn.
    private(set) var functionDomain = -1.0...1.0

    /// The marks of some content.
    /// - Parameter settings: The settings of the chart, whose x axis may have a domain for functions.
    init(_ content: some ChartContent, settings: ChartSettings = ChartSettings()) {
        if case .values(let values) = settings.xScale.domain {
            let numbers = values.map(\.number).filter(\.isFinite)
            if let first = numbers.min(), let last = numbers.max(), first < last { functionDomain = first...last }
        }
        content._collect(into: &self)
    }

    /// Makes room for more marks. Exact room for each of many plots would copy all before it each time.
    mutating func reserve(_ count: Int) {
        if records.isEmpty { records.reserveCapacity(count) }
    }

    /// Adds a mark with the current style.
    mutating func add(_ record: consuming MarkRecord) {
        if styleIndex == nil {
            styleIndex = Int32(styles.count)
            styles.append(style)
        }
        record.style = styleIndex!
        record.layer = layer
        record.identity = identity
        records.append(record)
    }

    /// Adds a mark with values on the axes.
    mutating func add(_ record: consuming MarkRecord, x: PlottedValue?, y: PlottedValue?) {
        if let x { (record.x, record.isIntegerX) = (x.extent, x.isInteger) }
        if let y { (record.y, record.isIntegerY) = (y.extent, y.isInteger) }
        add(record, xLabel: x?.label, yLabel: y?.label)
    }

    /// Adds a mark whose values have labels.
    mutating func add(_ record: consuming MarkRecord, xLabel: Text?, yLabel: Text?) {
        if self.xLabel == nil { self.xLabel = xLabel }
        if self.yLabel == nil { self.yLabel = yLabel }
        add(record)
    }

    mutating func series(_ value: PlottedValue) -> Int32 { seriesGroups.index(of: value) }

    /// Collects the content of an element with an id.
    mutating func collect(_ content: some ChartContent, id: some Hashable) {
        let outer = identity
        var hasher = Hasher()
        hasher.combine(outer)
        hasher.combine(id)
        identity = hasher.finalize()
        content._collect(into: &self)
        identity = outer
    }

    /// Collects content with a changed style.
    mutating func collect(_ content: (inout Self) -> Void, _ change: (inout MarkStyle) -> Void) {
        let outer = (style, styleIndex)
        change(&style)
        styleIndex = nil
        content(&self)
        (style, styleIndex) = outer
    }

    /// Collects content with an aspect of its style that follows from a value.
    mutating func collect(_ content: (inout Self) -> Void, by value: PlottedValue, _ channel: MarkChannel) {
        switch channel {
        case .foreground:
            let index = foregroundGroups.index(of: value)
            collect(content) {
                $0.foregroundGroup = index; $0.foreground = nil
            }
        case .symbol:
            let index = symbolGroups.index(of: value)
            collect(content) {
                $0.symbolGroup = index; $0.symbol = nil
            }
        case .symbolSize:
            let index = symbolSizeGroups.index(of: value)
            collect(content) {
                $0.symbolSizeGroup = index; $0.symbolSize = nil
            }
        case .line:
            let index = lineGroups.index(of: value)
            collect(content) {
                $0.lineGroup = index; $0.line = nil
            }
        case .position(let axis, let span):
            let index = positionGroups.index(of: value)
            collect(content) {
                $0.positionGroup = index
                $0.positionAxis = axis
                $0.positionSpan = span
            }
        }
    }

    /// Collects content in a layer with an effect.
    mutating func collect(_ content: some ChartContent, in effect: MarkEffect) {
        let outer = layer
        layer = Int32(layers.count)
        layers.append(MarkLayer(effect: effect, parent: outer))
        content._collect(into: &self)
        layer = outer
    }
}

/// An aspect of a mark's style that can follow from a value.
enum MarkChannel {
    case foreground, symbol, symbolSize, line
    case position(Axis?, MarkDimension)
}

/// A mark with its values, ready to be added: no closure is made for each of many points.
struct PlacedMark {
    let kind: MarkRecord.Kind
    let x: PlottedValue?
    let y: PlottedValue?

    func add(to collector: inout _MarkCollector) { collector.add(MarkRecord(kind: kind), x: x, y: y) }
}
