import Foundation

/// A closed formula from numbers to a line on which the scale is even.
enum ScaleTransform: Hashable, Sendable {
    case linear, log
    case symmetricLog(slope: Double)
    case power(Double)

    init(_ type: ScaleType?) {
        self =
            switch type?.kind {
            case .log: .log
            case .symmetricLog(let slope): .symmetricLog(slope: slope > 0 ? slope : 1)
            case .power(let exponent): exponent > 0 ? .power(exponent) : .linear
            case .linear, .date, .category, nil: .linear
            }
    }

    /// NaN for numbers that the scale cannot place.
    @inline(__always) func callAsFunction(_ number: Double) -> Double {
        switch self {
        case .linear: number
        case .log: number > 0 ? Foundation.log(number) : .nan
        case .symmetricLog(let slope): signed(number) { Foundation.log1p($0 * slope) }
        case .power(let exponent): signed(number) { pow($0, exponent) }
        }
    }

    func inverse(_ even: Double) -> Double {
        switch self {
        case .linear: even
        case .log: exp(even)
        case .symmetricLog(let slope): signed(even) { expm1($0) / slope }
        case .power(let exponent): signed(even) { pow($0, 1 / exponent) }
        }
    }

    private func signed(_ number: Double, _ formula: (Double) -> Double) -> Double {
        number < 0 ? -formula(-number) : formula(number)
    }
}
