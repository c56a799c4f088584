import CoreGraphics

/// Merges the marks of a chart before and after a change, on the way from the ones to the others.
struct MarkBlending {
    private let former: ChartModel
    private let latter: ChartModel
    /// 0 shows the former marks, and 1 the latter. Springs go beyond.
    private let share: Double
    private(set) var records: [MarkRecord] = []
    private(set) var styles: [MarkStyle]
    /// The styles of leaving marks by their index in the former model.
    private var leavingStyles: [Int32: Int32] = [:]

    /// The opacity at which nothing is seen of a mark any more.
    private static let faintest: Float = 1 / 512
    /// Added to the groups that only leaving marks have.
    private static let apart: Int32 = 1 << 24

    init(from former: ChartModel, to latter: ChartModel, share: Double) {
        (self.former, self.latter, self.share) = (former, latter, share)
        styles = latter.styles
        merge()
    }

    /// Lists the latter marks in their order, and each leaving mark behind the one that it followed.
    private mutating func merge() {
        let keys = MarkKey.keys(of: former.records)
        let known = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
        let matches = MarkKey.keys(of: latter.records).map { known[$0] }
        var stays = Array(repeating: false, count: former.records.count)
        for match in matches { if let match { stays[match] = true } }
        records.reserveCapacity(latter.records.count)

        func leaveAll(behind index: Int) {
            var next = index + 1
            while next < stays.count, !stays[next] {
                let record = leaving(former.records[next])
                if record.presence > Self.faintest { records.append(record) }
                next += 1
            }
        }
        leaveAll(behind: -1)
        for (record, match) in zip(latter.records, matches) {
            if let match {
                records.append(between(former.records[match], record))
                leaveAll(behind: match)
            } else {
                records.append(entering(record))
            }
        }
    }

    // MARK: Marks

    private func between(_ old: MarkRecord, _ new: MarkRecord) -> MarkRecord {
        var record = new
        record.x = old.x.moved(to: new.x, share)
        record.y = old.y.moved(to: new.y, share)
        record.width = old.width.moved(to: new.width, share)
        record.height = old.height.moved(to: new.height, share)
        record.inset = old.inset + (new.inset - old.inset) * share
        record.presence = old.presence + (new.presence - old.presence) * Float(share)
        return record
    }

    /// A new mark: a sector opens, another mark appears.
    private func entering(_ new: MarkRecord) -> MarkRecord {
        var record = new
        if let value = new.angle {
            record.x = .at(.number(value * max(0, share)))
        } else {
            record.presence = Float(min(max(share, 0), 1))
        }
        return record
    }

    /// A mark that is there no more: a sector closes, another mark disappears.
    private mutating func leaving(_ old: MarkRecord) -> MarkRecord {
        var record = old
        let rest = min(max(1 - share, 0), 1)
        if let value = old.angle {
            record.x = .at(.number(value * rest))
        } else {
            record.presence *= Float(rest)
        }
        record.layer = -1
        record.isLeaving = true
        record.style = leavingStyle(old.style)
        if old.series >= 0 {
            record.series =
                latter.marks.seriesGroups.index(like: old.series, of: former.marks.seriesGroups)
                ?? old.series + Self.apart
        }
        return record
    }

    // MARK: Styles

    /// The index of the look of leaving marks, in groups of the latter chart where that has them.
    private mutating func leavingStyle(_ index: Int32) -> Int32 {
        if let known = leavingStyles[index] { return known }
        var style = former.styles[Int(index)]
        style.annotations = []
        let (old, new) = (former.marks, latter.marks)
        if style.foregroundGroup >= 0 {
            let group = Int(style.foregroundGroup)
            style.foregroundGroup =
                new.foregroundGroups.index(like: style.foregroundGroup, of: old.foregroundGroups)
                ?? style.foregroundGroup + Self.apart
            if former.foregroundStyles.indices.contains(group) { style.foreground = former.foregroundStyles[group] }
        }
        if style.symbolGroup >= 0 {
            let group = Int(style.symbolGroup)
            style.symbolGroup =
                new.symbolGroups.index(like: style.symbolGroup, of: old.symbolGroups) ?? style.symbolGroup + Self.apart
            if former.symbols.indices.contains(group) { style.symbol = .shape(former.symbols[group]) }
        }
        if style.symbolSizeGroup >= 0, former.symbolSizes.indices.contains(Int(style.symbolSizeGroup)) {
            style.symbolSize = .area(former.symbolSizes[Int(style.symbolSizeGroup)])
        }
        if style.lineGroup >= 0 {
            let group = Int(style.lineGroup)
            style.lineGroup =
                new.lineGroups.index(like: style.lineGroup, of: old.lineGroups) ?? style.lineGroup + Self.apart
            if former.lineStyles.indices.contains(group) { style.line = former.lineStyles[group] }
        }
        leavingStyles[index] = Int32(styles.count)
        styles.append(style)
        return Int32(styles.count - 1)
    }
}

extension MarkRecord {
    /// The number that a sector's angle stands for; nil for other marks and for given ranges.
    fileprivate var angle: Double? {
        guard kind == .sector, case .at(.number(let number)) = x, number.isFinite else { return nil }
        return number
    }
}

extension MarkGroups {
    /// The index of the value that has another index in other groups; nil if the value is not here.
    fileprivate func index(like index: Int32, of other: MarkGroups) -> Int32? {
        other.values.indices.contains(Int(index)) ? self.index(of: other.values[Int(index)]) : nil
    }
}

extension MarkExtent {
    /// The extent on the way to another one of its form; that one itself if its form differs.
    fileprivate func moved(to other: MarkExtent, _ share: Double) -> MarkExtent {
        switch (self, other) {
        case (.at(let old), .at(let new)): .at(old.moved(to: new, share))
        case (.unit(let oldStart, let oldEnd), .unit(let start, let end)):
            .unit(oldStart.moved(to: start, share), oldEnd.moved(to: end, share))
        case (.range(let oldStart, let oldEnd), .range(let start, let end)):
            .range(oldStart.moved(to: start, share), oldEnd.moved(to: end, share))
        default: other
        }
    }
}

extension PlotValue {
    fileprivate func moved(to other: PlotValue, _ share: Double) -> PlotValue {
        guard kind == other.kind, number.isFinite, other.number.isFinite else { return other }
        return other.with(number + (other.number - number) * share)
    }
}

extension MarkDimension {
    fileprivate func moved(to other: MarkDimension, _ share: Double) -> MarkDimension {
        guard kind == other.kind else { return other }
        return MarkDimension(kind: kind, amount: amount + (other.amount - amount) * CGFloat(share))
    }
}
