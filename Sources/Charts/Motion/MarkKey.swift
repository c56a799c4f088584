/// The identity of a mark among those of a chart: marks with the same key before and after a change are the same mark.
struct MarkKey: Hashable {
    let identity: Int
    let kind: MarkRecord.Kind
    /// The number of marks before this one that are alike.
    let occurrence: Int

    /// The keys of a chart's marks.
    static func keys(of records: [MarkRecord]) -> [MarkKey] {
        struct Alike: Hashable {
            let identity: Int
            let kind: MarkRecord.Kind
        }
        var counts: [Alike: Int] = [:]
        return records.map { record in
            let count = counts[Alike(identity: record.identity, kind: record.kind), default: 0]
            counts[Alike(identity: record.identity, kind: record.kind)] = count + 1
            return MarkKey(identity: record.identity, kind: record.kind, occurrence: count)
        }
    }
}
