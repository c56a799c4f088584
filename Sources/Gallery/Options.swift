import Foundation
import GalleryPages

/// The options of the command line.
struct Options {
    enum Command {
        case help
        case list
        case draw([Page], into: URL, formats: [String], scale: CGFloat)
        /// The documentation's pictures, still and moving.
        case document(into: URL)
        case drawControls(into: URL)
    }

    /// An invalid argument.
    struct Mistake: Error {
        var message: String
    }

    static let usage = """
        Gallery [--output folder] [--only page]…   draws pages as PNG, SVG and PDF, records what moves as WebP and GIF,
                                                   and makes a contact sheet of all pages
        Gallery --documentation                    draws the pictures in Documentation/Images
        Gallery --controls folder                  draws every control in its states, and lists them in controls.json
        Gallery --list                             lists the pages' names
        """

    var command: Command

    init(arguments: ArraySlice<String>) throws {
        var rest = arguments
        var names: [String] = []
        var folder = URL(fileURLWithPath: "out")
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                command = .help
                return
            case "--list":
                command = .list
                return
            case "--documentation":
                command = .document(into: URL(fileURLWithPath: "Documentation/Images"))
                return
            case "--controls":
                guard let path = rest.popFirst() else { throw Mistake(message: "--controls wants a folder.") }
                command = .drawControls(into: URL(fileURLWithPath: path))
                return
            case "--output":
                guard let path = rest.popFirst() else { throw Mistake(message: "--output wants a folder.") }
                folder = URL(fileURLWithPath: path)
            case "--only":
                guard let name = rest.popFirst() else { throw Mistake(message: "--only wants a page's name.") }
                names.append(name)
            default:
                throw Mistake(message: "Unknown argument \(argument).")
            }
        }
        let pages = try names.map { name in
            guard let page = Page.all.first(where: { $0.name == name }) else {
                throw Mistake(message: "There is no page \(name); --list shows those there are.")
            }
            return page
        }
        command = .draw(pages.isEmpty ? Page.all : pages, into: folder, formats: ["png", "svg", "pdf"], scale: 2)
    }
}
