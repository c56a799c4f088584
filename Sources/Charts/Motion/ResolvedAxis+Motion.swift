extension ResolvedAxis {
    /// The axis on its way from a former one at the same edge: lines that are new or gone are faint.
    func moving(from former: ResolvedAxis, share: Double) -> ResolvedAxis {
        var axis = self
        let share = min(max(share, 0), 1)
        let old = Set(former.lines.map(\.key)), new = Set(lines.map(\.key))
        for index in lines.indices where !old.contains(lines[index].key) { axis.lines[index].presence = share }
        for var line in former.lines where !new.contains(line.key) {
            line.presence *= 1 - share
            if line.presence > 0 { axis.lines.append(line) }
        }
        return axis
    }
}

extension ResolvedAxisLine {
    fileprivate struct Key: Hashable {
        let value: PlotValue
        let isTick: Bool
    }

    fileprivate var key: Key { Key(value: place.value, isTick: tick != nil) }
}
