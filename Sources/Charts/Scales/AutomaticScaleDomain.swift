import Foundation

/// A domain that follows from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    /// Whether zero belongs to the domain; nil for yes, but on logarithmic scales.
    let includesZero: Bool?
    /// Whether the scale runs backwards.
    let isReversed: Bool
    /// Changes the bounds or categories that follow from the data.
    let modify: ((inout [PlotValue]) -> Void)?

    public var _domain: _ScaleDomain { _ScaleDomain(content: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain of the data.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// The domain of the data.
    /// - Parameters:
    ///   - includesZero: Whether zero belongs to it; nil for yes, but on logarithmic scales.
    ///   - reversed: Whether the scale runs backwards.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false, modify: nil)
    }

    /// The domain of the data, changed by a closure.
    /// - Parameters:
    ///   - includesZero: Whether zero belongs to it; nil for yes, but on logarithmic scales.
    ///   - reversed: Whether the scale runs backwards, after the closure's change.
    ///   - dataType: The type of the data's values.
    ///   - modifyInferredDomain: Changes the bounds of numbers and dates, or the categories. Axis marks may still extend
    ///     the domain.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { domain in
            var values = domain.compactMap { DataValue(plotValue: $0) }
            modifyInferredDomain(&values)
            domain = values.map(\.plotValue)
        }
    }
}
