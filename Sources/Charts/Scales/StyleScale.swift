import Foundation

/// A scale from values to styles, symbols, sizes or line styles.
struct StyleScale<Style> {
    var domain: _ScaleDomain.Content?
    /// The styles in the order of the domain, which repeat where the domain is longer.
    var range: [Style] = []
    /// A gradient to pick colours from, in place of a range.
    var gradient: Gradient?
    /// The style of each value, in place of a range.
    var mapping: ((PlotValue) -> Style?)?

    /// The values of the scale in their order: those of the domain, then those that the domain lacks.
    func domain(of groups: [PlotValue]) -> [PlotValue] {
        switch domain {
        case .values(let values): values.isEmpty ? groups : values
        case .automatic(let automatic): modified(groups, by: automatic)
        case nil: groups
        }
    }

    private func modified(_ groups: [PlotValue], by automatic: AutomaticScaleDomain) -> [PlotValue] {
        var values = groups
        automatic.modify?(&values)
        return automatic.isReversed ? values.reversed() : values
    }

    /// Whether the values are numbers or dates, which lie between the ends of the scale.
    static func isContinuous(_ values: [PlotValue]) -> Bool { values.first.map { $0.kind != .category } ?? false }

    /// Where a number lies between the least and the greatest of the scale, from 0 to 1.
    static func share(of value: PlotValue, in domain: [PlotValue]) -> Double {
        let numbers = domain.map(\.number).filter(\.isFinite)
        guard let lower = numbers.min(), let upper = numbers.max(), lower < upper, value.number.isFinite else {
            return 0
        }
        return min(max((value.number - lower) / (upper - lower), 0), 1)
    }

    /// The styles of values, in the values' order.
    /// - Parameters:
    ///   - groups: The values of the data, in the order of their appearance.
    ///   - standard: The styles of categories where the scale gives none.
    ///   - blend: The style at a share of the way through a range, for numbers and dates.
    func styles(of groups: [PlotValue], standard: [Style], blend: ([Style], Double) -> Style) -> [Style] {
        let domain = domain(of: groups)
        let styles = range.isEmpty ? standard : range
        guard !styles.isEmpty else { return [] }
        if let mapping { return groups.map { mapping($0) ?? styles[0] } }
        if Self.isContinuous(groups), !(range.count >= domain.count && self.domain != nil && range.count > 2) {
            return groups.map { blend(range, Self.share(of: $0, in: domain)) }
        }
        let indices = Dictionary(domain.enumerated().map { ($1, $0) }) { first, _ in first }
        var next = domain.count
        return groups.map { group in
            if let index = indices[group] { return styles[index % styles.count] }
            next += 1
            return styles[(next - 1) % styles.count]
        }
    }
}
