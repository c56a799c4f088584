/// What is selected in a field's text: the place of the caret, or characters.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// Where the selection begins and ends in the text.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    /// On which line a caret at the end of a line that wraps is.
    public var affinity: TextSelectionAffinity = .automatic

    /// The caret before a character.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Several ranges. A field here selects all from the first to the last.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether nothing is selected and there is only a caret.
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

    /// In UTF-16 units of a text; places beyond its end are its end.
    func offsets(in text: String) -> Range<Int>? {
        guard let hull else { return nil }
        func offset(_ index: String.Index) -> Int {
            text.utf16.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        let (start, end) = (offset(hull.lowerBound), offset(hull.upperBound))
        return min(start, end)..<max(start, end)
    }
}

/// On which of two lines a caret stands that is at the end of the first and at the start of the second.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

extension Binding where Value == TextSelection? {
    /// The selection as a field counts it.
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
