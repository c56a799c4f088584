import Foundation

/// A flat object of JSON on a line of its own, as logs and workers exchange them many times a second.
///
/// Values that are nil are left out.
struct JSONLine {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]

    mutating func add(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        begin(name)
        write(value)
    }

    mutating func add(_ name: StaticString, _ value: (some BinaryInteger)?) {
        guard let value else { return }
        begin(name)
        bytes.append(contentsOf: String(value).utf8)
    }

    /// - Parameter value: A finite number.
    mutating func add(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        begin(name)
        bytes.append(contentsOf: value.description.utf8)
    }

    mutating func add(_ name: StaticString, _ value: Bool?) {
        guard let value else { return }
        begin(name)
        bytes.append(contentsOf: value.description.utf8)
    }

    /// The line, with its end.
    consuming func data() -> Data {
        bytes.append(UInt8(ascii: "}"))
        bytes.append(0x0A)
        return Data(bytes)
    }

    private mutating func begin(_ name: StaticString) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func write(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { characters in
            for byte in characters {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                    bytes.append(UInt8(ascii: "\\"))
                    bytes.append(byte)
                case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
                case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
                case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
                case 0..<0x20:
                    bytes.append(contentsOf: "\\u00".utf8)
                    bytes.append(contentsOf: [byte].hexadecimal.utf8)
                default: bytes.append(byte)
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension Sequence<UInt8> {
    /// Two digits for each byte, with small letters.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in self {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
