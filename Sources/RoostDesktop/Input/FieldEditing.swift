#if Desktop
    import RoostCore

    extension FocusedField {
        /// The field's content with a range replaced, and the caret behind the new text.
        ///
        /// - Parameters:
        ///   - range: UTF-16 units; limited to the text.
        ///   - isComposed: Whether an input method still composes the new text.
        ///   - caret: The caret in the new text, in its UTF-16 units; nil for its end.
        func replacing(_ range: Range<Int>, with text: String, isComposed: Bool = false, caret: Int? = nil) -> TextEdit
        {
            let units = Array(input.text.utf16)
            let limited = range.clamped(to: 0..<units.count)
            let new = Array(text.utf16)
            let all = units[..<limited.lowerBound] + new + units[limited.upperBound...]
            let place = limited.lowerBound + min(caret ?? new.count, new.count)
            return TextEdit(
                node: node, text: String(decoding: all, as: UTF16.self), selection: place..<place,
                composition: isComposed && !new.isEmpty
                    ? limited.lowerBound..<(limited.lowerBound + new.count) : nil)
        }

        /// The characters of a range of UTF-16 units.
        func text(in range: Range<Int>) -> String {
            let units = Array(input.text.utf16)
            return String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
        }

        /// The offset in UTF-8 units of one in UTF-16 units.
        func utf8Offset(_ offset: Int) -> Int { text(in: 0..<max(0, offset)).utf8.count }
    }
#endif
