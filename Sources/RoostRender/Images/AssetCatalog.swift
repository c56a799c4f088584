import Foundation

/// The pictures of an Xcode asset catalogue (`Assets.xcassets`), as its `Contents.json` files list them.
struct AssetCatalog: Sendable {
    private struct Contents: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        var images: [Image]?
        var properties: Properties?
    }

    /// Folders of image sets by name; a folder that provides a namespace comes before its sets' names, with a slash.
    private var sets: [String: URL] = [:]

    init(_ folder: URL) { add(folder, prefix: "", depth: 0) }

    private mutating func add(_ folder: URL, prefix: String, depth: Int) {
        guard depth < 16 else { return }
        for item in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let url = folder.appendingPathComponent(item)
            if item.hasSuffix(".imageset") {
                sets[prefix + item.dropLast(".imageset".count)] = url
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

    /// The files for a name, those for the dark appearance if asked for and there are any; nil if the name is unknown.
    func candidates(for name: String, isDark: Bool) -> [ImageCandidate]? {
        guard let folder = sets[name] else { return nil }
        let images = (Self.contents(of: folder)?.images ?? []).filter { $0.filename != nil }
        func isFor(_ image: Contents.Image, dark: Bool) -> Bool {
            let luminosity = image.appearances?.first { $0.appearance == "luminosity" }?.value
            return dark ? luminosity == "dark" : luminosity == nil || luminosity == "light"
        }
        var chosen = images.filter { isFor($0, dark: isDark) }
        if chosen.isEmpty { chosen = images.filter { isFor($0, dark: false) } }
        let universal = chosen.filter { $0.idiom == nil || $0.idiom == "universal" }
        if !universal.isEmpty { chosen = universal }
        return chosen.map { image in
            let scale = image.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1
            return ImageCandidate(url: folder.appendingPathComponent(image.filename!), scale: scale)
        }
    }
}
