import SwiftUI

/// A chart's marks with their scales: made once for each evaluation of a chart.
struct ChartModel {
    private(set) var records: [MarkRecord]
    let marks: _MarkCollector
    private(set) var xData = AxisData()
    private(set) var yData = AxisData()
    /// The scales, for any size of the plot.
    private(set) var xScale: PositionScale
    private(set) var yScale: PositionScale
    /// The scales of all data, where the plot shows a part.
    private(set) var fullXScale: PositionScale
    private(set) var fullYScale: PositionScale
    private(set) var isWindowed = false
    private(set) var axes: [ResolvedAxis]
    /// The smallest distance between two places of bars on each axis, in the data's numbers.
    private(set) var xSpacing: Double
    private(set) var ySpacing: Double
    /// The marks in drawing order.
    private(set) var items: [MarkItem]
    /// The scales of styles as the view's modifiers set them.
    let styleScales: StyleScaleSettings
    let foregroundStyles: [AnyShapeStyle]
    let symbols: [AnyChartSymbolShape]
    let symbolSizes: [CGFloat]
    let lineStyles: [StrokeStyle]
    /// The angles of the sectors by their records' index, in turns from the top.
    private(set) var sectors: [Int: ClosedRange<Double>] = [:]
    /// The sum of the sectors' numbers.
    private(set) var angleTotal = 0.0

    /// The styles of the marks, by the indices in the records.
    private(set) var styles: [MarkStyle]
    /// The words for the marks.
    let words: MarkWords
    /// The room at the edges of the plot that annotations take.
    let padding: PlotPadding

    init(
        _ marks: _MarkCollector, settings: ChartSettings, size: CGSize, environment: EnvironmentValues,
        window: ChartWindow = ChartWindow()
    ) {
        self.marks = marks
        padding = PlotPadding()
        styles = marks.styles
        let records = MarkStacking.stacked(marks.records, marks.styles)
        self.records = records
        // Fields are read in place in loops over all records: a copy of a record takes longer than the work.
        (xData.isInteger, yData.isInteger) = (true, true)
        for index in records.indices where records[index].kind != .sector {
            Self.include(records[index].x, records[index].isIntegerX, in: &xData)
            Self.include(records[index].y, records[index].isIntegerY, in: &yData)
        }
        (xData.label, yData.label) = (marks.xLabel, marks.yLabel)
        xScale = PositionScale(xData, settings: settings.xScale, axis: .x).resolved(length: size.width)
        yScale = PositionScale(yData, settings: settings.yScale, axis: .y).resolved(length: size.height)
        (fullXScale, fullYScale) = (xScale, yScale)
        if settings.scrolling.isNeeded {
            isWindowed = true
            xScale = xScale.windowed(settings.scrolling.x, start: window.x).resolved(length: size.width)
            yScale = yScale.windowed(settings.scrolling.y, start: window.y).resolved(length: size.height)
        }
        axes = []
        if xData.kind != nil || settings.xScale.domain != nil {
            axes += AxisResolver(axis: .x, settings: settings.xAxis, environment: environment)
                .resolve(&xScale, length: size.width)
        }
        if yData.kind != nil || settings.yScale.domain != nil {
            axes += AxisResolver(axis: .y, settings: settings.yAxis, environment: environment)
                .resolve(&yScale, length: size.height)
        }
        xSpacing = Self.spacing(of: records, \.x)
        ySpacing = Self.spacing(of: records, \.y)
        items = MarkItem.items(of: records, marks.styles)
        styleScales = settings.styles
        foregroundStyles = settings.styles.foregroundStyles(of: marks.foregroundGroups.values)
        symbols = settings.styles.symbols(of: marks.symbolGroups.values)
        symbolSizes = settings.styles.symbolSizes(of: marks.symbolSizeGroups.values)
        lineStyles = settings.styles.lineStyles(of: marks.lineGroups.values)
        (sectors, angleTotal) = Self.sectors(of: records)
        words = MarkWords(records, marks)
        warnOfMisplacedMarks(settings)
    }

    /// The same scales with other marks, which are a mask.
    func masking(_ marks: _MarkCollector) -> ChartModel {
        var mask = ChartModel(mask: marks, like: self)
        mask.items = MarkItem.items(of: mask.records, marks.styles)
        return mask
    }

