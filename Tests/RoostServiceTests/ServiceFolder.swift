import Foundation
import RoostControls
import RoostCore
import RoostDocuments
import Testing

@testable import RoostService

/// A folder for one test, and the program of templates for its workers.
final class ServiceFolder {
    let url: URL

    /// The program beside the tests'.
    static var program: String {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "ServiceTestProgram").path
    }

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }
    func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

    func files(in name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    /// Renders rows with the command `render`, and returns its status.
    func render(
        _ rows: String, template: String = "card", input: String = "rows.jsonl", to output: String = "out",
        _ more: String...
    ) throws -> Int32 {
        try Data(rows.utf8).write(to: url.appending(path: input))
        return ServiceCommand(templates: Self.templates, program: Self.program).run(
            ["render", "--template", template, "--input", path(input), "--output", path(output)] + more)
    }

    /// The names and formats of the program's templates.
    static let templates = [
        RenderTemplate("card") { (card: [String: String]) in Text("") },
        RenderTemplate("letter") { (card: [String: String]) in Document { Text("") } },
        RenderTemplate("fault") { (card: [String: String]) in Text("") },
    ]
}

func cards(_ count: Int) -> String {
    (1...count).map { "{\"name\": \"card \($0)\", \"size\": 12}\n" }.joined()
}
