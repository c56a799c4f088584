import CoreGraphics
import RoostCore
import RoostRender
import RoostLocks

/// The pictures that a page holds, by number. New ones wait to be sent, unused ones to be forgotten.
struct ImageTable {
    private var ids: [ObjectIdentifier: (id: UInt32, image: CGImage)] = [:]
    private var nextID: UInt32 = 0
    private var pending: [(id: UInt32, image: CGImage)] = []
    private var pixels = 0

    /// The pixels that a page may hold before it forgets unused pictures.
    private static let pixelLimit = 16 << 20

    mutating func id(of image: CGImage) -> UInt32 {
        if let known = ids[ObjectIdentifier(image)] { return known.id }
        defer { nextID += 1 }
        ids[ObjectIdentifier(image)] = (nextID, image)
        pending.append((nextID, image))
        pixels += image.width * image.height
        return nextID
    }

    mutating func takePending() -> ByteWriter? {
        guard !pending.isEmpty else { return nil }
        var section = ByteWriter()
        section.unsigned(pending.count)
        for (id, image) in pending {
            let file = PictureFiles.shared.file(of: image)
            section.unsigned(id)
            section.unsigned(image.width)
            section.unsigned(image.height)
            section.unsigned(file.count)
            section.append(file)
        }
        pending = []
        return section
    }

    /// Forgets unused pictures if the page holds too many pixels, and returns their numbers. Small ones such as emoji
    /// stay: glyphs refer to them.
    mutating func forget(except list: DisplayList) -> [UInt32] {
        guard pixels > Self.pixelLimit else { return [] }
        var used: Set<ObjectIdentifier> = []
        for entry in list.entries {
            switch entry.command {
            case .image(let item):
                used.insert(ObjectIdentifier(item.image))
                if case .image(let image, _, _)? = item.tint { used.insert(ObjectIdentifier(image)) }
            case .fill(_, _, .image(let image, _, _)), .stroke(_, _, .image(let image, _, _)),
                .glyphs(_, _, .image(let image, _, _)):
                used.insert(ObjectIdentifier(image))
            default: break
            }
        }
        var forgotten: [UInt32] = []
        for (key, known) in ids where !used.contains(key) && known.image.width * known.image.height > 1 << 16 {
            forgotten.append(known.id)
            pixels -= known.image.width * known.image.height
            ids[key] = nil
        }
        return forgotten
    }
}

/// The files of pictures, made once for all sessions.
final class PictureFiles: Sendable {
    static let shared = PictureFiles()

    private let files = Mutex<(known: [ObjectIdentifier: (image: CGImage, file: Data)], bytes: Int)>(([:], 0))
    private static let limit = 64 << 20

    func file(of image: CGImage) -> Data {
        let key = ObjectIdentifier(image)
        if let known = files.withLock({ $0.known[key]?.file }) { return known }
        let file = Self.encode(image)
        files.withLock { files in
            if files.bytes + file.count > Self.limit { files = ([:], 0) }
            files.known[key] = (image, file)
            files.bytes += file.count
        }
        return file
    }

    private static func encode(_ image: CGImage) -> Data {
        do {
            return try PNGEncoder().encode(image)
        } catch {
            Log.warning("A picture of \(image.width) × \(image.height) pixels cannot be sent: \(error)")
            return Data()
        }
    }
}
