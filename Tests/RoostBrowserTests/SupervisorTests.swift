import Foundation
import Testing

@testable import RoostBrowser

struct SupervisorTests {
    @Test func `Repeated failures lengthen the pause, up to ten seconds`() {
        let pauses = (0...30).map { Supervisor.pause(afterFailures: $0) }
        #expect(pauses[0] == 0.1)
        #expect(pauses == pauses.sorted())
        #expect(pauses.last == 10)
    }

    @Test func `A process takes its given place and its share of the sessions`() throws {
        let place = try #require(WorkerPlace.named(in: [WorkerPlace.variable: "2/4"]))
        #expect((place.index, place.count, place.isSupervised) == (2, 4, true))
        var configuration = try BrowserConfiguration(environment: ["ROOST_SESSION_LIMIT": "10"])
        configuration.take(place)
        #expect(configuration.sessionLimit == 3)
        for text in ["", "4/4", "-1/2", "1", "a/b", "0/0"] {
            #expect(WorkerPlace.named(in: [WorkerPlace.variable: text]) == nil)
        }
    }

    @Test func `Malformed settings of processes are refused`() throws {
        #expect(try BrowserConfiguration(environment: ["ROOST_PROCESSES": "3"]).isSupervised)
        #expect(try BrowserConfiguration(environment: ["ROOST_SUPERVISE": "1"]).processes == 1)
        for text in ["0", "-1", "65", "many"] {
            #expect(throws: BrowserConfiguration.Mistake.self) {
                _ = try BrowserConfiguration(environment: ["ROOST_PROCESSES": text])
            }
        }
        #expect(throws: BrowserConfiguration.Mistake.self) {
            _ = try BrowserConfiguration(environment: ["ROOST_SUPERVISE": "yes"])
        }
    }

    @Test func `The address of a page's socket names the process of its session`() {
        #expect(SessionRouter.process(in: "/session") == nil)
        #expect(SessionRouter.process(in: "/session?at=3") == 3)
        #expect(SessionRouter.process(in: "/session?a=1&at=0") == 0)
        #expect(SessionRouter.process(in: "/session?at=99999999999999999999") == nil)
        #expect(SessionRouter.process(in: "/session?at=") == nil)
    }

    @Test func `A descriptor goes from one socket to the other with the bytes read from it`() throws {
        var ends: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &ends) == 0)
        var pipe: [Int32] = [0, 0]
        #expect(Foundation.pipe(&pipe) == 0)
        defer { for descriptor in ends + pipe { close(descriptor) } }
        #expect(DescriptorMail.receive(from: ends[0], isWaiting: false) == nil)
        #expect(DescriptorMail.send(pipe[1], Array("GET".utf8), over: ends[1]))
        let mail = try #require(DescriptorMail.receive(from: ends[0], isWaiting: true))
        #expect(mail.bytes == Array("GET".utf8))
        #expect(DescriptorMail.send(pipe[1], [], over: ends[1]))
        let empty = try #require(DescriptorMail.receive(from: ends[0], isWaiting: false))
        #expect(empty.bytes.isEmpty)
        close(empty.descriptor)
        #expect(write(mail.descriptor, "x", 1) == 1)
        close(mail.descriptor)
        var byte: UInt8 = 0
        #expect(read(pipe[0], &byte, 1) == 1 && byte == UInt8(ascii: "x"))
        #expect(!DescriptorMail.send(pipe[1], [UInt8](repeating: 0, count: DescriptorMail.longest + 1), over: ends[1]))
    }

    @Test func `Without a supervisor's place, tokens name the first process and its life`() throws {
        let place = WorkerPlace()
        #expect(place.index == 0 && place.start.count == 16)
        #expect(WorkerPlace().start != place.start)
    }
}
