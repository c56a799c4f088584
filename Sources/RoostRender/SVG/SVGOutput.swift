import CoreGraphics
import RoostPicture

/// SVG text as it grows: bytes, with numbers written short and strings escaped.
struct SVGOutput {
    private(set) var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }
    var count: Int { bytes.count }

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Text that is known to need no escaping.
    mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func append(_ other: SVGOutput) { bytes.append(contentsOf: other.bytes) }

    /// At most so many decimals, no trailing zeros, no zero before the point; never `nan` or `inf`.
    mutating func number(_ value: CGFloat, decimals: Int = 3) {
        let power = Self.powers[decimals]
        let clamped = value.isNaN ? 0 : min(max(value, -1e7), 1e7)
        var scaled = Int((clamped * CGFloat(power)).rounded())
        if scaled < 0 {
            bytes.append(UInt8(ascii: "-"))
            scaled = -scaled
        }
        let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: power)
        if whole > 0 || fraction == 0 { bytes.append(contentsOf: String(whole).utf8) }
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, digit) = (fraction, power / 10)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / digit))
            rest %= digit
            digit /= 10
        }
    }

    private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

    /// ` name="value"`
    mutating func attribute(_ name: StaticString, _ value: CGFloat, decimals: Int = 3) {
        raw(" ")
        raw(name)
        raw("=\"")
        number(value, decimals: decimals)
        raw("\"")
    }

    mutating func attribute(_ name: StaticString, _ value: String) {
        raw(" ")
        raw(name)
        raw("=\"")
        escaped(value)
        raw("\"")
    }

    mutating func attribute(_ name: StaticString, _ value: StaticString) {
        raw(" ")
        raw(name)
        raw("=\"")
        raw(value)
        raw("\"")
    }

    /// ` fill="url(#id)"`
    mutating func reference(_ name: StaticString, _ id: String) {
        raw(" ")
        raw(name)
        raw("=\"url(#")
        raw(id)
        raw(")\"")
    }

    /// Text fit for element content and attribute values; characters that XML forbids become U+FFFD.
    mutating func escaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": raw("&amp;")
            case "<": raw("&lt;")
            case ">": raw("&gt;")
            case "\"": raw("&quot;")
            case "\t": raw("&#9;")
            case "\n": raw("&#10;")
            case "\r": raw("&#13;")
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": raw("\u{FFFD}")
            default: bytes.append(contentsOf: UTF8.encode(scalar)!)
            }
        }
    }

    /// ` transform="…"`
    mutating func transform(_ t: CGAffineTransform, decimals: Int) {
        raw(" transform=\"")
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
            raw("translate(")
            number(t.tx, decimals: decimals)
            if t.ty != 0 {
                raw(" ")
                number(t.ty, decimals: decimals)
            }
        } else {
            raw("matrix(")
            for factor in [t.a, t.b, t.c, t.d] {
                number(factor, decimals: 6)
                raw(" ")
            }
            number(t.tx, decimals: decimals)
            raw(" ")
            number(t.ty, decimals: decimals)
        }
        raw(")\"")
    }

    mutating func rectangle(_ rect: CGRect, decimals: Int) {
        attribute("x", rect.minX, decimals: decimals)
        attribute("y", rect.minY, decimals: decimals)
        attribute("width", rect.width, decimals: decimals)
        attribute("height", rect.height, decimals: decimals)
    }

    /// `#rrggbb`, or `#rgb` if that is the same colour.
    mutating func color(_ color: ResolvedColor) {
        let color = color.clean
        let channels = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
        raw("#")
        for channel in channels {
            if !isShort { bytes.append(Self.hexDigits[channel >> 4]) }
            bytes.append(Self.hexDigits[channel & 15])
        }
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// ` fill="#fff" fill-opacity=".5"`; default values are left out.
    mutating func fill(_ color: ResolvedColor) {
        if color.red != 0 || color.green != 0 || color.blue != 0 {
            raw(" fill=\"")
            self.color(color)
            raw("\"")
        }
        if color.opacity < 1 { attribute("fill-opacity", CGFloat(color.opacity)) }
    }
}
