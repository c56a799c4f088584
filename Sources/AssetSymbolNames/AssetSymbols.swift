import Foundation

/// The pictures and colours of asset catalogues, and the constants that name them.
package struct AssetSymbols {
    /// An asset by the name that finds it.
    private struct Asset {
        let name: String
        let identifier: String
    }

    /// A folder that gives its assets a name space, and what is in it.
    private struct Space {
        var assets: [Asset] = []
        var spaces: [String: Space] = [:]

        var isEmpty: Bool { assets.isEmpty && spaces.values.allSatisfy(\.isEmpty) }

        /// Adds an asset; returns false where another has its identifier.
        mutating func add(_ asset: Asset, at path: ArraySlice<String>) -> Bool {
            if let first = path.first { return spaces[first, default: Space()].add(asset, at: path.dropFirst()) }
            guard !assets.contains(where: { $0.identifier == asset.identifier }) else { return false }
            assets.append(asset)
            return true
        }
    }

    private var images = Space()
    private var colors = Space()
    /// Assets without a constant, and why.
    package private(set) var warnings: [String] = []

    package init() {}

    // MARK: Reading

    package mutating func read(_ catalog: URL) { read(catalog, prefix: "", path: []) }

    private mutating func read(_ folder: URL, prefix: String, path: [String]) {
        let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for item in contents.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let title = item.deletingPathExtension().lastPathComponent
            let name = prefix + title
            switch item.pathExtension {
            case "imageset", "symbolset":
                add(name, identifier: AssetName.identifier(of: title, without: "Image"), to: \.images, path)
            case "colorset":
                add(name, identifier: AssetName.identifier(of: title, without: "Color"), to: \.colors, path)
            case "" where isFolder(item):
                if givesSpace(item) {
                    read(item, prefix: name + "/", path: path + [AssetName.type(of: title)])
                } else {
                    read(item, prefix: prefix, path: path)
                }
            default: break
            }
        }
    }

    private mutating func add(
        _ name: String, identifier: String?, to kind: WritableKeyPath<AssetSymbols, Space>, _ path: [String]
    ) {
        guard let identifier else {
            warnings.append("The asset \"\(name)\" has no letters or digits that could name a constant.")
            return
        }
        guard self[keyPath: kind].add(Asset(name: name, identifier: identifier), at: path[...]) else {
            warnings.append("The asset \"\(name)\" has the constant \"\(identifier)\" of another asset.")
            return
        }
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether a folder's name is part of its assets' names.
    private func givesSpace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    // MARK: Writing

    /// The constants as Swift code.
    /// - Parameter bundle: The expression of the bundle that holds the assets.
    package func source(bundle: String) -> String {
        var lines = [
            "import Foundation", "import SwiftUI", "", "private nonisolated let resourceBundle = Bundle\(bundle)", "",
        ]
        if !images.isEmpty {
            lines += resources("ImageResource", images)
            lines += constants("UIImage", images, kind: "ImageResource", reserved: [])
        }
        if !colors.isEmpty {
            lines += resources("ColorResource", colors)
            lines += constants("UIColor", colors, kind: "ColorResource", reserved: AssetName.colorsOfUIKit)
            lines += constants("Color", colors, kind: "ColorResource", reserved: AssetName.colorsOfSwiftUI)
            lines += constants(
                "ShapeStyle", colors, kind: "ColorResource", reserved: AssetName.colorsOfSwiftUI, of: "Color")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func resources(_ type: String, _ space: Space) -> [String] {
        ["nonisolated extension \(type) {"] + resources(type, space, indent: "    ") + ["}", ""]
    }

    private func resources(_ type: String, _ space: Space, indent: String) -> [String] {
        var lines: [String] = []
        for asset in space.assets {
            let name = String(reflecting: asset.name)
            lines.append("\(indent)/// The asset \(name).")
            lines.append(
                "\(indent)static let \(AssetName.quoted(asset.identifier)) = "
                    + "\(type)(name: \(name), bundle: resourceBundle)")
        }
        for (name, inner) in space.spaces.sorted(by: { $0.key < $1.key }) where !inner.isEmpty {
            lines.append("\(indent)enum \(AssetName.quoted(name)) {")
            lines += resources(type, inner, indent: indent + "    ")
            lines.append("\(indent)}")
        }
        return lines
    }

    /// Constants of another type for the assets outside of name spaces. Names that the type has are left out.
    private func constants(
        _ type: String, _ space: Space, kind: String, reserved: Set<String>, of value: String? = nil
    ) -> [String] {
        let assets = space.assets.filter { !reserved.contains($0.identifier) }
        guard !assets.isEmpty else { return [] }
        let value = value ?? type
        let condition = value == type ? "" : " where Self == \(value)"
        let label = value == "Color" ? "" : "resource: "
        return ["nonisolated extension \(type)\(condition) {"]
            + assets.flatMap { asset in
                let identifier = AssetName.quoted(asset.identifier)
                return [
                    "    /// The asset \(String(reflecting: asset.name)).",
                    "    static var \(identifier): \(value) { \(value)(\(label)\(kind).\(identifier)) }",
                ]
            } + ["}", ""]
    }
}
