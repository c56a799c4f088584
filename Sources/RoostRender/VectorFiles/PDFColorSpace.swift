import Foundation
import RoostPicture

/// A colour space of a PDF file.
///
/// Colours with a profile count as sRGB, greys as sRGB's greys; inks are mixed without a profile.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    case lab(range: [Double])
    case indexed(PDFColorSpace, [UInt8])
    /// Spot inks, through their stand-in; nil for a function that is not understood.
    case tint(Int, PDFColorSpace, PDFFunction?)
    case pattern(PDFColorSpace?)

    init?(_ value: PDFValue, _ resources: [String: PDFValue], _ source: PDFSource, depth: Int = 0) {
        guard depth < 8 else { return nil }
        let value = source.resolve(value)
        if let name = value.name {
            switch name {
            case "DeviceGray", "G", "CalGray": self = .gray
            case "DeviceRGB", "RGB", "CalRGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern(nil)
            default:
                guard let named = source.resolve(resources["ColorSpace"]).dictionary?[name],
                    let space = PDFColorSpace(named, resources, source, depth: depth + 1)
                else { return nil }
                self = space
            }
            return
        }
        guard let array = value.array, let name = source.resolve(array.first).name else { return nil }
        func inner(_ index: Int) -> PDFColorSpace? {
            index < array.count ? PDFColorSpace(array[index], resources, source, depth: depth + 1) : nil
        }
        switch name {
        case "ICCBased":
            guard array.count > 1, let profile = source.resolve(array[1]).dictionary else { return nil }
            switch source.resolve(profile["N"]).integer {
            case 1: self = .gray
            case 3: self = .rgb
            case 4: self = .cmyk
            default: return nil
            }
        case "Lab":
            let settings = array.count > 1 ? source.resolve(array[1]).dictionary : nil
            func numbers(_ key: String, _ missing: [Double]) -> [Double] {
                let known = source.resolve(settings?[key]).array?.compactMap { source.resolve($0).number } ?? []
                return known.count == missing.count ? known : missing
            }
            self = .lab(range: numbers("Range", [-100, 100, -100, 100]))
        case "Indexed", "I":
            guard let base = inner(1), array.count > 3 else { return nil }
            let table = source.resolve(array[3])
            if case .string(let bytes) = table {
                self = .indexed(base, bytes)
            } else if let stream = table.stream, let bytes = source.content(of: stream) {
                self = .indexed(base, bytes)
            } else {
                return nil
            }
        case "Separation", "DeviceN":
            guard let alternate = inner(2), array.count > 3 else { return nil }
            let count = name == "Separation" ? 1 : source.resolve(array[1]).array?.count ?? 1
            self = .tint(min(count, 32), alternate, PDFFunction(array[3], source))
        case "Pattern": self = .pattern(inner(1))
        default:
            guard let space = PDFColorSpace(.name(name), resources, source, depth: depth + 1) else { return nil }
            self = space
        }
    }

    var componentCount: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .tint(let count, _, _): count
        case .pattern(let base): base?.componentCount ?? 0
        }
    }

    /// The colour that holds before any is set.
    var initial: ResolvedColor {
        switch self {
        case .cmyk: color([0, 0, 0, 1])
        case .tint(let count, _, _): color([Double](repeating: 1, count: count))
        default: color([Double](repeating: 0, count: componentCount))
        }
    }

    /// The range of a component in a picture.
    func range(of component: Int) -> (Double, Double) {
        switch self {
        case .lab(let range):
            component == 0 ? (0, 100) : (range[2 * component - 2], range[2 * component - 1])
        default: (0, 1)
        }
    }

    func color(_ components: [Double]) -> ResolvedColor {
        func part(_ index: Int) -> Double {
            index < components.count && components[index].isFinite ? min(max(components[index], 0), 1) : 0
        }
        switch self {
        case .gray: return ResolvedColor(components: SIMD3(repeating: part(0)), opacity: 1)
        case .rgb: return ResolvedColor(components: SIMD3(part(0), part(1), part(2)), opacity: 1)
        case .cmyk:
            let light = 1 - part(3)
            return ResolvedColor(
                components: SIMD3((1 - part(0)) * light, (1 - part(1)) * light, (1 - part(2)) * light), opacity: 1)
        case .lab: return Self.lab(components)
        case .indexed(let base, let table):
            let index = components.first.flatMap { $0.isFinite ? Int(min(max($0, 0), 4095)) : nil } ?? 0
            let count = base.componentCount
            return base.color(
                (0..<count).map { component in
                    let place = index * count + component
                    let (low, high) = base.range(of: component)
                    return low + (place < table.count ? Double(table[place]) / 255 : 0) * (high - low)
                })
        case .tint(_, let alternate, let function):
            if let function { return alternate.color(function(components)) }
            // More ink is darker.
            return ResolvedColor(components: SIMD3(repeating: 1 - part(0)), opacity: 1)
        case .pattern(let base): return base?.color(components) ?? ResolvedColor(red: 0, green: 0, blue: 0)
        }
    }

    private static func lab(_ components: [Double]) -> ResolvedColor {
        guard components.count >= 3, components.allSatisfy(\.isFinite) else {
            return ResolvedColor(red: 0, green: 0, blue: 0)
        }
        let middle = (components[0] + 16) / 116
        func decoded(_ value: Double) -> Double {
            value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
        }
        let place = SIMD3(
            decoded(middle + components[1] / 500), decoded(middle), decoded(middle - components[2] / 200))
        // The file's white is that of sRGB.
        let x = place.x * 0.950_47, y = place.y, z = place.z * 1.088_83
        let color = ResolvedColor(
            colorSpace: .sRGBLinear, red: Float(3.2406 * x - 1.5372 * y - 0.4986 * z),
            green: Float(-0.9689 * x + 1.8758 * y + 0.0415 * z), blue: Float(0.0557 * x - 0.2040 * y + 1.0570 * z))
        return ResolvedColor(
            components: color.components.clamped(lowerBound: .zero, upperBound: .one), opacity: 1)
    }
}
