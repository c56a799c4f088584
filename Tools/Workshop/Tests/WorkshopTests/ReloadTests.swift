import Foundation
import Testing

@testable import RoostWorkshop

@Suite struct ReloadTests {
    @Test func `A command's words are those that a shell reads`() {
        let words = ShellWords("swift-frontend -c a\\ b.swift '/p/Tool#Macros' \"x y\" ''").words
        #expect(words == ["swift-frontend", "-c", "a b.swift", "/p/Tool#Macros", "x y", ""])
    }

    @Test func `A record's fingerprints are its own declarations', not those of names that it uses`() {
        let own = "c440c810266047b5e3bc651e01459f34"
        let record = Data([0, 1]) + Data(own.utf8) + Data([0]) + Data("5StateV@be1432700de8875e45103b644cb56a9d".utf8)
        #expect(FrontendJob.fingerprints(in: record) == [own])
    }

    @Test func `A file's outline is the same after an edit inside a preview`() {
        func text(_ words: String) -> String {
            "struct Card {}\n#Preview(\"Card\") {\n    Card(\"\(words)\") { }\n}\nlet x = 1\n"
        }
        #expect(PreviewOutline.hash(of: text("Ada")) == PreviewOutline.hash(of: text("Bob")))
        #expect(PreviewOutline.outline(of: text("Ada")) == "struct Card {}\n#Preview{}\nlet x = 1\n")
    }

    @Test func `A file's outline differs after an edit outside of its previews`() {
        let text = "let x = 1\n#Preview { Card() }\n"
        #expect(PreviewOutline.hash(of: text) != PreviewOutline.hash(of: text.replacing("1", with: "2")))
    }

    @Test(arguments: ["\"\\(x)\"", "\"\"\"\n}\n\"\"\"", "#\"}\"#", "/* } */", "// }\n"])
    func `A preview that may hide a brace has no outline`(literal: String) {
        #expect(PreviewOutline.outline(of: "\n#Preview { Text(\(literal)) }\n") == nil)
    }

    @Test func `A message names its file, line and column`() {
        let messages = CompilerMessages("/p/App.swift:3:5: error: cannot find 'x' in scope").messages
        #expect(messages.map(\.file) == ["/p/App.swift"])
        #expect(messages.map(\.line) == [3])
        #expect(messages.map(\.column) == [5])
    }

    @Test func `A changed file is told, and a new one makes everything unknown`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "A.swift")
        try Data().write(to: file)
        let stamps = SourceStamps(of: [file.path()], folders: [folder.path()])
        #expect(stamps.changes() == [])
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file.path())
        #expect(stamps.changes() == [file.path()])
        try Data().write(to: folder.appending(path: "B.swift"))
        #expect(stamps.changes() == nil)
    }

    @Test func `A change of the package's own file is told from one of another package's`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (own, other) = (folder.appending(path: "Own.swift"), folder.appending(path: "Other.swift"))
        for file in [own, other] { try Data().write(to: file) }
        let stamps = SourceStamps(of: [own, other].map { $0.path() }, folders: [])
        #expect(SourceStamps().haveChanged(besides: []))
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: own.path())
        #expect(!stamps.haveChanged(besides: [own.path()]))
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: other.path())
        #expect(stamps.haveChanged(besides: [own.path()]))
    }

    @Test func `The page answers only requests to this machine, and posts of its own`() async throws {
        let server = try PageServer(port: 18_090) { _ in .content(type: "text/plain", Data("page".utf8)) }
        func status(_ method: String, _ headers: [String: String]) throws -> String {
            let lines = ["\(method) / HTTP/1.1"] + headers.map { "\($0.key): \($0.value)" }
            return String(try exchange(lines.joined(separator: "\r\n") + "\r\n\r\n", port: server.port).prefix(12))
        }
        let host = "127.0.0.1:\(server.port)"
        #expect(try status("GET", ["Host": host]) == "HTTP/1.1 200")
        #expect(try status("GET", ["Host": "evil.example"]) == "HTTP/1.1 400")
        #expect(try status("POST", ["Host": host, "Origin": "http://evil.example"]) == "HTTP/1.1 400")
        #expect(try status("POST", ["Host": host, "Origin": "http://\(host)"]) == "HTTP/1.1 200")
    }

    private func exchange(_ request: String, port: Int) throws -> String {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(connected == 0)
        let bytes = Array(request.utf8)
        try #require(send(socket, bytes, bytes.count, 0) == bytes.count)
        var answer = [UInt8](repeating: 0, count: 1000)
        let count = recv(socket, &answer, answer.count, 0)
        return String(decoding: answer[..<max(0, count)], as: UTF8.self)
    }
}
