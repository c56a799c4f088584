import CoreGraphics
import Foundation

/// The file formats that a picture's own bytes can be embedded in.
enum EncodedFormat: String {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webP = "image/webp"

    init?(_ data: Data) {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            self = .webP
        } else {
            return nil
        }
    }
}

/// The facts in the header of a JPEG file.
struct JPEGHeader {
    var width = 0
    var height = 0
    var components = 0
    /// Whether the file asks to be turned (Exif), which some readers ignore.
    var hasOrientation = false

    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard EncodedFormat(data) == .jpeg else { return nil }
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            switch marker {
            case 0xFF:
                offset += 1
                continue
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
                width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
                components = Int(bytes[offset + 9])
                return
            case 0xE1: hasOrientation = hasOrientation || bytes[(offset + 4)...].starts(with: Array("Exif".utf8))
            default: break
            }
            offset += 2 + max(length, 2)
        }
        return nil
    }
}
