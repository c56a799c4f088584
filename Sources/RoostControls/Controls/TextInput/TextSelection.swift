import RoostCore

/// The selection in a field's text: a caret, or characters.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The places in the text where the selection begins and ends.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range; an empty one is a caret.
        case selection(Range<String.Index>)
        /// Several ranges. A field here selects all from the first to the last.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected range, or ranges.
    public var indices: Indices
    /// The line of a caret at the place where a text wraps. Accepted for source compatibility; it changes nothing here,
    /// which a warning says.
    public var affinity: TextSelectionAffinity = .automatic {
        didSet {
            guard affinity != .automatic else { return }
            Log.warning("TextSelection's affinity has no effect: a caret where a text wraps is on the lower line")
        }
    }

    /// The caret before a character.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
    /// One range; an empty one is a caret.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Several ranges. A field here selects all from the first to the last.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether the selection is only a caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// From the first to the last character; nil for no ranges.
    fileprivate var hull: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges):
            ranges.ranges.first.flatMap { first in ranges.ranges.last.map { first.lowerBound..<$0.upperBound } }
        }
    }

    /// The selection in UTF-16 units of a text. Places beyond the text's end count as its end.
    func offsets(in text: String) -> Range<Int>? {
        guard let hull else { return nil }
        func offset(_ index: String.Index) -> Int {
            text.utf16.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        let (start, end) = (offset(hull.lowerBound), offset(hull.upperBound))
        return min(start, end)..<max(start, end)
    }
}

/// The line of a caret that is both at the end of one line and at the start of the next: the upper or the lower one.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

extension Binding where Value == TextSelection? {
    /// The selection in UTF-16 units, as a field counts it.
    func offsets(in text: Binding<String>) -> Binding<Range<Int>?> {
        Binding<Range<Int>?>(
            get: { wrappedValue?.offsets(in: text.wrappedValue) },
            set: { range in
                let utf16 = text.wrappedValue.utf16
                guard let range,
                    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound, limitedBy: utf16.endIndex),
                    let end = utf16.index(utf16.startIndex, offsetBy: range.upperBound, limitedBy: utf16.endIndex)
                else { return }
                wrappedValue = TextSelection(range: start..<end)
            })
    }
}
