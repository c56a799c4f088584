import Foundation

/// Lays bars and areas of the same place on each other, in the data's values.
struct MarkStacking {
    private struct Key: Hashable {
        let kind: MarkRecord.Kind
        let base: PlotValue?
        let group: Int32
    }

    private struct Stack {
        var positive = 0.0
        var negative = 0.0
        /// The sum of the values' sizes.
        var total = 0.0
        /// The last records above and below zero.
        var top: Int?
        var bottom: Int?
    }

    private var stacks: [Key: Stack] = [:]

    /// The records with the ranges that bars and areas take.
    static func stacked(_ records: [MarkRecord], _ styles: [MarkStyle]) -> [MarkRecord] {
        // Other marks stay as they are: a cloud of points is not copied.
        guard records.indices.contains(where: { records[$0].kind == .bar || records[$0].kind == .area }) else {
            return records
        }
        var result = records
        var stacking = MarkStacking()
        stacking.stack(&result, styles)
        return result
    }

    private mutating func stack(_ records: inout [MarkRecord], _ styles: [MarkStyle]) {
        var series: Set<SeriesKey> = []
        for index in records.indices where records[index].kind == .area {
            series.insert(SeriesKey(records[index], styles))
        }
        for index in records.indices where records[index].kind == .bar || records[index].kind == .area {
            records[index].isHorizontal = Self.isHorizontal(records[index])
            if case .range = records[index].isHorizontal ? records[index].x : records[index].y {
                records[index].isRange = true
            }
            guard let value = Self.value(of: records[index]), value.isFinite else { continue }
            let stacking = records[index].stacking.kind
            if stacking == .unstacked || (stacking == .standard && records[index].kind == .area && series.count == 1) {
                Self.set(0, value, on: &records[index])
                continue
            }
            stacks[key(of: records[index], styles), default: Stack()].total += abs(value)
        }
        for index in records.indices where records[index].isStackable {
            guard let value = Self.value(of: records[index]), value.isFinite else { continue }
            place(index, value, &records, styles)
        }
        for stack in stacks.values {
            if let top = stack.top { records[top].isOuterEnd = true }
            if let bottom = stack.bottom { records[bottom].isOuterEnd = true }
        }
    }

    private func key(of record: MarkRecord, _ styles: [MarkStyle]) -> Key {
        let base = record.isHorizontal ? record.y.start : record.x.start
        return Key(kind: record.kind, base: base, group: styles[Int(record.style)].positionGroup)
    }

    private mutating func place(_ index: Int, _ value: Double, _ records: inout [MarkRecord], _ styles: [MarkStyle]) {
        let key = key(of: records[index], styles)
        guard var stack = stacks[key] else { return }
        let isNegative = value < 0
        let start = isNegative ? stack.negative : stack.positive
        let end = start + value
        if isNegative { stack.negative = end } else { stack.positive = end }
        if value != 0 {
            if isNegative { stack.bottom = index } else { stack.top = index }
        }
        stacks[key] = stack
        records[index].isOuterEnd = false
        switch records[index].stacking.kind {
        case .normalized where stack.total > 0:
            Self.set(start / stack.total, end / stack.total, on: &records[index])
            (records[index].isIntegerX, records[index].isIntegerY) = (false, false)
        case .center:
            // A stack around the middle stands on nothing: its lower end is an outer end, too.
            records[index].isOuterStart = start == 0
            Self.set(start - stack.total / 2, end - stack.total / 2, on: &records[index])
        default: Self.set(start, end, on: &records[index])
        }
    }

    /// Whether a bar or an area reaches along the x axis.
    private static func isHorizontal(_ record: MarkRecord) -> Bool {
        switch (record.x, record.y) {
        case (_, .range): false
        case (.range, _): true
        case (.none, _), (.points, _): false
        case (_, .none), (_, .points): true
        case (.at(.number), .unit), (.at(.number), .at(.category)), (.at(.number), .at(.date)): true
        default: false
        }
    }

    /// The single number that a bar or an area reaches to; nil for other marks and ranges.
    private static func value(of record: MarkRecord) -> Double? {
        guard record.kind == .bar || record.kind == .area else { return nil }
        guard case .at(.number(let number)) = record.isHorizontal ? record.x : record.y else { return nil }
        return number
    }

    private static func set(_ start: Double, _ end: Double, on record: inout MarkRecord) {
        let range = MarkExtent.range(.number(start), .number(end))
        if record.isHorizontal { record.x = range } else { record.y = range }
    }
}

extension MarkRecord {
    fileprivate var isStackable: Bool { (kind == .bar || kind == .area) && stacking.kind != .unstacked }
}

/// The marks that are joined to one line or area.
struct SeriesKey: Hashable {
    let kind: MarkRecord.Kind
    let series: Int32
    let foreground: Int32
    let symbol: Int32
    let line: Int32
    let layer: Int32

    init(_ record: MarkRecord, _ styles: [MarkStyle]) {
        let style = styles[Int(record.style)]
        kind = record.kind
        series = record.series
        // An explicit series tells its marks apart by itself.
        foreground = series < 0 ? style.foregroundGroup : -1
        symbol = series < 0 ? style.symbolGroup : -1
        line = series < 0 ? style.lineGroup : -1
        layer = record.layer
    }
}
