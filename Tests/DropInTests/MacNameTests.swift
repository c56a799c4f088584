import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@testable import SwiftUI

private final class MacDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var launches = 0
    func applicationDidFinishLaunching(_ notification: Notification) { launches += 1 }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

private struct MacApp: App {
    @NSApplicationDelegateAdaptor(MacDelegate.self) var delegate
    var body: some Scene { WindowGroup { Text(verbatim: "launches: \(delegate.launches)") } }
}

private final class WatchDelegate: NSObject, WKApplicationDelegate {
    var launches = 0
    func applicationDidFinishLaunching() { launches += 1 }
}

private struct WatchApp: App {
    @WKApplicationDelegateAdaptor(WatchDelegate.self) var delegate
    var body: some Scene { WindowGroup { Text(verbatim: "launches: \(delegate.launches)") } }
}

/// A panel as files of macOS make one.
private final class FloatingPanel: NSPanel {
    init(words: String) {
        super.init(contentRect: .zero, styleMask: [.nonactivatingPanel, .titled], backing: .buffered, defer: false)
        isFloatingPanel = true
        level = .floating
        titleVisibility = .hidden
        animationBehavior = .utilityWindow
        contentView = NSHostingView(rootView: Text(words))
    }
    override var canBecomeKey: Bool { true }
}

/// Files of macOS and watchOS that import SwiftUI alone.
@MainActor struct MacNameTests {
    private func live<A: App>(_ app: A.Type) -> LiveView {
        LiveView(AppWindow(AppView(app), attributes: WindowAttributes()), size: CGSize(width: 100, height: 100))
    }

    @Test func `an adaptor makes a delegate of AppKit's, which hears of the launch once`() {
        #expect(live(MacApp.self).contains("launches: 1"))
    }

    @Test func `an adaptor makes a delegate of a watch's app, which hears of the launch`() {
        #expect(live(WatchApp.self).contains("launches: 1"))
    }

    @Test func `a view with a material blurs what lies behind it`() throws {
        struct Blur: NSViewRepresentable {
            func makeNSView(context: Context) -> NSVisualEffectView {
                let view = NSVisualEffectView()
                view.material = .hudWindow
                view.blendingMode = .behindWindow
                view.state = .active
                return view
            }
            func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
        }
        let live = LiveView(
            Color.red.overlay { Blur().frame(width: 40, height: 40) }, size: CGSize(width: 100, height: 100))
        #expect(try live.color(at: 50, 50) != live.color(at: 10, 10))
    }

    @Test func `a picture becomes a file by its pixels`() throws {
        let picture = NSImage(size: CGSize(width: 4, height: 2), flipped: false) { rectangle in
            NSColor.red.setFill()
            NSBezierPath(rect: rectangle).fill()
            return true
        }
        let data = try #require(picture.tiffRepresentation)
        let pixels = try #require(NSBitmapImageRep(data: data))
        #expect(pixels.pixelsWide == 4 * Int(picture.scale))
        let file = try #require(pixels.representation(using: .png, properties: [:]))
        #expect(NSImage(data: file)?.cgImage?.width == pixels.pixelsWide)
        #expect(pixels.representation(using: .gif, properties: [:]) == nil)
    }

    @Test func `panels that ask for files and alerts are answered as if they had been closed`() {
        let panel = NSOpenPanel()
        panel.allowsMultipleSelection = true
        panel.allowedContentTypes = [.png]
        #expect(panel.runModal() == .cancel && panel.urls.isEmpty && panel.url == nil)
        let alert = NSAlert()
        alert.messageText = "Delete?"
        alert.addButton(withTitle: "Delete")
        #expect(alert.runModal() != .alertFirstButtonReturn && alert.buttons.count == 1)
    }

    @Test func `windows and panels keep their content and show nothing`() {
        let panel = FloatingPanel(words: "Panel")
        #expect(panel.isFloatingPanel && panel.contentView is NSHostingView<Text>)
        panel.makeKeyAndOrderFront(nil)
        let window = NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 100, height: 50), styleMask: .titled, backing: .buffered,
            defer: false)
        window.center()
        NSWindow.allowsAutomaticWindowTabbing = false
        #expect(window.standardWindowButton(.closeButton) == nil && window.styleMask == [])
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `a colour is chosen for a look`(scheme: ColorScheme) {
        let color = NSColor(name: "accent") { look in
            look.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
        }
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        #expect(Color(nsColor: color).resolve(in: environment).red == (scheme == .dark ? 1 : 0))
    }

    @Test func `a file of a watch asks the device and a session`() {
        #expect(WKInterfaceDevice.current().screenBounds.width == 198)
        let session = WKExtendedRuntimeSession()
        session.start()
        #expect(session.state == .invalid)
    }

    @Test func `events, sounds and other apps are unknown`() {
        #expect(NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { $0 } == nil)
        #expect(NSWorkspace.shared.runningApplications == [.current])
        #expect(NSSound(named: "Ping") == nil)
        #expect(NSAppearance.currentDrawing().bestMatch(from: [.darkAqua, .aqua]) == .aqua)
    }
}
