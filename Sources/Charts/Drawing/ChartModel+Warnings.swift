import RoostLog

extension ChartModel {
    /// Tells of the first mark on each scale that has no place there, and why.
    func warnOfMisplacedMarks(_ settings: ChartSettings) {
        warnOfPositions(xData, fullXScale, "x", \.x)
        warnOfPositions(yData, fullYScale, "y", \.y)
        warnOfSectors()
        warnOfStyles(settings.styles.foreground, marks.foregroundGroups, \.foregroundGroup, "foreground styles")
        warnOfStyles(settings.styles.symbol, marks.symbolGroups, \.symbolGroup, "symbols")
        warnOfStyles(settings.styles.lineStyle, marks.lineGroups, \.lineGroup, "line styles")
    }

    private func warnOfPositions(
        _ data: AxisData, _ scale: PositionScale, _ axis: String, _ extent: KeyPath<MarkRecord, MarkExtent>
    ) {
        guard data.hasMisfits || scale.isFixed && scale.kind == .category || scale.transform == .log else { return }
        for record in records where record.kind != .sector {
            let extent = record[keyPath: extent]
            // A bar that stands on zero reaches down to wherever the scale begins.
            let values = record.standsOnZero ? [extent.end] : [extent.start, extent.end]
            guard let value = values.compactMap({ $0 }).first(where: { !scale.places($0) }) else { continue }
            return warn(of: record, value, scale.reason(against: value, axis: axis))
        }
    }

    private func warnOfSectors() {
        // Fields are read in place: a copy of each record of a cloud would take longer than the rest.
        for index in records.indices where records[index].kind == .sector {
            let record = records[index]
            guard let value = record.x.end else { continue }
            if value.kind != .number { return warn(of: record, value, "its angle \(value.shown) is not a number") }
            if !value.number.isFinite { return warn(of: record, value, "its angle is \(value.shown)") }
            if value.number < 0 { return warn(of: record, value, "its angle \(value.shown) is below zero") }
        }
    }

    /// Tells of the first mark whose style is to follow from a value that its scale lacks.
    private func warnOfStyles<Style>(
        _ scale: StyleScale<Style>, _ groups: MarkGroups, _ group: KeyPath<MarkStyle, Int32>, _ name: String
    ) {
        guard case .values(let domain) = scale.domain, !domain.isEmpty, groups.values.first?.kind == .category,
            let missing = groups.values.firstIndex(where: { !domain.contains($0) }),
            let record = records.first(where: { styles[Int($0.style)][keyPath: group] == missing })
        else { return }
        let value = groups.values[missing]
        Log.warning(
            "\(record.kind.article) \(record.kind.name) has no place in its chart's scale of \(name): the domain lacks its "
                + "category “\(value.shown)”", view: record.kind.name, value: value.shown)
    }

    private func warn(of record: MarkRecord, _ value: PlotValue, _ reason: String) {
        Log.warning(
            "\(record.kind.article) \(record.kind.name) has no place in its chart: \(reason)", view: record.kind.name,
            value: value.shown)
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

    /// The indefinite article of the name.
    fileprivate var article: String { self == .area ? "An" : "A" }
}
