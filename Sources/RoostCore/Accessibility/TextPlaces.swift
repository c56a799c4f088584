import CoreGraphics

/// The places of a field's characters, in the window's coordinates. Offsets are UTF-16 units of the field's text.
package struct TextPlaces {
    /// The frame of characters, or of a caret where the range is empty; nil while the field is not drawn.
    package let frame: (Range<Int>) -> CGRect?
    /// The offset nearest to a point; nil while the field is not drawn.
    package let offset: (CGPoint) -> Int?

    package init(frame: @escaping (Range<Int>) -> CGRect?, offset: @escaping (CGPoint) -> Int?) {
        self.frame = frame
        self.offset = offset
    }
}
