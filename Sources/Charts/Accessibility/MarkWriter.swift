import SwiftUI

/// Writes the words for marks.
struct MarkWriter {
    private let records: [MarkRecord]
    private let marks: _MarkCollector
    private let environment: EnvironmentValues
    private let x: AxisFormat
    private let y: AxisFormat
    private let group: AxisFormat

    init(_ records: [MarkRecord], _ marks: _MarkCollector, _ environment: EnvironmentValues) {
        self.records = records
        self.marks = marks
        self.environment = environment
        x = AxisFormat(records.compactMap(\.x.start), in: environment)
        y = AxisFormat(records.compactMap(\.y.start), in: environment)
        group = AxisFormat(marks.foregroundGroups.values, in: environment)
    }

    /// The words for a mark: its own, or those of its values.
    func entry(of index: Int) -> MarkWords.Entry {
        let own = marks.styles[Int(records[index].style)].accessibility
        return MarkWords.Entry(
            label: own?.label?.spoken(in: environment) ?? label(of: index),
            value: own?.value?.spoken(in: environment) ?? value(of: index), identifier: own?.identifier ?? "",
            marks: [index])
    }

    /// The words for several marks: the first and the last place, the least and the greatest number.
    func entry(of indices: [Int]) -> MarkWords.Entry {
        let (first, last) = (indices[0], indices[indices.count - 1])
        let numbered = indices.filter { number(of: $0).isFinite }
        let least = numbered.min { number(of: $0) < number(of: $1) }
        let greatest = numbered.max { number(of: $0) < number(of: $1) }
        let places = [place(of: first), place(of: last)].compactMap { $0 }.filter { !$0.isEmpty }
        let values = [least, greatest].compactMap { $0.map(value) }
        return MarkWords.Entry(
            label: [series(of: first), Self.range(places)].compactMap { $0 }.joined(separator: ", "),
            value: Self.range(values) ?? "", identifier: "",
            marks: [first, last, least, greatest].compactMap { $0 })
    }

    private static func range(_ ends: [String]) -> String? {
        guard let first = ends.first, let last = ends.last else { return nil }
        return first == last ? first : "\(first) – \(last)"
    }

    // MARK: One mark

    private func label(of index: Int) -> String {
        let names = [series(of: index), place(of: index)].compactMap { $0 }.filter { !$0.isEmpty }
        if !names.isEmpty { return names.joined(separator: ", ") }
        // A rule over the whole plot has no place of its own.
        let title = isAlongX(records[index]) ? marks.xLabel : marks.yLabel
        return title?.spoken(in: environment) ?? ""
    }

    /// The name of the mark's series.
    private func series(of index: Int) -> String? {
        let place = Int(marks.styles[Int(records[index].style)].foregroundGroup)
        let values = marks.foregroundGroups.values
        return values.indices.contains(place) ? group.text(values[place]) : nil
    }

    /// Whether the mark's value lies on the x axis.
    private func isAlongX(_ record: MarkRecord) -> Bool {
        record.isHorizontal || record.kind == .sector || record.y == .none
    }

    private func place(of index: Int) -> String? {
        let record = records[index]
        if record.kind == .sector { return nil }
        return isAlongX(record) ? record.y.start.map(y.text) : record.x.start.map(x.text)
    }

    private func value(of index: Int) -> String {
        let record = records[index]
        let (extent, format) = isAlongX(record) ? (record.x, x) : (record.y, y)
        switch extent {
        case .range(.number(let start), .number(let end)) where !record.isRange && record.kind != .rectangle:
            return format.text(.number(end - start))
        case .range(let start, let end): return "\(format.text(start)) – \(format.text(end))"
        default: return extent.start.map(format.text) ?? ""
        }
    }

    /// The number by which marks are compared; NaN for a category.
    private func number(of index: Int) -> Double {
        let record = records[index]
        switch isAlongX(record) ? record.x : record.y {
        case .range(.number(let start), .number(let end)) where !record.isRange: return end - start
        case let extent: return extent.end?.number ?? .nan
        }
    }
}

extension AxisFormat {
    /// The usual text of values that stand for themselves.
    init(_ values: [PlotValue], in environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        self.init(values, step: nil, locale: environment.locale, calendar: calendar)
    }
}
