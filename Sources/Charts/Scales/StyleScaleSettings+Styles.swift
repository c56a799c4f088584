import Foundation

extension StyleScaleSettings {
    /// The colours of series, in their order, which begins anew with the eighth series, as it was seen on iOS 18.3.
    static let seriesColors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The foreground styles of values, in the values' order.
    func foregroundStyles(of groups: [PlotValue]) -> [AnyShapeStyle] {
        if let gradient = foreground.gradient { return colors(of: groups, in: gradient).map { AnyShapeStyle($0) } }
        return foreground.styles(of: groups, standard: Self.seriesColors.map { AnyShapeStyle($0) }) { range, share in
            guard !range.isEmpty else {
                return AnyShapeStyle(Self.color(at: share, in: Gradient(colors: [.blue.opacity(0.15), .blue])))
            }
            return range[min(Int(share * Double(range.count)), range.count - 1)]
        }
    }

    /// The colours of values in a gradient: numbers by their size, categories at equal distances.
    private func colors(of groups: [PlotValue], in gradient: Gradient) -> [Color] {
        let domain = foreground.domain(of: groups)
        if StyleScale<Color>.isContinuous(groups) {
            return groups.map { Self.color(at: StyleScale<Color>.share(of: $0, in: domain), in: gradient) }
        }
        let last = Double(max(domain.count - 1, 1))
        return groups.map { Self.color(at: Double(domain.firstIndex(of: $0) ?? 0) / last, in: gradient) }
    }

    private static func color(at share: Double, in gradient: Gradient) -> Color {
        let stops = gradient.stops
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard share > first.location else { return first.color }
        guard let index = stops.firstIndex(where: { $0.location >= share }), index > 0 else { return last.color }
        let (lower, upper) = (stops[index - 1], stops[index])
        let part = (share - lower.location) / (upper.location - lower.location)
        return lower.color.mix(with: upper.color, by: part, in: .device)
    }

    /// The symbols of values, in the values' order.
    func symbols(of groups: [PlotValue]) -> [AnyChartSymbolShape] {
        symbol.styles(of: groups, standard: Self.standardSymbols) { range, share in
            let symbols = range.isEmpty ? Self.standardSymbols : range
            return symbols[min(Int(share * Double(symbols.count)), symbols.count - 1)]
        }
    }

    private static var standardSymbols: [AnyChartSymbolShape] {
        let basic: [BasicChartSymbolShape] = [
            .circle, .cross, .triangle, .square, .diamond, .plus, .pentagon, .asterisk,
        ]
        return basic.map { AnyChartSymbolShape($0) }
    }

    /// The areas of the symbols of values, in square points and in the values' order.
    func symbolSizes(of groups: [PlotValue]) -> [CGFloat] {
        symbolSize.styles(of: groups, standard: [50, 100, 150, 200, 250]) { range, share in
            let (smallest, greatest) = (range.first ?? 16, range.last ?? 256)
            return smallest + (greatest - smallest) * share
        }
    }

    /// The line styles of values, in the values' order.
    func lineStyles(of groups: [PlotValue]) -> [StrokeStyle] {
        let standard = [[], [6, 4], [2, 3], [10, 4, 2, 4]].map { StrokeStyle(lineWidth: 2, dash: $0) }
        return lineStyle.styles(of: groups, standard: standard) { range, share in
            let styles = range.isEmpty ? standard : range
            return styles[min(Int(share * Double(styles.count)), styles.count - 1)]
        }
    }
}
