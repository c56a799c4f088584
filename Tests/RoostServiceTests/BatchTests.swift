import Foundation
import RoostControls
import RoostCore
import RoostImaging
import Testing

@testable import RoostService

struct BatchTests {
    @Test func `Each row becomes a file of its number`() throws {
        let folder = try ServiceFolder()
        #expect(try folder.render(cards(40), "--jobs", "3") == 0)
        let files = try folder.files(in: "out")
        #expect(files.count == 40 && files.first == "0000001.png")
        let expected = try ImageRenderer { Text("card 3").font(.system(size: 12)) }.pngData()
        #expect(try folder.data("out/0000003.png") == expected)
    }

    @Test func `A bad row fails alone`() throws {
        let folder = try ServiceFolder()
        let rows = "{\"name\": \"a\", \"size\": 12}\n{\"name\": \"b\"}\nnonsense\n{\"name\": \"d\", \"size\": 12}\n"
        #expect(try folder.render(rows) == 1)
        #expect(try folder.files(in: "out") == ["0000001.png", "0000004.png"])
    }

    @Test func `A resumed run leaves out rows that are there`() throws {
        let folder = try ServiceFolder()
        _ = try folder.render(cards(5))
        try Data("kept".utf8).write(to: folder.url.appending(path: "out/0000002.png"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "out/0000004.png"))
        #expect(try folder.render(cards(5), "--resume") == 0)
        #expect(try folder.files(in: "out").count == 5)
        #expect(try folder.data("out/0000002.png") == Data("kept".utf8))
    }

    @Test func `Rows of CSV are read as their properties are`() throws {
        let folder = try ServiceFolder()
        let rows = "size,name\r\n12,\"a, \"\"b\"\"\r\nc\"\r\n14,d\r\n"
        #expect(try folder.render(rows, input: "rows.csv") == 0)
        let expected = try ImageRenderer { Text("a, \"b\"\nc").font(.system(size: 12)) }.pngData()
        #expect(try folder.data("out/0000001.png") == expected)
    }

    @Test func `A file of JSON is one row, however many lines it has`() throws {
        let folder = try ServiceFolder()
        #expect(try folder.render("{\n  \"name\": \"a\",\n\n  \"size\": 12\n}", input: "row.json") == 0)
        #expect(try folder.files(in: "out") == ["0000001.png"])
        #expect(try folder.render("", input: "row.json", to: "none") == 0)
        #expect(try folder.files(in: "none").isEmpty)
    }

    @Test func `An option that is not understood ends the command`() throws {
        let command = ServiceCommand(templates: ServiceFolder.templates)
        #expect(command.run(["render", "--template", "none", "--output", "x"]) == 2)
        #expect(command.run(["render", "--template", "letter", "--format", "png", "--output", "x"]) == 2)
        #expect(command.run(["render", "--template", "card", "--output", "-", "--resume"]) == 2)
        #expect(command.run(["render", "--template", "card", "--output", "x", "--time", "0"]) == 2)
        #expect(command.run(["dance"]) == 2)
    }

    @Test func `A picture of more pixels than allowed fails`() throws {
        let folder = try ServiceFolder()
        let rows = "{\"name\": \"a\", \"size\": 12}\n{\"name\": \"b\", \"size\": 2000}\n"
        #expect(try folder.render(rows, "--pixels", "1") == 1)
        #expect(try folder.files(in: "out") == ["0000001.png"])
    }

    @Test func `A document of more pages than allowed fails`() throws {
        let folder = try ServiceFolder()
        let rows = "{\"name\": \"a\", \"size\": 3}\n{\"name\": \"b\", \"size\": 4}\n"
        #expect(try folder.render(rows, template: "letter", "--pages", "3") == 1)
        #expect(try folder.files(in: "out") == ["0000001.pdf"])
    }
}
