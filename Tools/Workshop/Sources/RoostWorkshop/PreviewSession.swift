import Foundation
import RoostPreviewMessages

/// A package with a running host: brings the package up to date before each question, and starts a new host where the
/// code has changed or the last host crashed.
public final class PreviewSession {
    public let workshop: Workshop
    private var host: HostProcess?
    private var hostDate: Int64?

    public init(_ workshop: Workshop) { self.workshop = workshop }

    /// - Parameter isFresh: Whether to build changes first.
    public func ask(_ request: HostRequest, isFresh: Bool = true) throws -> HostReply {
        if isFresh { try update() }
        defer { workshop.save() }
        let host = try host ?? workshop.startHost()
        self.host = host
        do {
            return try host.ask(request)
        } catch let error as WorkshopError where error.code == .crash {
            self.host = nil
            throw error
        }
    }

    /// Builds changes, and drops the host of older code. Returns whether the code is new.
    @discardableResult
    public func update() throws -> Bool {
        try workshop.prepare()
        let date = SourceStamps.date(of: workshop.userLibrary.path())
        guard date != hostDate else { return false }
        hostDate = date
        host = nil
        return true
    }

    public func previews() throws -> [PreviewSummary] {
        guard case .previews(let previews) = try ask(.previews) else { return [] }
        return previews
    }

    public func render(
        _ preview: String, _ settings: PreviewSettings, to file: URL, isLive: Bool = false, isFresh: Bool = true
    ) throws -> PictureSummary {
        let request = HostRequest.render(preview: preview, settings: settings, file: file.path(), isLive: isLive)
        guard case .picture(let picture) = try ask(request, isFresh: isFresh) else {
            throw WorkshopError(.request, "The host gave another answer than a picture.")
        }
        return picture
    }

    /// Draws a preview in several surroundings on one sheet.
    public func draw(_ matrix: PictureMatrix, of preview: String, to file: URL, isFresh: Bool = true) throws {
        _ = try ask(.matrix(preview: preview, matrix, file: file.path()), isFresh: isFresh)
    }

    /// Compares two pictures in files.
    /// - Parameter settings: Those that the pictures were drawn with; nil for a pixel per point.
    public func compare(
        _ reference: URL, _ actual: URL, _ settings: PreviewSettings?, picture: URL?
    ) throws -> ComparisonSummary {
        let request = HostRequest.compare(
            reference: reference.path(), actual: actual.path(), settings: settings, picture: picture?.path())
        guard case .comparison(let comparison) = try ask(request) else {
            throw WorkshopError(.request, "The host gave another answer than a comparison.")
        }
        return comparison
    }

    /// Compares two pictures, each in a file or of a preview. Pictures in files have a pixel per point, unless the settings
    /// name a device or a scale.
    public func difference(
        _ reference: String, _ actual: String, _ settings: PreviewSettings, picture: URL? = nil
    ) throws -> ComparisonSummary {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roost-diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let areFiles = [reference, actual].allSatisfy { FileManager.default.fileExists(atPath: $0) }
        let isPlain = areFiles && settings.device == nil && settings.scale == nil
        let files = try [reference, actual].enumerated().map { index, name in
            let file = URL(filePath: name).standardizedFileURL
            if FileManager.default.fileExists(atPath: file.path()) { return file }
            let picture = folder.appending(path: "\(index).png")
            _ = try render(name, settings, to: picture)
            return picture
        }
        return try compare(files[0], files[1], isPlain ? nil : settings, picture: picture)
    }

    public func explain(
        _ preview: String, _ settings: PreviewSettings, _ target: ExplanationTarget, picture: URL? = nil
    ) throws -> Explanation {
        let request = HostRequest.explain(
            preview: preview, settings: settings, target: target, picture: picture?.path())
        guard case .explanation(var explanation) = try ask(request) else {
            throw WorkshopError(.request, "The host gave another answer than an explanation.")
        }
        workshop.sourceIndex.locate(&explanation)
        return explanation
    }

    /// Sends input to the live preview, and returns the elements that it then shows.
    public func send(_ input: LiveInput, to preview: String, _ settings: PreviewSettings) throws -> [ElementSummary] {
        let request = HostRequest.input(preview: preview, settings: settings, input)
        guard case .picture(let picture) = try ask(request) else { return [] }
        return picture.elements
    }
}
