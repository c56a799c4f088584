import CoreGraphics
import RoostPicture
import RoostLocks

/// Finds pictures by name: in asset catalogues, and as files such as `name.png`, `name@2x.png` or `name@3x.jpg`.
///
/// Searches, in this order: the bundle (or the main bundle and the resource bundles beside the executable), the folders
/// in the environment variable `ROOST_ASSETS`, separated by colons, and the current directory.
package struct FileImageLoader: ImageLoader {
    private let extraRoots: [URL]
    private let cache = ImageFileCache()

    package init(roots: [URL] = []) { extraRoots = roots }

    package func decode(_ data: Data) throws -> CGImage { try ImageDecoder.decode(data) }

    package func image(named name: String, in bundle: Bundle?, _ traits: AssetTraits) -> NamedImage? {
        guard !name.isEmpty else { return nil }
        for root in roots(bundle) {
            for catalog in cache.catalogs(in: root) {
                guard let candidates = catalog.candidates(for: name, traits) else { continue }
                if let found = best(candidates, traits.scale) { return found }
            }
            if let found = best(Self.files(named: name, in: root), traits.scale) { return found }
        }
        return nil
    }

    package func names(like name: String, in bundle: Bundle?) -> [String] {
        cache.similarNames(to: name, in: bundle?.bundlePath ?? "") { similarNames(to: name, in: bundle) }
    }

    private func similarNames(to name: String, in bundle: Bundle?) -> [String] {
        let roots = roots(bundle)
        let catalogued = roots.flatMap { cache.catalogs(in: $0).flatMap { Array($0.names) } }
        let loose = roots.flatMap { root in
            ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [])
                .filter { Self.extensions.contains(($0 as NSString).pathExtension.lowercased()) }
                .map { ($0 as NSString).deletingPathExtension }
        }
        return NearestNames.names(like: name, among: catalogued + loose)
    }

    package func pixels(of picture: VectorPicture, scale: CGFloat) -> CGImage? {
        do { return try Rasterizer().draw(picture.list, scale: scale) } catch {
            Log.warning("A picture of paths cannot be drawn as pixels: \(error)")
            return nil
        }
    }

    package func color(named name: String, in bundle: Bundle?, isDark: Bool) -> AssetColor? {
        for root in roots(bundle) {
            for catalog in cache.catalogs(in: root) {
                if let color = catalog.color(for: name, AssetTraits(scale: 1, isDark: isDark)) { return color }
            }
        }
        return nil
    }

    package func accentColor(isDark: Bool) -> AssetColor? {
        cache.accentColor(isDark: isDark) {
            let own = colors(named: "AccentColor", in: roots(nil, beside: Bundle.ownBesideExecutable), isDark: isDark)
            if let color = own.first { return color }
            // Libraries have accent colours of their own, which are not the program's. Where the program's target has no
            // resources, as under a test's runner, a single one is taken for its own.
            guard Bundle.ownBesideExecutable.isEmpty, extraRoots.isEmpty else { return nil }
            let others = colors(named: "AccentColor", in: Bundle.besideExecutable, isDark: isDark)
            return others.count == 1 ? others[0] : nil
        }
    }

    /// The colours of a name, one for each folder that has one.
    private func colors(named name: String, in roots: [URL], isDark: Bool) -> [AssetColor] {
        roots.compactMap { root in
            cache.catalogs(in: root).lazy
                .compactMap { $0.color(for: name, AssetTraits(scale: 1, isDark: isDark)) }.first
        }
    }

    private func roots(_ bundle: Bundle?, beside: [URL] = Bundle.besideExecutable) -> [URL] {
        var roots = extraRoots
        if let bundle = bundle?.searched {
            roots += [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
        } else {
            roots += [Bundle.ofProgram.resourceURL, Bundle.ofProgram.bundleURL].compactMap { $0 }
            roots += beside
        }
        let assets = ProcessInfo.processInfo.environment["ROOST_ASSETS"] ?? ""
        roots += assets.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        roots.append(URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        return roots
    }

    /// The picture at the wanted scale, else at the next larger one, else at the largest. A picture of paths has every
    /// scale.
    private func best(_ candidates: [ImageCandidate], _ scale: CGFloat) -> NamedImage? {
        func rank(_ candidate: ImageCandidate) -> CGFloat { candidate.isVector ? scale : candidate.scale }
        let larger = candidates.filter { rank($0) >= scale }.sorted { rank($0) < rank($1) }
        let smaller = candidates.filter { rank($0) < scale }.sorted { rank($0) > rank($1) }
        for candidate in larger + smaller {
            guard let content = cache.content(at: candidate) else { continue }
            return NamedImage(content, isTemplate: candidate.isTemplate, isMirrored: candidate.isMirrored)
        }
        return nil
    }

    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"]

    private static func files(named name: String, in root: URL) -> [ImageCandidate] {
        let given = (name as NSString).pathExtension.lowercased()
        let hasExtension = extensions.contains(given)
        let stem = hasExtension ? (name as NSString).deletingPathExtension : name
        let endings = hasExtension ? [(name as NSString).pathExtension] : extensions
        var candidates: [ImageCandidate] = []
        for (suffix, scale) in [("", 1.0), ("@2x", 2.0), ("@3x", 3.0)] {
            for ending in endings {
                let path = "\(stem)\(suffix).\(ending)"
                let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
                if FileManager.default.fileExists(atPath: url.path) {
                    candidates.append(ImageCandidate(url: url, scale: scale))
                    break
                }
            }
        }
        return candidates
    }
}

/// A file that may hold the picture.
struct ImageCandidate: Equatable {
    var url: URL
    var scale: CGFloat
    var isTemplate: Bool?
    var isMirrored = false

    var isVector: Bool { ["svg", "pdf"].contains(url.pathExtension.lowercased()) }
}

/// The asset catalogues found, and the pictures decoded for as long as their files do not change.
private final class ImageFileCache: Sendable {
    private enum Picture {
        case pixels(CGImage)
        case vector(VectorPicture)

        /// The memory that it takes, in pixels.
        var weight: Int {
            switch self {
            case .pixels(let image): image.width * image.height
            // A step of a path takes as much as a dozen pixels.
            case .vector(let picture): picture.weight * 12
            }
        }
    }

    private struct State {
        var catalogs: [String: [AssetCatalog]] = [:]
        var images: [String: (modified: Date?, image: Picture?)] = [:]
        var pixels = 0
        /// The colours `AccentColor`, light and dark, once they have been looked for.
        var accents: [Bool: AssetColor?] = [:]
        /// The names like one that is missing, by the bundle and that name.
        var similar: [[String]: [String]] = [:]
    }

    private let state = Mutex(State())
    /// At most this many pixels are kept.
    private static let limit = 1 << 25

    func catalogs(in root: URL) -> [AssetCatalog] {
        state.withLock { state in
            if let known = state.catalogs[root.path] { return known }
            let content = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
            let catalogs = content.filter { $0.hasSuffix(".xcassets") }.sorted()
                .map { AssetCatalog(root.appendingPathComponent($0)) }
            state.catalogs[root.path] = catalogs
            return catalogs
        }
    }

    /// The accent colour, looked for once: most controls ask for it.
    func accentColor(isDark: Bool, _ find: () -> AssetColor?) -> AssetColor? {
        if let known = state.withLock({ $0.accents[isDark] }) { return known }
        let color = find()
        state.withLock { $0.accents[isDark] = .some(color) }
        return color
    }

    /// The names like one, looked for once: a missing picture is asked for in each layout.
    func similarNames(to name: String, in bundle: String, _ find: () -> [String]) -> [String] {
        let key = [bundle, name]
        if let known = state.withLock({ $0.similar[key] }) { return known }
        let names = find()
        state.withLock { if $0.similar.count < 1000 { $0.similar[key] = names } }
        return names
    }

    /// A file's picture; nil, with a warning, if it cannot be read.
    func content(at candidate: ImageCandidate) -> NamedImage.Content? {
        switch picture(at: candidate.url) {
        case .pixels(let image)?: .pixels(image, scale: candidate.scale)
        case .vector(let picture)?: .vector(picture)
        case nil: nil
        }
    }

    private func picture(at url: URL) -> Picture? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let modified = attributes?[.modificationDate] as? Date
        if let known = state.withLock({ $0.images[url.path] }), known.modified == modified { return known.image }
        var picture: Picture?
        do {
            picture = try Self.read(url, length: attributes?[.size] as? Int ?? 0)
        } catch {
            Log.warning("The picture \(url.lastPathComponent) cannot be read: \(error)")
        }
        state.withLock { state in
            state.pixels += picture?.weight ?? 0
            if state.pixels > Self.limit {
                state.images = [:]
                state.pixels = picture?.weight ?? 0
            }
            state.images[url.path] = (modified, picture)
        }
        return picture
    }

    private static func read(_ url: URL, length: Int) throws -> Picture {
        let name = url.lastPathComponent
        switch url.pathExtension.lowercased() {
        case "svg":
            guard length <= SVGReader.maximumBytes else {
                throw VectorFileError.tooLarge("SVG", "it has more than \(SVGReader.maximumBytes >> 20) MB")
            }
            return .vector(try SVGReader.read(Data(contentsOf: url), fileName: name))
        case "pdf":
            guard length <= PDFSource.maximumBytes else {
                throw VectorFileError.tooLarge("PDF", "it has more than \(PDFSource.maximumBytes >> 20) MB")
            }
            return .vector(try PDFReader.read(Data(contentsOf: url), fileName: name))
        default: return .pixels(try ImageDecoder.decode(Data(contentsOf: url)))
        }
    }
}
