import Foundation

/// The values that a scale shows: a range, a list, or `.automatic`.
public protocol ScaleDomain {
    /// The values for the scale.
    var _domain: _ScaleDomain { get }
}

/// A domain as scales know it.
public struct _ScaleDomain {
    enum Content {
        case automatic(AutomaticScaleDomain)
        /// The bounds of numbers and dates, or all categories in their order.
        case values([PlotValue])
    }

    let content: Content
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(content: .values(map(\.plotValue))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain {
        _ScaleDomain(content: .values([lowerBound.plotValue, upperBound.plotValue]))
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain {
        _ScaleDomain(content: .values([lowerBound.plotValue, upperBound.plotValue]))
    }
}
