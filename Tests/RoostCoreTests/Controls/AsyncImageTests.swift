import Foundation
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct AsyncImageTests {
    final class Seen {
        var go: ((URL?) -> Void)?
    }

    struct Page: View {
        @State var url: URL?
        let seen: Seen

        var body: some View {
            let _ = seen.go = { url = $0 }
            AsyncImage(url: url) { phase in
                Text(phase.image != nil ? "picture" : phase.error != nil ? "failure" : "nothing")
            }
        }
    }

    @Test func `Another address's picture goes at once`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "red.png")
        try ImageRenderer(content: Color.red.frame(width: 4, height: 4)).write(to: file)
        let seen = Seen()
        let window = AccessibleWindow(Page(url: file, seen: seen))
        func wait(for text: String) async throws {
            for _ in 0..<400 where !window.shows(text) {
                try await Task.sleep(for: .milliseconds(5))
                window.advance()
            }
            #expect(window.shows(text))
        }
        try await wait(for: "picture")
        seen.go?(folder.appending(path: "missing.png"))
        window.advance()
        #expect(window.shows("nothing"))
        try await wait(for: "failure")
        seen.go?(file)
        window.advance()
        #expect(window.shows("nothing"))
        try await wait(for: "picture")
    }
}
