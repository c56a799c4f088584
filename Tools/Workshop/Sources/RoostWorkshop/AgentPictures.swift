import Foundation
import RoostPreviewMessages

/// The previews that an agent works on, with its last picture of each: a later one is compared with it.
final class AgentPictures: @unchecked Sendable {
    // Unchecked: the server's tools use it one after the other, on one thread.
    let session: PreviewSession
    private let folder: URL
    private var files: [String: URL] = [:]

    init(_ session: PreviewSession) {
        self.session = session
        folder = FileManager.default.temporaryDirectory.appending(path: "roost-agent-\(UUID().uuidString)")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Draws a preview, at a pixel per point where the settings name no scale.
    func render(
        _ preview: String, _ settings: PreviewSettings, isLive: Bool
    ) throws -> (summary: PictureSummary, png: Data) {
        let file = try newFile()
        let summary = try session.render(preview, settings, to: file, isLive: isLive)
        keep(file, as: Self.key(preview, settings, isLive))
        return (summary, try Data(contentsOf: file))
    }

    /// Compares a preview with another picture, or with the agent's last one of it in the same surroundings. The new
    /// picture is then the last.
    /// - Parameter reference: A preview's id or a file.
    /// - Returns: The difference, and the picture of it as PNG where there is one.
    func difference(
        _ preview: String, from reference: String?, _ settings: PreviewSettings, isLive: Bool
    ) throws -> (summary: ComparisonSummary, png: Data?) {
        let key = Self.key(preview, settings, isLive)
        guard let reference = reference ?? files[key]?.path() else {
            throw WorkshopError(
                .request,
                "There is no picture of “\(preview)” to compare with: draw it before the edit, or name another.")
        }
        let (file, picture) = (try newFile(), try newFile())
        defer { try? FileManager.default.removeItem(at: picture) }
        _ = try session.render(preview, settings, to: file, isLive: isLive)
        let summary = try session.difference(reference, file.path(), settings, picture: picture)
        keep(file, as: key)
        return (summary, summary.isEqual ? nil : try Data(contentsOf: picture))
    }

    private func newFile() throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "\(UUID().uuidString).png")
    }

    private func keep(_ file: URL, as key: String) {
        guard let last = files.updateValue(file, forKey: key) else { return }
        try? FileManager.default.removeItem(at: last)
    }

    private static func key(_ preview: String, _ settings: PreviewSettings, _ isLive: Bool) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let words = (try? encoder.encode(settings)).map { String(decoding: $0, as: UTF8.self) }
        return "\(isLive ? "live " : "")\(preview) \(words ?? "")"
    }
}
