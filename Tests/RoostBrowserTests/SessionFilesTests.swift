import Foundation
import RoostCore
import Testing
import UniformTypeIdentifiers

@testable import RoostBrowser

@Suite struct SessionFilesTests {
    /// Files of a session whose page's requests are kept.
    private final class Bench {
        var requests: [PageRequest] = []
        var choice: FileChoice?
        let flag = SessionFiles.ReceivingFlag()
        private(set) var files: SessionFiles!

        init() {
            files = SessionFiles(isReceiving: flag) { [unowned self] in
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

    @Test func `What was chosen comes in pieces and is given as files`() throws {
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

    @Test func `More than was said, asked for or allowed is refused`() {
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

    @Test func `Answers to what was not asked are let go`() {
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
    ])
    func `No name leads out of the folder`(name: String, safe: String) {
        #expect(OfferedFile(name: name, size: 0).safeName == safe)
    }

    @Test func `Kinds of files are told to the browser's chooser`() {
        #expect(FileRequest(types: [.data], allowsSeveral: false).acceptInHTML == "")
        let images = FileRequest(types: [.image], allowsSeveral: false)
        #expect(images.acceptInHTML.hasPrefix("image/*"))
        #expect(images.acceptInHTML.contains(".png"))
        #expect(images.accepts(fileNamed: "x.PNG"))
        #expect(!images.accepts(fileNamed: "png"))
    }

    @Test func `A file that is handed out goes to the page under a name without a path`() throws {
        let bench = Bench()
        let url = try bench.files.save(Data("x".utf8), name: "../a.txt", type: .plainText).get()
        #expect(bench.requests == [.saveFile(name: "a.txt", type: "text/plain", content: [120])])
        #expect(try String(contentsOf: url, encoding: .utf8) == "x")
    }
}
