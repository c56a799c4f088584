import AppKit
import RoostTesting
import SwiftUI
import Testing

@MainActor struct AppKitTests {
    private struct Box: NSViewRepresentable {
        let color: NSColor
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ nsView: NSView, context: Context) { nsView.backgroundColor = color }
        func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
            CGSize(width: 6, height: 4)
        }
    }

    private struct Hosted: NSViewRepresentable {
        func makeNSView(context: Context) -> NSHostingView<Color> { NSHostingView(rootView: .green) }
        func updateNSView(_ nsView: NSHostingView<Color>, context: Context) {}
    }

    @Test func `a view of AppKit's is drawn in its own size`() throws {
        let image = try #require(ImageRenderer(content: Box(color: .red)).nsImage)
        #expect(image.size == CGSize(width: 6, height: 4))
        #expect(Array(try #require(image.cgImage).pixels.prefix(4)) == [255, 0, 0, 255])
    }

    @Test func `a hosting view shows its SwiftUI view`() throws {
        let image = try #require(ImageRenderer(content: Hosted().frame(width: 4, height: 4)).nsImage?.cgImage)
        #expect(image.pixels[3] == 255 && image.pixels[1] > image.pixels[0])
    }

    @Test func `colours have sRGB's components, and mix`() {
        let color = NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        #expect(abs((color.usingColorSpace(.sRGB)?.greenComponent ?? 0) - 0.4) < 1e-6)
        #expect(NSColor.black.blended(withFraction: 0.5, of: .white)?.redComponent == 0.5)
        #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
    }

    @Test func `a symbol is a picture`() {
        #expect(NSImage(systemSymbolName: "star", accessibilityDescription: nil) != nil)
        #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
    }

    @Test func `a cursor, the dock and the end of the app are refused`() {
        NSCursor.pointingHand.push()
        #expect(!NSApp.setActivationPolicy(.accessory))
        #expect(NSScreen.main != nil && NSFont.systemFont(ofSize: 13).pointSize == 13)
    }

    @Test func `what a page cannot keep or open is refused`() throws {
        #expect(!NSPasteboard.general.setString("x", forType: NSPasteboard.PasteboardType("com.example.own")))
        #expect(NSPasteboard.general.string(forType: NSPasteboard.PasteboardType("com.example.own")) == nil)
        let changes = NSPasteboard.general.changeCount
        #expect(NSPasteboard.general.clearContents() == changes + 1)
        #expect(!NSWorkspace.shared.open(try #require(URL(string: "own-scheme:page"))))
    }
}
