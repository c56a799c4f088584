import Foundation

extension StyleScaleSettings {
    /// The entries of the usual legend: one for each value that a style tells apart. Styles of the same values share
    /// their entries. Categories that a scale names are listed also where no mark has them, as in an empty chart.
    /// - Parameters:
    ///   - foreground: The values of `foregroundStyle(by:)` in the order of their appearance.
    ///   - symbols: The values of `symbol(by:)`.
    ///   - lineStyles: The values of `lineStyle(by:)`.
    func legend(
        foreground: [PlotValue], symbols: [PlotValue], lineStyles: [PlotValue], format: AxisFormat
    ) -> [LegendEntry] {
        let values = self.foreground.domain(of: foreground)
        let (symbolValues, lineValues) = (symbol.domain(of: symbols), lineStyle.domain(of: lineStyles))
        var entries: [LegendEntry] = []
        let hasForeground = isListed(values, used: foreground)
        if hasForeground {
            let styles = foregroundStyles(of: values)
            let shapes = symbolValues == values ? self.symbols(of: values) : []
            let lines = lineValues == values ? self.lineStyles(of: values) : []
            entries = values.indices.map { index in
                LegendEntry(
                    name: format.text(values[index]), style: styles[index],
                    symbol: shapes.indices.contains(index) ? shapes[index] : nil,
                    lineStyle: lines.indices.contains(index) ? lines[index] : nil)
            }
        }
        if isListed(symbolValues, used: symbols) && (!hasForeground || symbolValues != values) {
            entries += zip(symbolValues, self.symbols(of: symbolValues)).map {
                LegendEntry(name: format.text($0), symbol: $1)
            }
        }
        if isListed(lineValues, used: lineStyles) && (!hasForeground || lineValues != values)
            && lineValues != symbolValues
        {
            entries += zip(lineValues, self.lineStyles(of: lineValues)).map {
                LegendEntry(name: format.text($0), lineStyle: $1)
            }
        }
        return entries
    }

    /// Whether a legend lists the values of a scale: marks use them, or they are categories of its own domain.
    private func isListed(_ values: [PlotValue], used: [PlotValue]) -> Bool {
        !used.isEmpty || (!values.isEmpty && !StyleScale<Never>.isContinuous(values))
    }
}
