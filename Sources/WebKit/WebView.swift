import Observation
import RoostControls
import SwiftUI

/// A page of the web in SwiftUI's layout; see `WKWebView`.
public struct WebView: View {
    private let url: URL?
    private let page: WebPage?

    /// The page of an address; nothing for nil.
    public init(url: URL?) {
        self.url = url
        page = nil
    }

    /// What a page object shows.
    public init(_ page: WebPage) {
        self.page = page
        url = nil
    }

    public var body: some View {
        if let page {
            WebPicture(content: page.content) { _ in MainActor.assumeIsolated { page.isLoading = false } }
        } else {
            WebPicture(content: url.map { WebContent($0) } ?? WebContent()) { _ in }
        }
    }
}

/// What a `WebView` shows.
@MainActor @Observable
public final class WebPage {
    fileprivate var content = WebContent()
    /// Whether the browser has not yet reported that the frame has loaded.
    public fileprivate(set) var isLoading = false

    /// A page object that shows nothing.
    public init() {}

    /// The address of what the app has loaded last; links that people follow inside are not known.
    public var url: URL? { content.url }
    /// Always empty: the page's title is not known.
    public var title: String { "" }
    /// 0.1 while the frame loads, 1 after that.
    public var estimatedProgress: Double { isLoading ? 0.1 : content.url == nil ? 0 : 1 }

    /// Shows the page of a request, of which only the address counts.
    public func load(_ request: URLRequest) { load(request.url) }

    /// Shows the page of an address; nothing for nil.
    public func load(_ url: URL?) { show(url.map { WebContent($0) } ?? WebContent()) }

    /// Shows a document. Its scripts run, in an origin of their own.
    public func load(html: String, baseURL: URL = URL(string: "about:blank")!) {
        show(WebContent(html: html, baseURL: baseURL))
    }

    /// Throws: scripts of the app's cannot run in the browser's frame.
    @discardableResult
    public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
        throw WebKitError.notAvailable("callJavaScript")
    }

    private func show(_ content: WebContent) {
        self.content = content
        isLoading = content.embedded != nil
    }
}