    private init(mask marks: _MarkCollector, like other: ChartModel) {
        let records = MarkStacking.stacked(marks.records, marks.styles)
        self.records = records
        self.marks = marks
        styles = marks.styles
        (xScale, yScale) = (other.xScale, other.yScale)
        (fullXScale, fullYScale) = (other.fullXScale, other.fullYScale)
        (xSpacing, ySpacing) = (other.xSpacing, other.ySpacing)
        axes = []
        items = []
        styleScales = other.styleScales
        foregroundStyles = other.foregroundStyles
        symbols = other.symbols
        symbolSizes = other.symbolSizes
        lineStyles = other.lineStyles
        words = other.words
        padding = other.padding
    }

    /// Takes other marks, which are on their way.
    mutating func replaceMarks(_ records: [MarkRecord], styles: [MarkStyle], spacing: (x: Double, y: Double)) {
        self.records = records
        self.styles = styles
        (xSpacing, ySpacing) = spacing
        items = MarkItem.items(of: records, styles)
        (sectors, angleTotal) = Self.sectors(of: records)
    }

    /// Takes scales and lines of axes that are on their way from another model's.
    mutating func moveScales(from former: ChartModel, share: Double) {
        xScale = xScale.moving(from: former.xScale, share: share)
        yScale = yScale.moving(from: former.yScale, share: share)
        for index in axes.indices {
            guard former.axes.indices.contains(index), former.axes[index].edge == axes[index].edge else { continue }
            axes[index] = axes[index].moving(from: former.axes[index], share: share)
        }
    }

    private static func include(_ extent: MarkExtent, _ isInteger: Bool, in data: inout AxisData) {
        switch extent {
        case .none, .points: return
        case .at(let value): data.include(value)
        case .unit(let start, let end):
            data.hasSlots = true
            data.include(start)
            data.include(end)
        case .range(let start, let end):
            data.include(start)
            data.include(end)
        }
        if !isInteger { data.isInteger = false }
    }

    /// The smallest distance between the numbers or dates of bars and rectangles, which lie there without slots.
    private static func spacing(of records: [MarkRecord], _ extent: KeyPath<MarkRecord, MarkExtent>) -> Double {
        var numbers: [Double] = []
        for index in records.indices where records[index].kind == .bar || records[index].kind == .rectangle {
            if case .at(let value) = records[index][keyPath: extent], value.number.isFinite {
                numbers.append(value.number)
            }
        }
        numbers.sort()
        var smallest = Double.infinity
        for (first, second) in zip(numbers, numbers.dropFirst()) where second > first {
            smallest = min(smallest, second - first)
        }
        return smallest
    }

    private static func sectors(of records: [MarkRecord]) -> ([Int: ClosedRange<Double>], Double) {
        var sizes: [(index: Int, start: Double, end: Double)] = []
        var sum = 0.0
        for index in records.indices where records[index].kind == .sector {
            switch records[index].x {
            case .at(.number(let number)) where number.isFinite && number > 0:
                sizes.append((index, sum, sum + number))
                sum += number
            case .unit(.number(let start), .number(let end)) where start.isFinite && end > start:
                sizes.append((index, start, end))
                sum = max(sum, end)
            default: break
            }
        }
        guard sum > 0 else { return ([:], 0) }
        return (Dictionary(uniqueKeysWithValues: sizes.map { ($0.index, $0.start / sum...$0.end / sum) }), sum)
    }
}

/// What is drawn as one: a mark, or the marks of a series.
struct MarkItem {
    /// The first mark.
    let first: Int
    /// The marks of a series; nil for a single mark.
    var series: [Int]?
    let zIndex: Double

    /// The items in drawing order.
    static func items(of records: [MarkRecord], _ styles: [MarkStyle]) -> [MarkItem] {
        var items: [MarkItem] = []
        items.reserveCapacity(records.count)
        var series: [SeriesKey: Int] = [:]
        var last: (key: SeriesKey, item: Int)?
        var isOrdered = true
        for index in records.indices {
            let isJoined = records[index].kind.isJoined
            if isJoined {
                let key = SeriesKey(records[index], styles)
                let known = last?.key == key ? last?.item : series[key]
                if let known {
                    items[known].series!.append(index)
                    last = (key, known)
                    continue
                }
                series[key] = items.count
                last = (key, items.count)
            }
            let zIndex = styles[Int(records[index].style)].zIndex
            if zIndex != 0 { isOrdered = false }
            items.append(MarkItem(first: index, series: isJoined ? [index] : nil, zIndex: zIndex))
        }
        guard !isOrdered else { return items }
        return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}
