import CoreGraphics
import Foundation
import RoostPicture

/// A colour of an SVG file, or the name of a paint.
enum SVGPaint: Equatable {
    case none
    case color(ResolvedColor)
    case currentColor
    /// An element's id, and what stands in for it.
    indirect case reference(String, fallback: SVGPaint?)

    /// Nil for a text that is no paint.
    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let (id, rest) = Self.reference(text) {
            self = .reference(id, fallback: SVGPaint(rest))
            return
        }
        switch text.lowercased() {
        case "none": self = .none
        case "currentcolor": self = .currentColor
        // The outline's paint in a text or a marker.
        case "context-fill", "context-stroke": self = .currentColor
        default:
            guard let color = ResolvedColor(svg: text) else { return nil }
            self = .color(color)
        }
    }

    /// The id in `url(#id)`, and the text behind it.
    static func reference(_ text: String) -> (id: String, rest: String)? {
        guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
        let inner = text[text.index(text.startIndex, offsetBy: 4)..<end].trimmingCharacters(
            in: CharacterSet(charactersIn: "\"' "))
        guard inner.hasPrefix("#") else { return nil }
        return (String(inner.dropFirst()), String(text[text.index(after: end)...]))
    }
}

extension ResolvedColor {
    /// A CSS colour: a name, `#rgb`, `rgb()`, `hsl()` or `color()`.
    init?(svg text: String) {
        let text = text.lowercased()
        if text.hasPrefix("#") {
            guard let color = Self.hexadecimal(text.dropFirst()) else { return nil }
            self = color
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let name = text[..<open].trimmingCharacters(in: .whitespaces)
            let arguments = String(text[text.index(after: open)...].dropLast())
            guard let color = Self.function(name, arguments) else { return nil }
            self = color
        } else if text == "transparent" {
            self.init(red: 0, green: 0, blue: 0, opacity: 0)
        } else if let hex = SVGColorNames.colors[text] {
            self.init(hex: hex)
        } else {
            return nil
        }
    }

    private static func hexadecimal(_ digits: Substring) -> ResolvedColor? {
        guard let number = UInt32(digits, radix: 16) else { return nil }
        func byte(_ shift: UInt32) -> Float { Float(number >> shift & 255) / 255 }
        func half(_ shift: UInt32) -> Float { Float(number >> shift & 15) / 15 }
        switch digits.utf8.count {
        case 3: return ResolvedColor(red: half(8), green: half(4), blue: half(0))
        case 4: return ResolvedColor(red: half(12), green: half(8), blue: half(4), opacity: half(0))
        case 6: return ResolvedColor(hex: number)
        case 8: return ResolvedColor(red: byte(24), green: byte(16), blue: byte(8), opacity: byte(0))
        default: return nil
        }
    }

    private static func function(_ name: String, _ arguments: String) -> ResolvedColor? {
        var scanner = SVGNumbers(arguments.replacingOccurrences(of: "/", with: " "))
        let space = name == "color" ? scanner.word() : ""
        if space == "display-p", scanner.number() != 3 { return nil }
        var values: [(value: Double, isPercentage: Bool)] = []
        while values.count < 4, let number = scanner.number() {
            let isPercentage = scanner.next == UInt8(ascii: "%")
            if isPercentage { scanner.advance() } else if name.hasPrefix("hsl"), values.isEmpty { _ = scanner.word() }
            values.append((number, isPercentage))
        }
        guard values.count >= 3 else { return nil }
        func part(_ index: Int, of whole: Double) -> Double {
            values[index].value / (values[index].isPercentage ? 100 : whole)
        }
        let opacity = values.count > 3 ? min(max(part(3, of: 1), 0), 1) : 1
        let components: SIMD3<Double>
        switch name {
        case "rgb", "rgba": components = SIMD3(part(0, of: 255), part(1, of: 255), part(2, of: 255))
        case "hsl", "hsla":
            components = hsl(values[0].value / 360, values[1].value / 100, values[2].value / 100)
        case "color":
            let known: RGBColorSpace
            switch space {
            case "srgb": known = .sRGB
            case "srgb-linear": known = .sRGBLinear
            case "display-p": known = .displayP3
            default: return nil
            }
            return ResolvedColor(
                colorSpace: known, red: Float(part(0, of: 1)), green: Float(part(1, of: 1)),
                blue: Float(part(2, of: 1)), opacity: Float(opacity))
        default: return nil
        }
        return ResolvedColor(
            components: components.clamped(lowerBound: .zero, upperBound: .one), opacity: Float(opacity))
    }

    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> SIMD3<Double> {
        let light = min(max(lightness, 0), 1)
        let brightness = light + min(max(saturation, 0), 1) * min(light, 1 - light)
        return RGB.fromHSB(
            hue: hue, saturation: brightness > 0 ? 2 * (1 - light / brightness) : 0, brightness: brightness)
    }
}
