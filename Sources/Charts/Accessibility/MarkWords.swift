import SwiftUI

/// The words for a chart's marks, for people who do not see them. They are made when somebody first asks.
final class MarkWords {
    /// A mark, or several in a row: more of them than anybody reads one by one share their words.
    struct Entry {
        let label: String
        let value: String
        let identifier: String
        /// The marks in whose frames it lies, as indices among the data's marks.
        let marks: [Int]
    }

    private let records: [MarkRecord]
    private let marks: _MarkCollector
    private var known: (locale: Locale, timeZone: TimeZone, entries: [Entry])?

    /// The most elements of a chart.
    private static let limit = 500

    init(_ records: [MarkRecord], _ marks: _MarkCollector) {
        self.records = records
        self.marks = marks
    }

    /// The entries in reading order.
    func entries(in environment: EnvironmentValues) -> [Entry] {
        if let known, known.locale == environment.locale, known.timeZone == environment.timeZone {
            return known.entries
        }
        let shown = records.indices.filter {
            marks.styles[Int(records[$0].style)].accessibility?.isHidden != true
        }
        let writer = MarkWriter(records, marks, environment)
        let entries =
            shown.count <= Self.limit
            ? shown.map { writer.entry(of: $0) }
            : rows(of: shown).map { $0.count == 1 ? writer.entry(of: $0[0]) : writer.entry(of: $0) }
        known = (environment.locale, environment.timeZone, entries)
        return entries
    }

    /// Marks in rows of equal length, each of one series.
    private func rows(of shown: [Int]) -> [[Int]] {
        var series: [[Int]] = []
        var places: [SeriesKey: Int] = [:]
        for index in shown {
            let key = SeriesKey(records[index], marks.styles)
            if let place = places[key] {
                series[place].append(index)
            } else {
                places[key] = series.count
                series.append([index])
            }
        }
        // Each series may end with a shorter row.
        let room = max(1, Self.limit + 1 - series.count)
        let length = (shown.count + room - 1) / room
        let rows = series.flatMap { marks in
            stride(from: 0, to: marks.count, by: length).map { Array(marks[$0..<min($0 + length, marks.count)]) }
        }
        guard rows.count > Self.limit else { return rows }
        // Nearly every mark is a series of its own.
        let every = (shown.count + Self.limit - 1) / Self.limit
        return stride(from: 0, to: shown.count, by: every).map { Array(shown[$0..<min($0 + every, shown.count)]) }
    }
}
