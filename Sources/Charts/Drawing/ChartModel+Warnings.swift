import RoostLog

extension ChartModel {
    /// Tells of the first mark on each axis that has no place there, and why.
    func warnOfMisplacedMarks(_ settings: ChartSettings) {
        for (data, scale, axis) in [(xData, fullXScale, "x"), (yData, fullYScale, "y")] {
            guard data.hasMisfits || scale.isFixed && scale.kind == .category || scale.transform == .log else {
                continue
            }
            for record in records where record.kind != .sector {
                let extent = axis == "x" ? record.x : record.y
                // A bar that stands on zero reaches down to wherever the scale begins.
                let values = record.standsOnZero ? [extent.end] : [extent.start, extent.end]
                guard let value = values.compactMap({ $0 }).first(where: { !scale.places($0) }) else { continue }
                Log.warning(
                    "A \(record.kind.name) has no place in its chart: \(scale.reason(against: value, axis: axis))",
                    view: record.kind.name, value: value.shown)
                break
            }
        }
    }
}

extension PositionScale {
    fileprivate func places(_ value: PlotValue) -> Bool {
        guard value.kind == kind else { return false }
        guard case .category(let name) = value else { return transform(value.number).isFinite }
        return slot(of: name) != nil
    }

    fileprivate func reason(against value: PlotValue, axis: String) -> String {
        if value.kind != kind { return "its \(axis) value \(value.shown) is not a \(kind), as the first one's is" }
        if kind == .category { return "the domain of the \(axis) scale lacks its category “\(value.shown)”" }
        if value.number.isFinite {
            return "its \(axis) value \(value.shown) is not above zero, and the \(axis) scale is logarithmic"
        }
        return "its \(axis) value is \(value.shown)"
    }
}

extension PlotValue {
    fileprivate var shown: String {
        switch self {
        case .category(let name): name
        case .number(let number), .date(let number): "\(number)"
        }
    }
}

extension MarkRecord.Kind {
    /// The name of the mark's type.
    fileprivate var name: String {
        switch self {
        case .bar: "BarMark"
        case .line: "LineMark"
        case .area: "AreaMark"
        case .point: "PointMark"
        case .rule: "RuleMark"
        case .rectangle: "RectangleMark"
        case .sector: "SectorMark"
        }
    }
}
