import Foundation

extension Range where Bound == AttributedString.Index {
    /// The part of an attributed string that a range of UTF-16 code units covers; nil if the range ends outside of the
    /// string or within a character's code units.
    public init?(_ range: NSRange, in string: AttributedString) {
        let text = String(string.characters)
        guard let part = Range<String.Index>(range, in: text) else { return nil }
        let scalars = text.unicodeScalars
        func index(at place: String.Index) -> AttributedString.Index {
            string.unicodeScalars.index(
                string.startIndex, offsetBy: scalars.distance(from: text.startIndex, to: place))
        }
        self = index(at: part.lowerBound)..<index(at: part.upperBound)
    }
}

extension NSRange {
    /// The UTF-16 code units of a part of an attributed string.
    public init<R: RangeExpression>(_ region: R, in target: AttributedString) where R.Bound == AttributedString.Index {
        let part = region.relative(to: target.characters)
        let before = String(target[target.startIndex..<part.lowerBound].characters)
        self.init(location: before.utf16.count, length: String(target[part].characters).utf16.count)
    }
}
