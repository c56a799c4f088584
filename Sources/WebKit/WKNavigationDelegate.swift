import Foundation
import FoundationNetworking

/// Hears of the loads that the app starts. What people do in the frame is the browser's.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    /// Decides whether a load that the app has asked for begins; by default it does.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// The load begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The frame shows something.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The frame has loaded. Browsers say so too where a site could not be reached or allows no frames.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called: browsers do not tell of failures in frames.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Never called: browsers do not tell of failures in frames.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Never called: the browser looks after its processes.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Shows the windows and alerts of a page. The browser shows its own: nothing is called.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// A load.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
    nonisolated override init() { super.init() }
}

/// A load that is to be decided about.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// What is to be loaded.
    public let request: URLRequest
    /// Why.
    public let navigationType: WKNavigationType
    /// The frame that loads: the page itself.
    public let targetFrame: WKFrameInfo? = WKFrameInfo()

    init(request: URLRequest, navigationType: WKNavigationType) {
        self.request = request
        self.navigationType = navigationType
        super.init()
    }
}

/// A frame.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    /// Always true: frames inside a page are not known.
    public let isMainFrame = true
    nonisolated override init() { super.init() }
}

/// Why something is loaded.
public enum WKNavigationType: Int, Sendable {
    /// A link, a form, the history, a reload or a form that is sent again.
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// The app wants it.
    case other = -1
}

/// Whether a load begins.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It does not.
    case cancel
    /// It does.
    case allow
    /// It does, as there are no downloads here.
    case download
}
