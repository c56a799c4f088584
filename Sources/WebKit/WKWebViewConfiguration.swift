import Foundation
import RoostLog

/// The settings of a web view. They are kept for the app; the browser has its own.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// A process of pages; browsers have their own.
    open var processPool = WKProcessPool()
    /// Further settings.
    open var preferences = WKPreferences()
    /// Scripts of the app's.
    open var userContentController = WKUserContentController()
    /// Cookies and caches.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Further settings of pages.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Whether films play in their place.
    open var allowsInlineMediaPlayback = false
    /// Whether films leave the page for a small window.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether films wait for a press.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The app's name for sites.
    open var applicationNameForUserAgent: String?
    /// Whether sounds go to other devices.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether nothing shows until all is there.
    open var suppressesIncrementalRendering = false
    /// What is found in texts and made a link.
    open var dataDetectorTypes: WKDataDetectorTypes = []

    /// The usual settings.
    nonisolated public override init() { super.init() }
}

/// A process of pages.
open class WKProcessPool: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: there is no state.
}

/// Settings of a web view. They are kept for the app.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// The least size of letters, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts run; the browser decides.
    open var javaScriptEnabled = true
    /// Whether scripts open windows; the browser decides.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether the page may fill the screen; the browser decides.
    open var isElementFullscreenEnabled = false

    nonisolated public override init() { super.init() }
}

/// Settings of a page. They are kept for the app.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// Whether the page's scripts run; the browser decides.
    open var allowsContentJavaScript = true
    /// Whether the page is made for a telephone.
    open var preferredContentMode = WKWebpagePreferences.ContentMode.recommended

    /// The kind of page that is asked for.
    public enum ContentMode: Int, Sendable {
        /// As the system thinks.
        case recommended
        /// For a telephone.
        case mobile
        /// For a computer.
        case desktop
    }

    nonisolated public override init() { super.init() }
}

/// Scripts of the app's for pages. They do not run: the page belongs to the browser.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    /// The scripts that have been added.
    public private(set) var userScripts: [WKUserScript] = []

    nonisolated public override init() { super.init() }

    /// Keeps a script that does not run, with a warning.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        Log.warning("WKUserContentController.addUserScript(_:) has no effect: the page belongs to the browser")
    }

    /// Forgets all scripts.
    open func removeAllUserScripts() { userScripts = [] }

    /// Adds a handler that nothing calls, with a warning.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        Log.warning("WKUserContentController.add(_:name:) has no effect: the page belongs to the browser")
    }

    /// Removes a handler that nothing calls.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Removes handlers that nothing calls.
    open func removeAllScriptMessageHandlers() {}
}

/// When a script of the app's runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the document.
    case atDocumentStart
    /// After the document.
    case atDocumentEnd
}

/// A script of the app's. It does not run.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    /// The script's text.
    public let source: String
    /// When it should run.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it is for the page itself and not for frames in it.
    public let isForMainFrameOnly: Bool

    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}

/// Hears messages of a page's scripts. No page sends any here.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    /// Called for a message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page's script.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// The content.
    public let body: Any
    /// The handler's name.
    public let name: String

    init(name: String, body: Any) {
        self.name = name
        self.body = body
        super.init()
    }
}

/// Cookies and caches, which are the browser's.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    nonisolated fileprivate override init() { super.init() }

    /// The browser's.
    nonisolated public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// The browser's too: a page has one store.
    nonisolated public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// No kinds: the app sees none of the browser's data.
    nonisolated public class func allWebsiteDataTypes() -> Set<String> { [] }

    /// Removes nothing, with a warning: the data are the browser's.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        Log.warning("WKWebsiteDataStore.removeData has no effect: the data are the browser's")
        completionHandler()
    }
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What may be found in texts.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers to call.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Everything.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// What a picture of a page shows. There are none here.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view.
    open var rect = CGRect.null
    nonisolated public override init() { super.init() }
}
