import SwiftUI
@_exported import UIKit
import WebKit

/// A controller that shows a page of the web; see `WKWebView`. It has no bars: the sheet around it closes it.
open class SFSafariViewController: UIViewController {
    /// Settings.
    public final class Configuration: NSObject {
        /// Kept for the app: there is no reader.
        public var entersReaderIfAvailable = false
        /// Kept for the app: there are no bars.
        public var barCollapsingEnabled = true
    }

    /// The look of the button that closes.
    public enum DismissButtonStyle: Int, Sendable {
        /// Its words; there is no such button here.
        case done, close, cancel
    }

    /// Kept for the app: there are no bars.
    public let configuration: Configuration
    /// Kept for the app: there is no button that closes.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Kept for the app: there are no bars.
    open var preferredBarTintColor: UIColor?
    /// Kept for the app: there are no bars.
    open var preferredControlTintColor: UIColor?
    /// Kept for the app: there are no bars.
    open var dismissButtonStyle = DismissButtonStyle.done

    private let url: URL

    /// The page of an address.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// The page of an address.
    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        let web = WKWebView()
        web.load(URLRequest(url: url))
        view = web
    }
}

/// Hears of a page that is closed. There is no button that closes: nothing is called.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// The page was closed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
