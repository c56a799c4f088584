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

    package func image(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool) -> (
        image: CGImage, scale: CGFloat
    )? {
        guard !name.isEmpty else { return nil }
        for root in roots(bundle) {
            for catalog in cache.catalogs(in: root) {
                guard let candidates = catalog.candidates(for: name, isDark: isDark) else { continue }
                if let found = best(candidates, scale) { return found }
            }
            if let found = best(Self.files(named: name, in: root), scale) { return found }
        }
        return nil
    }

    package func color(named name: String, in bundle: Bundle?, isDark: Bool) -> AssetColor? {
        for root in roots(bundle) {
            for catalog in cache.catalogs(in: root) {
                if let color = catalog.color(for: name, isDark: isDark) { return color }
            }
        }
        return nil
    }

    private func roots(_ bundle: Bundle?) -> [URL] {
        var roots = extraRoots
        if let bundle {
            roots += [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
        } else {
            roots += [Bundle.ofProgram.resourceURL, Bundle.ofProgram.bundleURL].compactMap { $0 }
            roots += Bundle.besideExecutable
        }
        let assets = ProcessInfo.processInfo.environment["ROOST_ASSETS"] ?? ""
        roots += assets.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        roots.append(URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        return roots
    }

    /// The picture at the wanted scale, else at the next larger one, else at the largest.
    private func best(_ candidates: [ImageCandidate], _ scale: CGFloat) -> (image: CGImage, scale: CGFloat)? {
        let larger = candidates.filter { $0.scale >= scale }.sorted { $0.scale < $1.scale }
        let smaller = candidates.filter { $0.scale < scale }.sorted { $0.scale > $1.scale }
        for candidate in larger + smaller {
            if let image = cache.image(at: candidate.url) { return (image, candidate.scale) }
        }
        return nil
    }

    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif"]

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
}

/// The asset catalogues found, and the pictures decoded for as long as their files do not change.
private final class ImageFileCache: Sendable {
    private struct State {
        var catalogs: [String: [AssetCatalog]] = [:]
        var images: [String: (modified: Date?, image: CGImage?)] = [:]
        var pixels = 0
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

    /// A file's picture; nil, with a warning, if it cannot be read.
    func image(at url: URL) -> CGImage? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let modified = attributes?[.modificationDate] as? Date
        if let known = state.withLock({ $0.images[url.path] }), known.modified == modified { return known.image }
        var image: CGImage?
        do {
            image = try ImageDecoder.decode(Data(contentsOf: url))
        } catch {
            Log.warning("The picture \(url.lastPathComponent) cannot be read: \(error)")
        }
        state.withLock { state in
            state.pixels += image.map { $0.width * $0.height } ?? 0
            if state.pixels > Self.limit {
                state.images = [:]
                state.pixels = image.map { $0.width * $0.height } ?? 0
            }
            state.images[url.path] = (modified, image)
        }
        return image
    }
}
