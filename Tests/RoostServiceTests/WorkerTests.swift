import Foundation
import RoostControls
import RoostCore
import RoostDocuments
import RoostImaging
import Testing

@testable import RoostService

struct WorkerTests {
    private struct Card: Decodable {
        var name: String
        var size: Double
    }

    @Test func `A worker answers each request with a line and bytes`() throws {
        let templates = [
            RenderTemplate("card") { (card: Card) in Text(card.name).font(.system(size: card.size)) },
            RenderTemplate("letter") { (card: Card) in Document { Text(card.name) } },
        ]
        let (input, output) = (Pipe(), Pipe())
        let requests = """
            {"id": 1, "template": "card", "input": {"name": "a", "size": 12}}
            {"id": 2, "template": "card", "length": 25}
            {"name": "a", "size": 12}{"id": 3, "template": "card", "input": {"size": 12}}
            {"id": 4, "template": "letter", "format": "png", "input": {"name": "a", "size": 12}}
            {"id": 5, "template": "card", "length": 27, "texts": true}
            {"name": "a", "size": "12"}
            """
        try input.fileHandleForWriting.write(contentsOf: Data(requests.utf8))
        try input.fileHandleForWriting.close()
        let status = Worker(templates: templates).run(
            input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor)
        #expect(status == 0)
        try output.fileHandleForWriting.close()
        let answers = ByteReader(output.fileHandleForReading.fileDescriptor)
        func line() throws -> String? { try answers.line().map { String(decoding: $0, as: UTF8.self) } }
        let png = try ImageRenderer { Text("a").font(.system(size: 12)) }.pngData()
        for id in [1, 2] {
            #expect(try line() == "{\"id\":\(id),\"length\":\(png.count)}")
            #expect(answers.bytes(png.count) == png)
        }
        #expect(try line() == "{\"error\":\"\\\"name\\\" is missing at input\",\"id\":3}")
        #expect(try line() == "{\"error\":\"The template \\\"letter\\\" makes no png.\",\"id\":4}")
        #expect(try line() == "{\"id\":5,\"length\":\(png.count)}")
    }

    // MARK: Jobs that misbehave

    private func place(_ change: (inout RenderLimits) -> Void = { _ in }) throws -> WorkerPlace {
        var limits = RenderLimits()
        change(&limits)
        return try WorkerPlace(WorkerProgram(path: ServiceFolder.program, limits: limits))
    }

    private func job(_ fault: String, file: String = "") throws -> RenderJob {
        let json = try JSONEncoder().encode(["name": "a", "fault": fault, "file": file].filter { !$1.isEmpty })
        return RenderJob(template: "fault", format: .svg, input: RowInput(json: json))
    }

    private func reason(_ body: () throws -> Data) -> String {
        do {
            return "\(try body().count) bytes"
        } catch {
            return "\(error)"
        }
    }

    @Test func `A job that never ends is stopped, and the next one is done`() throws {
        let place = try place { $0.seconds = 0.5 }
        #expect(reason { try place.render(job("loop")) } == "It took longer than 0.5 seconds.")
        let patient = try self.place()
        #expect(try !patient.render(job("")).isEmpty)
        #expect(place.losses == 1)
    }

    @Test(arguments: ["hoard", "trap", "recursion", "exit"])
    func `A job that ends its process fails alone`(_ fault: String) throws {
        let place = try place { $0.megabytes = 512 }
        let healthy = try place.render(job(""))
        #expect(reason { try place.render(job(fault)) }.hasPrefix("Its process "))
        #expect(try place.render(job("")) == healthy)
        // The first loss could have been the fault of others in the same process.
        #expect(place.losses == 2)
    }

    @Test func `A process that has the next job ahead answers both`() throws {
        let place = try place()
        let (long, short) = (try job("chatter"), try job(""))
        let expected = try self.place().render(short)
        #expect(try place.render(long, next: short) == expected)
        #expect(try place.render(short, next: long) == expected)
        #expect(try place.render(long) == expected)
        #expect(try place.render(short) == expected)
        #expect(place.losses == 0)
    }

    @Test(arguments: ["loop", "exit"])
    func `A job that was sent ahead of a failure is done by the next process`(_ fault: String) throws {
        let place = try place { $0.seconds = 1 }
        let healthy = try job("")
        #expect(throws: (any Error).self) { try place.render(job(fault), next: healthy) }
        #expect(try !place.render(healthy).isEmpty)
        #expect(throws: (any Error).self) { try place.render(job(fault)) }
    }

    @Test func `A job that was sent ahead may fail after one that succeeds`() throws {
        let place = try place { $0.seconds = 1 }
        let (healthy, endless) = (try job(""), try job("loop"))
        let expected = try place.render(healthy, next: endless)
        #expect(reason { try place.render(endless, next: healthy) } == "It took longer than 1.0 seconds.")
        #expect(try place.render(healthy) == expected)
    }

    @Test(
        arguments: [
            ("{\"id\":7,\"length\":1234}", 7, 1234, nil), ("{\"length\": 12, \"id\": 3}", 3, 12, nil),
            ("{\"error\":\"17 of 18\",\"id\":4}", 4, nil, "17 of 18"),
        ] as [(String, Int, Int?, String?)])
    func `The line of an answer is read however it is written`(
        _ line: String, _ id: Int, _ length: Int?, _ error: String?
    ) throws {
        let answer = try #require(WorkerAnswer(line: Array(line.utf8)[...]))
        #expect(answer.id == id && answer.length == length && answer.error == error)
        #expect(WorkerAnswer(line: Array(line.dropLast().utf8)[...]) == nil)
    }

    @Test func `What a template prints is no part of an answer`() throws {
        let place = try place()
        #expect(try place.render(job("chatter")) == place.render(job("")))
    }

    @Test func `A job whose process is killed is done by another one`() throws {
        let folder = try ServiceFolder()
        let place = try place()
        #expect(try place.render(job("kill", file: folder.path("killed"))) == place.render(job("")))
        #expect(try folder.files(in: ".") == ["killed"])
        #expect(place.losses == 1)
    }

    @Test func `A job whose every process is killed fails`() throws {
        let place = try place()
        #expect(
            reason { try place.render(job("kill", file: "/there/is/no/such/folder")) }
                == "Its process was ended by signal 9.")
        #expect(place.losses == 3)
    }

    @Test func `Workers end with the process that started them`() throws {
        let program = try WorkerProgram(path: ServiceFolder.program, limits: RenderLimits())
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        let id = try program.start(ends[1])
        close(ends[1])
        #expect(writeAll(try job("loop").request(id: 1), to: ends[0]))
        // What the kernel does for a process that is killed.
        close(ends[0])
        var status: Int32 = -1
        #expect(waitpid(id, &status, 0) == id && status == 0)
    }
}
