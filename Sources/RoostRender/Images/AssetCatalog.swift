import Foundation
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
        }
        struct Color: Decodable, AssetVariant {
            var color: ColorAsset?
            var idiom: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        var images: [Image]?
        var colors: [Color]?
        var properties: Properties?
    }

    /// Folders of image sets by name. A folder that provides a namespace prefixes its sets' names, with a slash.
    private var sets: [String: URL] = [:]
    /// The colours by name, likewise.
    private var colors: [String: [Contents.Color]] = [:]

    init(_ folder: URL) { add(folder, prefix: "", depth: 0) }

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

    private static func contents(of folder: URL) -> Contents? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }

    /// The files for a name, in the dark appearance if that is wanted and there are any; nil if the name is unknown.
    func candidates(for name: String, isDark: Bool) -> [ImageCandidate]? {
        guard let folder = sets[name] else { return nil }
        let images = (Self.contents(of: folder)?.images ?? []).filter { $0.filename != nil }
        return Self.variants(of: images, isDark: isDark).compactMap { image in
            // The file must lie in the set, so paths that lead out of it are left out.
            guard let file = image.filename, !file.contains("/"), file != "..", file != "." else { return nil }
            let scale = image.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1
            return ImageCandidate(url: folder.appendingPathComponent(file), scale: (1...16).contains(scale) ? scale : 1)
        }
    }

    /// The colour of a name, in the dark appearance if that is wanted and exists.
    func color(for name: String, isDark: Bool) -> AssetColor? {
        guard let variants = colors[name] else { return nil }
        return Self.variants(of: variants.filter { $0.color != nil }, isDark: isDark).first?.color?.value
    }

    /// The variants for an appearance, or those for any if there are none; of these only the universal ones, if there
    /// are any.
    private static func variants<V: AssetVariant>(of all: [V], isDark: Bool) -> [V] {
        func isFor(_ variant: V, dark: Bool) -> Bool {
            let luminosity = variant.appearances?.first { $0.appearance == "luminosity" }?.value
            return dark ? luminosity == "dark" : luminosity == nil || luminosity == "light"
        }
        var chosen = all.filter { isFor($0, dark: isDark) }
        if chosen.isEmpty { chosen = all.filter { isFor($0, dark: false) } }
        let universal = chosen.filter { $0.idiom == nil || $0.idiom == "universal" }
        return universal.isEmpty ? chosen : universal
    }
}

/// An asset's content for one appearance and device.
private protocol AssetVariant {
    var idiom: String? { get }
    var appearances: [AssetCatalog.Contents.Appearance]? { get }
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
