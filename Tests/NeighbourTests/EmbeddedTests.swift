import AVKit
import PhotosUI
import RoostControls
import RoostCore
@testable import RoostTesting
import Testing
import WebKit

@MainActor struct EmbeddedTests {
    private struct Page: UIViewRepresentable {
        let view: WKWebView
        func makeUIView(context: Context) -> WKWebView { view }
        func updateUIView(_ uiView: WKWebView, context: Context) {}
    }

    private final class Listener: NSObject, WKNavigationDelegate {
        var heard: [String] = []
        var allows = true

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
        ) {
            heard.append("decide \(navigationAction.request.url?.host ?? "")")
            decisionHandler(allows ? .allow : .cancel)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            heard.append("start")
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
    }

    private let size = CGSize(width: 200, height: 100)

    private func embedded(_ live: LiveView) -> [AccessibilityNode] {
        func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] { nodes + nodes.flatMap { all($0.children) } }
        return all(live.session.accessibilityTree()).filter { [.webPage, .media].contains($0.role) }
    }

    @Test func `a web view is a frame of its page in its own place`() throws {
        let live = LiveView(WebView(url: URL(string: "https://example.org/a")).padding(10), size: size)
        let node = try #require(embedded(live).first)
        #expect(node.role == .webPage)
        #expect(node.value == #"{"src":"https:\/\/example.org\/a"}"#)
        #expect(node.label == "example.org")
        #expect(node.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    }

    @Test func `a web view's delegate decides, and hears of the beginning and the end`() throws {
        let (view, listener) = (WKWebView(), Listener())
        view.navigationDelegate = listener
        let live = LiveView(Page(view: view), size: size)
        view.load(URLRequest(url: try #require(URL(string: "https://example.org"))))
        live.update()
        #expect(view.isLoading)
        let node = try #require(embedded(live).first)
        live.send(.access(AccessibilityRequest(.set(1), on: node.id)))
        #expect(!view.isLoading)
        #expect(listener.heard == ["decide example.org", "start", "finish"])
        listener.allows = false
        view.load(URLRequest(url: try #require(URL(string: "https://example.com"))))
        #expect(view.url?.host == "example.org")
    }

    @Test func `a web view goes back to what the app has loaded before`() throws {
        let view = WKWebView()
        for host in ["a.org", "b.org", "c.org"] {
            view.load(URLRequest(url: try #require(URL(string: "https://\(host)"))))
        }
        view.goBack()
        #expect(view.url?.host == "b.org" && view.canGoBack && view.canGoForward)
        view.goForward()
        #expect(view.url?.host == "c.org" && !view.canGoForward)
    }

    @Test func `a document is served while its view shows it`() throws {
        let view = WKWebView()
        let live = LiveView(Page(view: view), size: size)
        view.loadHTMLString("<p>Hello</p>", baseURL: nil)
        live.update()
        let value = try #require(embedded(live).first?.value)
        let fields = try JSONSerialization.jsonObject(with: Data(value.utf8)) as? [String: Any]
        let path = try #require(fields?["src"] as? String)
        let entry = try #require(ServedContent.entry(at: path))
        guard case .data(let data) = entry.body else { return #expect(Bool(false)) }
        #expect(String(decoding: data, as: UTF8.self) == "<p>Hello</p>")
        #expect(ServedContent.entry(at: path + "0") == nil)
    }

    @Test func `scripts in a frame are refused`() async {
        await #expect(throws: (any Error).self) { _ = try await WKWebView().evaluateJavaScript("1") }
    }

    @Test func `a player's orders reach its element, and its time comes back`() throws {
        let player = AVPlayer(url: try #require(URL(string: "https://example.org/film.mp4")))
        let live = LiveView(VideoPlayer(player: player), size: size)
        func fields() throws -> [String: Any] {
            let value = try #require(embedded(live).first?.value)
            return try #require(try JSONSerialization.jsonObject(with: Data(value.utf8)) as? [String: Any])
        }
        #expect(try fields()["playing"] as? Bool == false)
        player.isMuted = true
        player.seek(to: CMTime(seconds: 12, preferredTimescale: 600))
        player.play()
        let orders = try #require(player.embedded(hasControls: true, fit: "contain")?.playback)
        #expect(orders.isPlaying && orders.isMuted && orders.seek.time == 12)
        let node = try #require(embedded(live).first)
        live.send(.access(AccessibilityRequest(.set(13.5), on: node.id)))
        #expect(player.currentTime().seconds == 13.5)
        live.send(.access(AccessibilityRequest(.set(-15), on: node.id)))
        #expect(player.timeControlStatus == .paused && player.currentTime().seconds == 14)
    }

    @Test func `a queue plays the next item after the first one's end`() throws {
        let items = try ["a", "b"].map { AVPlayerItem(url: try #require(URL(string: "https://example.org/\($0).mp4"))) }
        let player = AVQueuePlayer(items: items)
        player.play()
        player.take(.ended)
        #expect(player.currentItem === items[1] && player.timeControlStatus == .playing)
        player.take(.ended)
        #expect(player.timeControlStatus == .paused)
    }

    @Test func `times are exact fractions`() {
        let third = CMTime(value: 1, timescale: 3)
        #expect(third + CMTime(value: 1, timescale: 6) == CMTime(value: 1, timescale: 2))
        #expect(third < CMTime(seconds: 0.34, preferredTimescale: 100))
        #expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid)
        #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
    }

    @Test func `a photo picker hands over the chosen file`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let picture = try #require(ImageRenderer(content: Color.red.frame(width: 3, height: 2)).uiImage?.pngData())
        try picture.write(to: file)
        final class Chosen: ObservableObject {
            @Published var items: [PhotosPickerItem] = []
        }
        let chosen = Chosen()
        var asked: FileRequest?
        let files = WindowFiles(
            choose: { request, done in
                asked = request
                done(.files([file]))
            }, save: { _, _, _ in .failure(CocoaError(.fileWriteUnknown)) })
        let live = LiveView(
            PhotosPicker(
                selection: Binding(get: { chosen.items }, set: { chosen.items = $0 }), maxSelectionCount: 3,
                matching: .images
            ) { Text("Choose").accessibilityIdentifier("choose") }.environment(\.windowFiles, files), size: size)
        #expect(live.tap("choose"))
        live.update()
        #expect(asked == FileRequest(types: [.image], allowsSeveral: true))
        let item = try #require(chosen.items.first)
        #expect(item.supportedContentTypes == [.png])
        #expect(try await item.loadTransferable(type: Data.self) == picture)
        #expect(try await item.loadTransferable(type: Image.self) != nil)
        #expect(try await item.loadTransferable(type: String.self) == nil)
    }

    @Test func `a picker of photos hands its delegate providers of the chosen files`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let picture = try #require(ImageRenderer(content: Color.red.frame(width: 3, height: 2)).uiImage?.pngData())
        try picture.write(to: file)
        final class Delegate: NSObject, PHPickerViewControllerDelegate {
            var results: [PHPickerResult]?
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                self.results = results
            }
        }
        struct Picker: UIViewControllerRepresentable {
            let delegate: Delegate
            func makeUIViewController(context: Context) -> PHPickerViewController {
                var configuration = PHPickerConfiguration(photoLibrary: .shared())
                configuration.filter = .images
                configuration.selectionLimit = 1
                let picker = PHPickerViewController(configuration: configuration)
                picker.delegate = delegate
                return picker
            }
            func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
        }
        var asked: FileRequest?
        let files = WindowFiles(
            choose: { request, done in
                asked = request
                done(.files([file, file]))
            }, save: { _, _, _ in .failure(CocoaError(.fileWriteUnknown)) })
        let delegate = Delegate()
        let live = LiveView(Picker(delegate: delegate).environment(\.windowFiles, files), size: size)
        live.update()
        live.update()
        #expect(asked == FileRequest(types: [.image], allowsSeveral: false))
        let results = try #require(delegate.results)
        #expect(results.count == 1)
        let provider = results[0].itemProvider
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        #expect(!provider.canLoadObject(ofClass: String.self))
        let image = await withCheckedContinuation { done in
            provider.loadObject(ofClass: UIImage.self) { object, _ in done.resume(returning: object as? UIImage) }
        }
        #expect(image?.size == CGSize(width: 3, height: 2))
        let isCopied = await withCheckedContinuation { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                done.resume(returning: url.flatMap { try? Data(contentsOf: $0) } == picture)
            }
        }
        #expect(isCopied)
    }
}
