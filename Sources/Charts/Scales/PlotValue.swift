import Foundation

/// A value of the data as a chart's scales know it.
enum PlotValue: Hashable, Sendable {
    case number(Double)
    /// Seconds since the reference date, as `Date.timeIntervalSinceReferenceDate`.
    case date(Double)
    case category(String)

    /// The kinds of values. A scale places values of one kind.
    enum Kind: Hashable, Sendable {
        case number, date, category
    }

    var kind: Kind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }

    /// The number, or a date's seconds; NaN for a category.
    var number: Double {
        switch self {
        case .number(let number), .date(let number): number
        case .category: .nan
        }
    }

    /// The value of the same kind with another number; a category stays as it is.
    func with(_ number: Double) -> PlotValue {
        switch self {
        case .number: .number(number)
        case .date: .date(number)
        case .category: self
        }
    }
}
