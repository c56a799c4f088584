extension ChartModel {
    /// The most marks that move. More of them change at once.
    private static let movingLimit = 20_000

    /// Whether another model places the same marks on the same scales, whatever its size.
    func hasSameData(as other: ChartModel) -> Bool {
        xScale.hasSameDomain(as: other.xScale) && yScale.hasSameDomain(as: other.yScale)
            && records.count == other.records.count
            && zip(records, other.records).allSatisfy { $0.hasSamePlace(as: $1) }
    }

    /// The chart on its way from one model to another.
    /// - Parameter share: 0 for the former model, and 1 for the latter. Springs go beyond.
    init(from former: ChartModel, to latter: ChartModel, share: Double) {
        self = latter
        guard former.records.count + latter.records.count <= Self.movingLimit else { return }
        let marks = MarkBlending(from: former, to: latter, share: share)
        let spacing = (
            Self.between(former.xSpacing, latter.xSpacing, share), Self.between(former.ySpacing, latter.ySpacing, share)
        )
        replaceMarks(marks.records, styles: marks.styles, spacing: spacing)
        moveScales(from: former, share: share)
    }

    private static func between(_ old: Double, _ new: Double, _ share: Double) -> Double {
        old.isFinite && new.isFinite ? old + (new - old) * share : new
    }
}

extension MarkRecord {
    /// Whether another mark takes the same place.
    fileprivate func hasSamePlace(as other: MarkRecord) -> Bool {
        kind == other.kind && x == other.x && y == other.y && identity == other.identity && width == other.width
            && height == other.height && inset == other.inset && series == other.series
    }
}
