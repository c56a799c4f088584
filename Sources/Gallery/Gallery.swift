import Dispatch
import GalleryPages
import SwiftUI

/// Draws the gallery's pages into a folder, as PNG, SVG and PDF, with a contact sheet.
@main
struct Gallery {
    static func main() throws {
        let options: Options
        do {
            options = try Options(arguments: CommandLine.arguments.dropFirst())
        } catch let error as Options.Mistake {
            print(error.message + "\n\n" + Options.usage)
            exit(64)
        }
        switch options.command {
        case .help:
            print(Options.usage)
        case .list:
            for page in Page.all { print(page.name) }
        case .document(let folder):
            try draw(Page.documented, into: folder, formats: ["png"], scale: 1)
            try draw(Page.chartExamples, into: folder, formats: ["png"], scale: 2)
            for recording in Recording.all { try recording.write(into: folder, formats: ["webp"], scale: 2) }
        case .drawControls(let folder):
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try ControlPictures(sheets: ControlSheet.all, folder: folder).write()
        case .draw(let pages, let folder, let formats, let scale):
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try draw(pages, into: folder, formats: formats, scale: scale)
            guard pages.count == Page.all.count else { return }
            for recording in Recording.all {
                try recording.write(into: folder, formats: ["webp", "gif"], scale: scale)
            }
            let documents = try PaperDocument.all().map { ($0, try $0.write(into: folder)) }
            let sheet = folder.appendingPathComponent("index.html")
            try Data(ContactSheet(pages: pages, documents: documents).html.utf8).write(to: sheet)
            print("\(pages.count) pages, each as \(formats.joined(separator: ", ")). Start with \(sheet.path)")
        }
    }

    /// Draws several pages at a time, one on each core.
    private static func draw(_ pages: [Page], into folder: URL, formats: [String], scale: CGFloat) throws {
        let failures = Failures()
        DispatchQueue.concurrentPerform(iterations: pages.count) { index in
            do {
                try pages[index].write(into: folder, formats: formats, scale: scale)
            } catch {
                failures.add("\(pages[index].name): \(error)")
            }
        }
        guard failures.messages.isEmpty else {
            for message in failures.messages { print(message) }
            exit(1)
        }
    }
}

/// The errors of all threads.
private final class Failures: @unchecked Sendable {
    // Safe to share: `lock` guards the only stored state.
    private let lock = NSLock()
    private var stored: [String] = []

    var messages: [String] { lock.withLock { stored.sorted() } }

    func add(_ message: String) { lock.withLock { stored.append(message) } }
}

extension Page {
    /// Writes the picture, once for each format.
    func write(into folder: URL, formats: [String], scale: CGFloat) throws {
        let renderer = ImageRenderer(content: picture)
        renderer.scale = scale
        for format in formats {
            try renderer.write(to: folder.appendingPathComponent("\(name).\(format)"))
        }
    }
}

extension Recording {
    /// Writes the moving picture, once for each format.
    func write(into folder: URL, formats: [String], scale: CGFloat) throws {
        let renderer = renderer(scale: scale)
        for format in formats {
            try renderer.write(to: folder.appendingPathComponent("\(name).\(format)"))
        }
    }
}
