import CoreGraphics
import Foundation

/// A place on a page that leads elsewhere.
struct PDFLink {
    var url: URL
    /// On the page, y up.
    var box: CGRect

    /// Writes the annotation.
    func write(to buffer: inout PDFBuffer) {
        buffer.raw("<< /Type /Annot /Subtype /Link /Rect ")
        buffer.box(box)
        buffer.raw(" /Border [ 0 0 0 ] /A << /Type /Action /S /URI /URI (")
        // Addresses are ASCII; characters that could end the string are percent-encoded.
        for byte in url.absoluteString.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "'"), UInt8(ascii: "\\"):
                buffer.byte(UInt8(ascii: "%"))
                buffer.hex(UInt32(byte), digits: 2)
            case UInt8(ascii: "!")...UInt8(ascii: "~"): buffer.byte(byte)
            default: break
            }
        }
        buffer.raw(") >> >>")
    }
}
