@testable import OSLog
@testable import RoostControls
@_spi(Engine) @testable import RoostCore
import Testing
import SwiftUI
import UIKit

/// What UIKit's names do in a window, for code that has no view at hand.
@MainActor struct UIKitServicesTests {
    final class Opened: @unchecked Sendable {
        // Touched on the main thread only.
        var urls: [URL] = []
        var copied: [String] = []
    }

    private func window(_ view: some View) -> (AccessibleWindow, Opened) {
        let opened = Opened()
        let window = AccessibleWindow(view) {
            $0.openURL = OpenURLAction { url in
                opened.urls.append(url)
                return .handled
            }
            $0.pasteboard = WindowPasteboard { opened.copied += $0.compactMap(\.text) }
        }
        return (window, opened)
    }

    @Test func `An address is opened in the window whose button was pressed`() throws {
        let address = try #require(URL(string: "https://example.org/"))
        var accepted: Bool?
        let (window, opened) = window(
            Button("Open") { UIApplication.shared.open(address) { accepted = $0 } })
        window.press("Open")
        #expect(opened.urls == [address])
        #expect(accepted == true)
    }

    @Test func `A task that a press begins still finds its window`() async throws {
        let address = try #require(URL(string: "https://example.org/"))
        let (window, opened) = window(
            Button("Open") {
                Task {
                    await Task.yield()
                    await UIApplication.shared.open(address)
                }
            })
        window.press("Open")
        for _ in 0..<200 where opened.urls.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(opened.urls == [address])
    }

    @Test func `What browsers do not open is not opened`() throws {
        let address = try #require(URL(string: UIApplication.openSettingsURLString))
        let (window, opened) = window(Button("Open") { UIApplication.shared.open(address) })
        #expect(!UIApplication.shared.canOpenURL(address))
        let warnings = Log.collecting { window.press("Open") }.warnings
        #expect(opened.urls.isEmpty)
        #expect(warnings.count == 1)
    }

    @Test func `What is copied reaches the reader, and is pasted in the same window only`() {
        var pasted: [String?] = []
        let view = VStack {
            Button("Copy") { UIPasteboard.general.string = "words" }
            Button("Paste") { pasted.append(UIPasteboard.general.string) }
        }
        let (first, opened) = window(view)
        let (second, _) = window(view)
        first.press("Copy")
        #expect(opened.copied == ["words"])
        first.press("Paste")
        second.press("Paste")
        #expect(pasted == ["words", nil])
    }

    @Test func `A font of UIKit's has the text style's size and metrics`() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        #expect(font.pointSize == 17)
        #expect(font.ascender > font.capHeight)
        #expect(font.descender < 0)
        #expect(UIFont.systemFont(ofSize: 20, weight: .bold).withSize(12).pointSize == 12)
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
    }

    @Test func `A text in a font of UIKit's is as large as in SwiftUI's own`() {
        func size(_ font: Font) -> CGSize {
            ViewGraph(Text("Words").font(font), environment: .standard).layOut(.unspecified)
        }
        #expect(size(Font(UIFont.systemFont(ofSize: 24))) == size(.system(size: 24)))
    }

    @Test func `A report leaves out what is private`() {
        let message: OSLogMessage =
            "user \("Ann", privacy: .private) has \(255, format: .hex) of \(1.5, format: .fixed(precision: 2))"
        #expect(message.text == "user <private> has ff of 1.50")
    }
}
