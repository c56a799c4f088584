import Foundation
import RoostCore

extension Binding where Value == AttributedString {
    /// The text's letters. A change replaces only what differs between the old and the new letters.
    nonisolated var words: Binding<String> {
        Binding<String>(
            get: { String(wrappedValue.characters) },
            set: { words, transaction in
                var text = wrappedValue
                text.replaceWords(with: words)
                self.transaction(transaction).wrappedValue = text
            })
    }
}

extension AttributedString {
    /// Changes the letters to others. Letters that the beginnings and the ends have in common keep their attributes; new
    /// ones take those of the letter before them, at the beginning of the letter after them.
    mutating func replaceWords(with words: String) {
        let old = Array(characters)
        let new = Array(words)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        guard start < old.count - end || start < new.count - end else { return }
        let model = start > 0 ? start - 1 : start
        var inserted = AttributedString(String(new[start..<(new.count - end)]))
        if model < old.count {
            let index = characters.index(startIndex, offsetBy: model)
            inserted.setAttributes(runs[index].attributes)
        }
        let lower = characters.index(startIndex, offsetBy: start)
        let upper = characters.index(startIndex, offsetBy: old.count - end)
        replaceSubrange(lower..<upper, with: inserted)
    }
}
