import ArgumentParser
import Foundation
import RoostPreviewMessages
import RoostWorkshop

/// `roost render`
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws previews as PNG, JPEG, WebP, SVG or PDF.")

    @Argument(help: "The previews' ids, or the ends of ids; none for all.") var previews: [String] = []
    @OptionGroup var package: PackageOptions
    @OptionGroup var appearance: AppearanceOptions
    @Option(name: .shortAndLong, help: "The file for one preview; a folder for several.") var output: String
    @Flag(
        help: ArgumentHelp(
            "Draws all combinations on one sheet for each preview: --device, --scheme and --text-size take lists, as in "
                + "light,dark. Without any: light and dark, in the usual text size and in ax3."))
    var matrix = false
    @Option(help: "The format of the files in a folder.") var format = "png"
    @Flag(help: "Prints the pictures' elements and times as JSON.") var json = false

    func run() throws {
        let session = try package.session()
        let settings = try matrix ? PreviewSettings() : appearance.settings()
        let ids = previews.isEmpty ? try session.previews().map(\.id) : previews
        var pictures: [PictureSummary] = []
        for id in ids {
            if matrix {
                let sheet = try file(for: id, of: ids.count)
                try session.draw(appearance.matrix(), of: id, to: sheet, isFresh: id == ids.first)
                print(sheet.path())
                continue
            }
            let picture = try session.render(id, settings, to: file(for: id, of: ids.count), isFresh: pictures.isEmpty)
            pictures.append(picture)
            if !json {
                print(
                    "\(picture.file)  \(Length.text(picture.width)) × \(Length.text(picture.height)), layout "
                        + "\(Int(picture.layout)) ms, drawing \(Int(picture.drawing)) ms")
            }
        }
        if json { try printJSON(pictures) }
    }

    private func file(for id: String, of count: Int) throws -> URL {
        let output = URL(filePath: output)
        if count == 1, !previews.isEmpty, !output.pathExtension.isEmpty { return output.standardizedFileURL }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        return output.standardizedFileURL.appending(path: id.replacing("/", with: "-") + "." + format)
    }
}
