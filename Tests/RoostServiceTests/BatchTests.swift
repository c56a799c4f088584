import Foundation
import RoostControls
import RoostCore
import RoostDocuments
import RoostImaging
import Testing

@testable import RoostService

struct BatchTests {
    private struct Card: Decodable {
        var name: String
        var size: Double
    }

    private let templates = [
        RenderTemplate("card") { (card: Card) in Text(card.name).font(.system(size: card.size)) },
        RenderTemplate("letter") { (card: Card) in Document { Text(card.name) } },
    ]

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func render(_ rows: String, in folder: URL, name: String = "rows.jsonl", _ more: String...) throws -> Int32
    {
        let input = folder.appending(path: name)
        try Data(rows.utf8).write(to: input)
        return ServiceCommand(templates: templates).run(
            ["render", "--template", "card", "--input", input.path, "--output", folder.appending(path: "out").path]
                + more)
    }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "out").path).sorted()
    }

    @Test func `Each row becomes a file of its number`() throws {
        try withFolder { folder in
            let rows = (1...40).map { "{\"name\": \"card \($0)\", \"size\": 12}" }.joined(separator: "\n")
            #expect(try render(rows, in: folder, "--jobs", "2") == 0)
            let files = try files(in: folder)
            #expect(files.count == 40 && files.first == "0000001.png")
            let third = try Data(contentsOf: folder.appending(path: "out/0000003.png"))
            #expect(try third == ImageRenderer { Text("card 3").font(.system(size: 12)) }.pngData())
        }
    }

    @Test func `A bad row fails alone`() throws {
        try withFolder { folder in
            let rows = "{\"name\": \"a\", \"size\": 12}\n{\"name\": \"b\"}\nnonsense\n{\"name\": \"d\", \"size\": 12}\n"
            let status = try render(rows, in: folder)
            let files = try files(in: folder)
            #expect(status == 1)
            #expect(files == ["0000001.png", "0000004.png"])
        }
    }

    @Test func `A resumed run leaves out rows that are there`() throws {
        try withFolder { folder in
            let rows = (1...5).map { "{\"name\": \"card \($0)\", \"size\": 12}" }.joined(separator: "\n")
            _ = try render(rows, in: folder)
            let kept = folder.appending(path: "out/0000002.png")
            try Data("kept".utf8).write(to: kept)
            try FileManager.default.removeItem(at: folder.appending(path: "out/0000004.png"))
            #expect(try render(rows, in: folder, "--resume") == 0)
            #expect(try files(in: folder).count == 5)
            #expect(try Data(contentsOf: kept) == Data("kept".utf8))
        }
    }

    @Test func `Rows of CSV are read as their properties are`() throws {
        try withFolder { folder in
            let rows = "size,name\r\n12,\"a, \"\"b\"\"\r\nc\"\r\n14,d\r\n"
            #expect(try render(rows, in: folder, name: "rows.csv") == 0)
            let first = try Data(contentsOf: folder.appending(path: "out/0000001.png"))
            let expected = try ImageRenderer { Text("a, \"b\"\nc").font(.system(size: 12)) }.pngData()
            #expect(first == expected)
        }
    }

    @Test func `An option that is not understood ends the command`() throws {
        let command = ServiceCommand(templates: templates)
        #expect(command.run(["render", "--template", "none", "--output", "x"]) == 2)
        #expect(command.run(["render", "--template", "letter", "--format", "png", "--output", "x"]) == 2)
        #expect(command.run(["dance"]) == 2)
    }

    @Test func `A worker answers each request with a line and bytes`() throws {
        let (input, output) = (Pipe(), Pipe())
        let requests = """
            {"id": 1, "template": "card", "input": {"name": "a", "size": 12}}
            {"id": 2, "template": "card", "input": {"size": 12}}
            {"id": 3, "template": "letter", "format": "png", "input": {"name": "a", "size": 12}}

            """
        try input.fileHandleForWriting.write(contentsOf: Data(requests.utf8))
        try input.fileHandleForWriting.close()
        #expect(Worker(templates: templates).run(input.fileHandleForReading, output.fileHandleForWriting) == 0)
        try output.fileHandleForWriting.close()
        let answers = LineReader(output.fileHandleForReading)
        let png = try ImageRenderer { Text("a").font(.system(size: 12)) }.pngData()
        let head = try #require(answers.next())
        #expect(String(decoding: head, as: UTF8.self) == "{\"id\":1,\"length\":\(png.count)}")
        var rest = Data()
        while let line = answers.next() { rest += line + [0x0A] }
        let text = String(decoding: rest.suffix(300), as: UTF8.self)
        #expect(text.contains("\"error\":\"\\\"name\\\" is missing at input\",\"id\":2"))
        #expect(text.contains("makes no png"))
    }
}
