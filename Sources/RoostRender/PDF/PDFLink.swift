import CoreGraphics
import Foundation

/// A place on a page that leads elsewhere.
struct PDFLink {
    var url: URL
    /// On the page, y up.
    var box: CGRect
    /// The element of a tagged file.
    var tag: PDFTag?
    /// Whether the element is the link's own, and ends with it.
    var closesTag = false

    /// Writes the annotation.
    /// - Parameter key: In a tagged file, the key of the link's element.
    func write(to buffer: inout PDFBuffer, isArchival: Bool, key: Int?) {
        buffer.raw("<< /Type /Annot /Subtype /Link /Rect ")
        buffer.box(box)
        if isArchival || key != nil { buffer.raw(" /F 4") }
        if let key {
            buffer.raw(" /StructParent ")
            buffer.integer(key)
            buffer.raw(" /Contents ")
            buffer.text(anchor ?? url.absoluteString)
        }
        if let anchor {
            buffer.raw(" /Border [ 0 0 0 ] /A << /Type /Action /S /GoTo /D ")
            buffer.text(anchor)
            return buffer.raw(" >> >>")
        }
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

    /// The place in the same file that the link leads to; nil if it leads elsewhere.
    private var anchor: String? {
        let address = url.absoluteString
        return address.hasPrefix("#") && address.count > 1 ? String(address.dropFirst()) : nil
    }
}
