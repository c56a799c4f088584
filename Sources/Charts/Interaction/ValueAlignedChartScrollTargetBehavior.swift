import Foundation

/// Lets a chart come to rest at certain values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public let _alignment: _ChartScrollAlignment

    private init(_ x: ScrollAlignment?, _ y: ScrollAlignment?, _ limit: ValueAlignedLimitBehavior) {
        _alignment = _ChartScrollAlignment(x: x, y: y, limit: limit)
    }

    /// The multiples of a number on both axes, or of seconds for dates.
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let alignment = ScrollAlignment(unit, majorAlignment)
        self.init(alignment, alignment, limitBehavior)
    }

    /// The dates on both axes that match components.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let alignment = ScrollAlignment(components, majorAlignment)
        self.init(alignment, alignment, limitBehavior)
    }

    /// The multiples of a number on each axis.
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            ScrollAlignment(xUnit, xMajorAlignment), ScrollAlignment(yUnit, yMajorAlignment), limitBehavior)
    }

    /// The multiples of a number on the x axis, and the dates on the y axis that match components.
    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            ScrollAlignment(xUnit, xMajorAlignment), ScrollAlignment(yComponents, yMajorAlignment), limitBehavior)
    }

    /// The dates on the x axis that match components, and the multiples of a number on the y axis.
    public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            ScrollAlignment(xComponents, xMajorAlignment), ScrollAlignment(yUnit, yMajorAlignment), limitBehavior)
    }

    /// The dates on each axis that match components.
    public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            ScrollAlignment(xComponents, xMajorAlignment), ScrollAlignment(yComponents, yMajorAlignment),
            limitBehavior)
    }
}

extension ScrollAlignment {
    fileprivate init<T: Plottable & Numeric>(_ unit: T, _ major: MajorValueAlignment<T>?) {
        self.init(minor: .interval(unit.plotValue.number), major: major?.step)
    }

    fileprivate init(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) {
        self.init(minor: .matching(components), major: major?.step)
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at the multiples of a number, or of seconds for dates.
    /// - Parameters:
    ///   - majorAlignment: The values to which a swipe goes.
    ///   - limitBehavior: Whether a swipe goes a page at most.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Comes to rest at the dates that match components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Comes to rest at the multiples of a number on each axis.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Comes to rest at the multiples of a number on the x axis, and at matching dates on the y axis.
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(
            xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Comes to rest at matching dates on the x axis, and at the multiples of a number on the y axis.
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(
            xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Comes to rest at matching dates on each axis.
    public static func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(
            xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }
}
