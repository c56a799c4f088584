import Foundation
import Testing

@testable import RoostService

/// Archives of a batch, read by the programs of the system.
struct ArchiveTests {
    private func run(_ program: String, _ arguments: String...) throws -> (status: Int32, output: Data) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test func `A tar archive has the files of a folder, in order`() throws {
        let folder = try ServiceFolder()
        _ = try folder.render(cards(20))
        #expect(try folder.render(cards(20), to: "out.tar", "--jobs", "3") == 0)
        let names = try run("/bin/tar", "-tf", folder.path("out.tar")).output
        #expect(String(decoding: names, as: UTF8.self) == (try folder.files(in: "out").map { $0 + "\n" }.joined()))
        let seventh = try run("/bin/tar", "-xOf", folder.path("out.tar"), "0000007.png").output
        #expect(seventh == (try folder.data("out/0000007.png")))
    }

    @Test func `A zip archive has the files of a folder`() throws {
        let folder = try ServiceFolder()
        _ = try folder.render(cards(20))
        #expect(try folder.render(cards(20), to: "out.zip") == 0)
        let script = """
            import sys, zipfile, os
            z = zipfile.ZipFile(sys.argv[1])
            assert z.testzip() is None
            for name in os.listdir(sys.argv[2]): assert z.read(name) == open(sys.argv[2] + "/" + name, "rb").read()
            print(len(z.namelist()))
            """
        let checked = try run("/usr/bin/env", "python3", "-c", script, folder.path("out.zip"), folder.path("out"))
        #expect(String(decoding: checked.output, as: UTF8.self) == "20\n")
    }

    @Test(arguments: ["tar", "zip"]) func `An archive that was cut off is the same after a resumed run`(
        _ format: String
    )
        throws
    {
        let folder = try ServiceFolder()
        _ = try folder.render(cards(12), to: "whole.\(format)")
        let whole = try folder.data("whole.\(format)")
        for length in [0, 100, whole.count / 3, whole.count * 2 / 3, whole.count - 3] {
            try whole.prefix(length).write(to: folder.url.appending(path: "cut.\(format).partial"))
            #expect(try folder.render(cards(12), to: "cut.\(format)", "--resume") == 0)
            #expect(try folder.data("cut.\(format)") == whole)
        }
        #expect(try folder.files(in: ".") == ["cut.\(format)", "rows.jsonl", "whole.\(format)"])
    }

    @Test func `A failed row leaves no gap in an archive, and fails again when the run is resumed`() throws {
        let folder = try ServiceFolder()
        let rows = cards(2) + "nonsense\n" + cards(2)
        #expect(try folder.render(rows, to: "out.tar") == 1)
        let once = try folder.data("out.tar")
        #expect(try folder.render(rows, to: "out.tar", "--resume") == 1)
        #expect(try folder.data("out.tar") == once)
    }

    @Test func `A directory of more files than 16 bits count is read by others`() throws {
        let folder = try ServiceFolder()
        let names = RowName(format: .png)
        let output = try ArchiveOutput<ZipFormat>(folder.path("many.zip"), names: names, resumes: false)
        for number in 1...70_000 { try output.write(Data("\(number)".utf8), number) }
        try output.finish()
        let script = """
            import sys, zipfile
            z = zipfile.ZipFile(sys.argv[1])
            print(len(z.namelist()), z.read("0069999.png").decode())
            """
        let read = try run("/usr/bin/env", "python3", "-c", script, folder.path("many.zip"))
        #expect(String(decoding: read.output, as: UTF8.self) == "70000 69999\n")
    }
}
