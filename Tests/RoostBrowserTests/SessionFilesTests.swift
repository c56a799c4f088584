import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import Testing
import UniformTypeIdentifiers

@testable import RoostBrowser

@Suite struct SessionFilesTests {
    /// The files of a session, with the requests to its page.
    private final class Bench {
        var requests: [PageRequest] = []
        var choice: FileChoice?
        let flag = SessionFiles.ReceivingFlag()
        let store: FileStore
        private(set) var files: SessionFiles!

        init(store: FileStore = FileStore(limit: 1 << 30)) {
            self.store = store
            files = SessionFiles(isReceiving: flag, store: store) { [unowned self] in
                requests.append($0)
                return true
            }
        }

        deinit { files.removeAll() }

        func choose(_ types: [UTType] = [.data], several: Bool = true) {
            files.choose(FileRequest(types: types, allowsSeveral: several)) { [unowned self] in choice = $0 }
        }

        var urls: [URL]? {
            if case .files(let urls)? = choice { return urls }
            return nil
        }

        var failure: String? {
            if case .failed(let error)? = choice { return String(describing: error) }
            return nil
        }
    }

    @Test func `Chosen files arrive in pieces and are handed over once complete`() throws {
        let bench = Bench()
        bench.choose()
        bench.files.offered([OfferedFile(name: "a.txt", size: 5), OfferedFile(name: "a.txt", size: 0)], for: 1)
        #expect(bench.flag.value)
        bench.files.received(Array("hel".utf8), for: 1)
        #expect(bench.choice == nil)
        bench.files.received(Array("lo".utf8), for: 1)
        let urls = try #require(bench.urls)
        #expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["hello", ""])
        #expect(urls.map(\.lastPathComponent) == ["a.txt", "a.txt"])
        #expect(!bench.flag.value)
        bench.files.removeAll()
        #expect(!FileManager.default.fileExists(atPath: urls[0].path))
    }

    @Test func `Bytes beyond the offered size are dropped, and too many, too large or unfitting files refused`() {
        let more = Bench()
        more.choose()
        more.files.offered([OfferedFile(name: "a", size: 2)], for: 1)
        more.files.received([1, 2, 3], for: 1)
        #expect(more.failure == nil)
        #expect(more.urls?.count == 1)
        let several = Bench()
        several.choose(several: false)
        several.files.offered([OfferedFile(name: "a", size: 2), OfferedFile(name: "b", size: 2)], for: 1)
        #expect(several.failure != nil)
        let large = Bench()
        large.choose()
        large.files.offered([OfferedFile(name: "a", size: 1 << 40)], for: 1)
        #expect(large.failure != nil)
        #expect(large.requests.count == 1)
        let other = Bench()
        other.choose([.image])
        other.files.offered([OfferedFile(name: "a.exe", size: 2)], for: 1)
        #expect(other.failure != nil)
    }

    @Test func `Answers without a request are ignored`() {
        let bench = Bench()
        bench.files.offered([OfferedFile(name: "a", size: 2)], for: 1)
        bench.files.received([1], for: 1)
        bench.choose()
        bench.files.received([1], for: 1)
        bench.files.offered([], for: 7)
        #expect(bench.choice == nil)
        bench.files.offered([], for: 1)
        guard case .cancelled? = bench.choice else {
            Issue.record("The request was not cancelled.")
            return
        }
    }

    @Test(arguments: [
        ("../../etc/passwd", "passwd"), ("..", "file"), ("a/b\\c.txt", "c.txt"), (".hidden", "hidden"), ("", "file"),
        ("a\u{0}b\u{202E}.txt", "ab.txt"),
        (String(repeating: "x", count: 400) + ".png", String(repeating: "x", count: 196) + ".png"),
        (
            String(repeating: "x", count: 400) + ".." + String(repeating: "y", count: 199),
            String(repeating: "y", count: 199)
        ),
        (" . .profile", "profile"), ("\u{200B}.\u{200B}hidden", "hidden"), ("x\u{2028}", "x"),
    ])
    func `The safe name of a file does not lead out of its folder`(name: String, safe: String) {
        #expect(OfferedFile(name: name, size: 0).safeName == safe)
    }

    @Test func `The kind of a file is that of its safe name`() {
        let bench = Bench()
        bench.choose([.image])
        bench.files.offered([OfferedFile(name: "a.exe/..png", size: 2)], for: 1)
        #expect(bench.failure != nil)
    }

    @Test func `All sessions share one limit of file bytes`() throws {
        let store = FileStore(limit: 10)
        let (first, second) = (Bench(store: store), Bench(store: store))
        first.choose()
        first.files.offered([OfferedFile(name: "a", size: 8)], for: 1)
        second.choose()
        second.files.offered([OfferedFile(name: "b", size: 8)], for: 1)
        #expect(second.failure != nil)
        #expect(throws: (any Error).self) {
            try second.files.save(Data(count: 3), name: "c", type: .data).get()
        }
        // The first gives up its files, which frees their room.
        first.files.received(Array(repeating: 0, count: 4), for: 1)
        first.choose()
        second.choose()
        second.files.offered([OfferedFile(name: "b", size: 8)], for: 2)
        second.files.received(Array(repeating: 0, count: 8), for: 2)
        #expect(second.urls?.count == 1)
        second.files.removeAll()
        #expect(store.reserve(10))
    }

    @Test func `Sweeping removes the folders of processes that have ended and keeps those of living ones`() throws {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        let living = FileStore(limit: 10, in: parent)
        let folder = try living.makeFolder()
        let dead = parent.appendingPathComponent("roost-files-dead00/of a session", isDirectory: true)
        try FileManager.default.createDirectory(at: dead, withIntermediateDirectories: true)
        let other = parent.appendingPathComponent("other")
        try Data().write(to: other)
        try FileManager.default.createSymbolicLink(
            at: parent.appendingPathComponent("roost-files-link00"), withDestinationURL: folder)
        FileStore(limit: 10, in: parent).sweep()
        #expect(!FileManager.default.fileExists(atPath: dead.deletingLastPathComponent().path))
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(FileManager.default.fileExists(atPath: other.path))
        living.removeAll()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `The types of a request become the list that HTML accepts`() {
        #expect(FileRequest(types: [.data], allowsSeveral: false).acceptInHTML == "")
        let images = FileRequest(types: [.image], allowsSeveral: false)
        #expect(images.acceptInHTML.hasPrefix("image/*"))
        #expect(images.acceptInHTML.contains(".png"))
        #expect(images.accepts(fileNamed: "x.PNG"))
        #expect(!images.accepts(fileNamed: "png"))
    }

    @Test func `A saved file goes to the page under a name without a path`() throws {
        let bench = Bench()
        let url = try bench.files.save(Data("x".utf8), name: "../a.txt", type: .plainText).get()
        #expect(bench.requests == [.saveFile(name: "a.txt", type: "text/plain", content: [120])])
        #expect(try String(contentsOf: url, encoding: .utf8) == "x")
    }
}
