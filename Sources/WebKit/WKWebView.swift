import CoreGraphics
import Foundation
import RoostControls
import RoostLog
import SwiftUI
import UIKit

/// A page of the web in a view. In a live page it is a frame of the browser's: the app chooses what it shows, and the
/// browser keeps what is in it for itself. Pictures show a placeholder.
///
/// Scripts of the app's cannot run in the frame. Many sites allow no frames: theirs stay empty.
@MainActor @preconcurrency
open class WKWebView: UIView {
    /// The settings that the view has been made with.
    public let configuration: WKWebViewConfiguration
    /// Hears of the loads that the app starts.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Kept for the app. Windows and alerts of the page are the browser's.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Kept for the app. The frame scrolls by itself.
    public let scrollView = UIScrollView()
    /// Kept for the app. The browser's own gestures go back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// Kept for the app. The browser decides.
    open var allowsLinkPreview = true
    /// Kept for the app. The browser has tools of its own.
    open var isInspectable = false
    /// Kept for the app, with a warning: the browser names itself.
    open var customUserAgent: String? {
        didSet { Log.warning("WKWebView's customUserAgent has no effect: the browser names itself") }
    }
    /// Kept for the app. A page has its own size.
    open var pageZoom: CGFloat = 1

    /// The pages that the app has loaded, and the place of the shown one.
    private var history: [WebContent] = []
    private var place = -1
    private var navigation: WKNavigation?
    private let picture = UIHostingView(AnyView(EmptyView()))

    /// A view with settings.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    /// A view with the usual settings.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        picture.backgroundColor = .clear
        addSubview(picture)
        show(WebContent())
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    // MARK: Loading

    /// The address of what the app has loaded last; links that people follow inside are not known.
    open var url: URL? { history.indices.contains(place) ? history[place].url : nil }
    /// Always nil: the page's title is not known.
    open var title: String? { nil }
    /// Whether the browser has not yet reported that the frame has loaded.
    public private(set) var isLoading = false
    /// 0.1 while the frame loads, 1 after that.
    open var estimatedProgress: Double { isLoading ? 0.1 : history.isEmpty ? 0 : 1 }
    /// Whether the address that was loaded is of https.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }

    /// Shows the page of a request. Of the request only the address counts, with a warning where it has more.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        if request.httpMethod ?? "GET" != "GET" || request.allHTTPHeaderFields?.isEmpty == false {
            Log.warning("WKWebView.load(_:) takes the request's address: the browser makes its own request")
        }
        return begin(WebContent(url), request)
    }

    /// Shows a document. Its scripts run, in an origin of their own.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(WebContent(html: string, baseURL: baseURL), URLRequest(url: baseURL ?? Self.blank))
    }

    /// Shows a file, without the files beside it.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(WebContent(url), URLRequest(url: url))
    }

    /// Shows data of a kind.
    @discardableResult
    open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        let type = characterEncodingName.isEmpty ? mimeType : "\(mimeType); charset=\(characterEncodingName)"
        return begin(WebContent(data, type: type, baseURL: baseURL), URLRequest(url: baseURL))
    }

    /// Shows what has been loaded last.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard history.indices.contains(place), let url else { return nil }
        // Another frame: the browser loads it anew.
        show(WebContent())
        return go(to: place, URLRequest(url: url), .reload)
    }

    /// As `reload()`.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Takes the frame away while it loads.
    open func stopLoading() {
        guard isLoading else { return }
        isLoading = false
        show(WebContent())
    }

    /// Whether the app has loaded a page before.
    open var canGoBack: Bool { place > 0 }
    /// Whether the app has gone back.
    open var canGoForward: Bool { place + 1 < history.count }

    /// Shows what the app has loaded before.
    @discardableResult
    open func goBack() -> WKNavigation? {
        guard canGoBack else { return nil }
        return go(to: place - 1, URLRequest(url: history[place - 1].url ?? Self.blank), .backForward)
    }

    /// Shows what the app has gone back from.
    @discardableResult
    open func goForward() -> WKNavigation? {
        guard canGoForward else { return nil }
        return go(to: place + 1, URLRequest(url: history[place + 1].url ?? Self.blank), .backForward)
    }

    private static var blank: URL { URL(string: "about:blank")! }

    private func begin(_ content: WebContent, _ request: URLRequest) -> WKNavigation? {
        history = Array(history.prefix(place + 1)) + [content]
        return go(to: history.count - 1, request, .other)
    }

    private func go(to next: Int, _ request: URLRequest, _ type: WKNavigationType) -> WKNavigation? {
        let navigation = WKNavigation()
        let action = WKNavigationAction(request: request, navigationType: type)
        guard let navigationDelegate else {
            arrive(at: next, navigation)
            return navigation
        }
        navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
            guard let self, policy != .cancel, self.history.indices.contains(next) else { return }
            self.arrive(at: next, navigation)
        }
        return navigation
    }

    private func arrive(at next: Int, _ navigation: WKNavigation) {
        place = next
        self.navigation = navigation
        isLoading = history[next].embedded != nil
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        show(history[next])
    }

    private func show(_ content: WebContent) {
        picture.show(
            WebPicture(content: content) { [weak self] _ in MainActor.assumeIsolated { self?.hasLoaded() } })
    }

    private func hasLoaded() {
        guard isLoading else { return }
        isLoading = false
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    // MARK: Not available

    /// Calls back with an error: scripts of the app's cannot run in the browser's frame.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WebKitError.notAvailable("evaluateJavaScript"))
    }

    /// Throws: scripts of the app's cannot run in the browser's frame.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WebKitError.notAvailable("evaluateJavaScript")
    }

    /// Calls back with an error: the frame's pixels are the browser's.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        completionHandler(nil, WebKitError.notAvailable("takeSnapshot"))
    }
}
