import Foundation
import RoostLocks
import RoostPicture

/// The pictures and colours of an Xcode asset catalogue (`Assets.xcassets`), as its `Contents.json` files list them.
struct AssetCatalog: Sendable {
    fileprivate struct Contents: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }
        struct Image: Decodable, AssetVariant {
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [Appearance]?
            var gamut: String?
            var direction: String?

            enum CodingKeys: String, CodingKey {
                case filename, scale, idiom, appearances
                case gamut = "display-gamut"
                case direction = "language-direction"
            }
        }
        struct Color: Decodable, AssetVariant {
            var color: ColorAsset?
            var idiom: String?
            var appearances: [Appearance]?
            var gamut: String?

            enum CodingKeys: String, CodingKey {
                case color, idiom, appearances
                case gamut = "display-gamut"
            }
        }
        struct Properties: Decodable {
            var providesNamespace: Bool?
            var renderingIntent: String?

            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
                case renderingIntent = "template-rendering-intent"
            }
        }
        var images: [Image]?
        var colors: [Color]?
        var properties: Properties?
    }

    /// Folders of image sets by name. A folder that provides a namespace prefixes its sets' names, with a slash.
    private var sets: [String: URL] = [:]
    /// The colours by name, likewise.
    private var colors: [String: [Contents.Color]] = [:]
    private let known = KnownContents()

    init(_ folder: URL) { add(folder, prefix: "", depth: 0) }

    /// The names of the pictures.
    var names: some Sequence<String> { sets.keys }

    private mutating func add(_ folder: URL, prefix: String, depth: Int) {
        guard depth < 16 else { return }
        for item in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let url = folder.appendingPathComponent(item)
            if item.hasSuffix(".imageset") {
                sets[prefix + item.dropLast(".imageset".count)] = url
            } else if item.hasSuffix(".colorset") {
                colors[prefix + item.dropLast(".colorset".count)] = Self.contents(of: url)?.colors ?? []
            } else if url.pathExtension.isEmpty {
                let isNamespace = Self.contents(of: url)?.properties?.providesNamespace == true
                add(url, prefix: isNamespace ? "\(prefix)\(item)/" : prefix, depth: depth + 1)
            }
        }
    }

    fileprivate static func contents(of folder: URL) -> Contents? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }

    /// The files for a name in surroundings; nil if the name is unknown.
    func candidates(for name: String, _ traits: AssetTraits) -> [ImageCandidate]? {
        guard let folder = sets[name] else { return nil }
        let contents = known.contents(of: folder)
        let isTemplate: Bool? =
            switch contents?.properties?.renderingIntent {
            case "template": true
            case "original": false
            default: nil
            }
        let variants = Self.variants(of: (contents?.images ?? []).filter { $0.filename != nil }, traits)
        let direction = traits.isRightToLeft ? "right-to-left" : "left-to-right"
        // A picture for one direction is mirrored in the other one, unless that has its own.
        let direct = variants.filter { $0.direction == nil || $0.direction == direction }
        return (direct.isEmpty ? variants : direct).compactMap { image in
            // The file must lie in the set, so paths that lead out of it are left out.
            guard let file = image.filename, !file.contains("/"), file != "..", file != "." else { return nil }
            let scale = image.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1
            return ImageCandidate(
                url: folder.appendingPathComponent(file), scale: (1...16).contains(scale) ? scale : 1,
                isTemplate: isTemplate, isMirrored: image.direction != nil && image.direction != direction)
        }
    }

    /// The colour of a name in surroundings.
    func color(for name: String, _ traits: AssetTraits) -> AssetColor? {
        guard let variants = colors[name] else { return nil }
        return Self.variants(of: variants.filter { $0.color != nil }, traits).first?.color?.value
    }

    /// The variants for surroundings: those for the appearance, else those for any; of these the ones for the device,
    /// else the universal ones; of these the ones in sRGB, for pictures are made in it.
    private static func variants<V: AssetVariant>(of all: [V], _ traits: AssetTraits) -> [V] {
        func value(_ variant: V, _ name: String) -> String? {
            variant.appearances?.first { $0.appearance == name }?.value
        }
        func fits(_ variant: V) -> Bool {
            let (light, contrast) = (value(variant, "luminosity"), value(variant, "contrast"))
            return (light == nil || light == (traits.isDark ? "dark" : "light"))
                && (contrast == nil || contrast == (traits.isHighContrast ? "high" : "normal"))
        }
        func count(_ variant: V) -> Int {
            (value(variant, "luminosity") == nil ? 0 : 2) + (value(variant, "contrast") == nil ? 0 : 1)
        }
        func best(_ variants: [V], _ rank: (V) -> Int) -> [V] {
            guard let most = variants.map(rank).max() else { return [] }
            return variants.filter { rank($0) == most }
        }
        let fitting = best(all.filter(fits), count)
        let forDevice = best(fitting) { variant in
            guard let idiom = variant.idiom, idiom != "universal" else { return 1 }
            return idiom == traits.device.rawValue ? 2 : 0
        }
        return best(forDevice) { $0.gamut == nil || $0.gamut == "sRGB" ? 1 : 0 }
    }
}

/// An asset's content for one appearance and device.
private protocol AssetVariant {
    var idiom: String? { get }
    var appearances: [AssetCatalog.Contents.Appearance]? { get }
    var gamut: String? { get }
}

/// The contents of image sets, for as long as their files do not change.
private final class KnownContents: Sendable {
    private let known = Mutex<[String: (modified: Date?, contents: AssetCatalog.Contents?)]>([:])

    func contents(of folder: URL) -> AssetCatalog.Contents? {
        let path = folder.appendingPathComponent("Contents.json").path
        let modified = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        if let known = known.withLock({ $0[path] }), known.modified == modified { return known.contents }
        let contents = AssetCatalog.contents(of: folder)
        known.withLock { $0[path] = (modified, contents) }
        return contents
    }
}

/// A colour in a `Contents.json`: numbers, or the name of one of the system's.
private struct ColorAsset: Decodable {
    private var reference: String?
    private var components: [String: String]?
    private var space: String?

    private enum CodingKeys: String, CodingKey {
        case reference, components
        case space = "color-space"
    }

    var value: AssetColor? {
        if let reference { return .system(reference) }
        guard let components else { return nil }
        let opacity = components["alpha"].flatMap { Double($0) } ?? 1
        if let white = components["white"].flatMap(Self.number) {
            return .components(
                ResolvedColor(
                    red: Float(white), green: Float(white), blue: Float(white), opacity: Float(opacity)))
        }
        guard let red = components["red"].flatMap(Self.number), let green = components["green"].flatMap(Self.number),
            let blue = components["blue"].flatMap(Self.number)
        else { return nil }
        let known: RGBColorSpace =
            switch space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return .components(
            ResolvedColor(
                colorSpace: known, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    }

    /// `0.5` is a part of one; `0x80` and `128` are parts of 255.
    private static func number(_ text: String) -> Double? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
        return Int(text).map { Double($0) / 255 }
    }
}
