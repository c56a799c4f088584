import Foundation
import RoostPreviewMessages

/// Compares all previews with pictures that were recorded before, and writes a report.
public struct PreviewTest {
    /// What became of one preview.
    public struct Outcome: Codable, Sendable {
        public enum Kind: String, Codable, Sendable { case equal, different, recorded }

        public let preview: String
        public let name: String?
        public let kind: Kind
        /// The difference in words.
        public let sentence: String
    }

    private let session: PreviewSession
    private let references: URL
    private let report: URL

    /// - Parameters:
    ///   - references: The folder of the recorded pictures, to be kept with the sources.
    ///   - report: The folder of the report's page.
    public init(_ session: PreviewSession, references: URL, report: URL) {
        self.session = session
        self.references = references
        self.report = report
    }

    /// - Parameter records: Whether to record all pictures anew.
    public func run(_ settings: PreviewSettings, records: Bool) throws -> [Outcome] {
        try? FileManager.default.removeItem(at: report)
        for folder in [references, report] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let outcomes = try session.previews().map { try outcome(of: $0, settings, records: records) }
        try PreviewReport(outcomes).html.write(
            to: report.appending(path: "index.html"), atomically: true, encoding: .utf8)
        return outcomes
    }

    private func outcome(of preview: PreviewSummary, _ settings: PreviewSettings, records: Bool) throws -> Outcome {
        let name = PreviewReport.fileName(preview.id)
        let reference = references.appending(path: "\(name).png")
        let actual = report.appending(path: "\(name).actual.png")
        _ = try session.render(preview.id, settings, to: actual, isFresh: false)
        guard !records, FileManager.default.fileExists(atPath: reference.path()) else {
            try Data(contentsOf: actual).write(to: reference)
            return Outcome(preview: preview.id, name: preview.name, kind: .recorded, sentence: "Recorded.")
        }
        try Data(contentsOf: reference).write(to: report.appending(path: "\(name).reference.png"))
        let comparison = try session.compare(
            reference, actual, settings, picture: report.appending(path: "\(name).difference.png"))
        return Outcome(
            preview: preview.id, name: preview.name, kind: comparison.isEqual ? .equal : .different,
            sentence: comparison.sentence)
    }
}
