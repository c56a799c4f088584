import ArgumentParser
import Foundation
import RoostPreviewMessages
import RoostWorkshop

/// `roost diff`
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Says what differs between two pictures, or previews, in a sentence.")

    @Argument(help: "A picture's file, or a preview's id.") var reference: String
    @Argument(help: "A picture's file, or a preview's id.") var actual: String
    @Option(name: .shortAndLong, help: "A PNG file for both pictures and their difference.") var output: String?
    @OptionGroup var package: PackageOptions
    @OptionGroup var appearance: AppearanceOptions
    @Flag(help: "Prints JSON.") var json = false

    func run() throws {
        let session = try package.session()
        let folder = FileManager.default.temporaryDirectory.appending(path: "roost-diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = try appearance.settings()
        let areFiles = [reference, actual].allSatisfy { FileManager.default.fileExists(atPath: $0) }
        let isPlain = areFiles && settings.device == nil && settings.scale == nil
        let files = try [reference, actual].enumerated().map { index, name in
            let file = URL(filePath: name).standardizedFileURL
            if FileManager.default.fileExists(atPath: file.path()) { return file }
            let picture = folder.appending(path: "\(index).png")
            _ = try session.render(name, settings, to: picture)
            return picture
        }
        let comparison = try session.compare(
            files[0], files[1], isPlain ? nil : settings, picture: output.map { URL(filePath: $0).standardizedFileURL })
        if json { try printJSON(comparison) } else { print(comparison.sentence) }
        guard comparison.isEqual else { throw ExitCode(1) }
    }
}
