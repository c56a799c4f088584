import CoreGraphics
import Foundation
import RoostControls
import RoostCore
import UniformTypeIdentifiers

/// A page of what people can do with texts, addresses and pictures: copy, mail, send, open or save them, and the app's own
/// activities.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
    /// Called when an activity is done, or with false when people choose none.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The page for texts, addresses, pictures and objects that describe themselves.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// Called when the page goes.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Activities that the page leaves out; nil for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    fileprivate let items: [Any]
    private let activities: [UIActivity]

    override open func loadView() { view = UIHostingView(AnyView(UIActivityPage(controller: self))) }

    fileprivate func offers(_ type: UIActivity.ActivityType) -> Bool { excludedActivityTypes?.contains(type) != true }

    fileprivate var offeredActivities: [UIActivity] {
        activities.filter { activity in
            activity.activityType.map(offers) != false && activity.canPerform(withActivityItems: items)
        }
    }

    fileprivate func finish(_ type: UIActivity.ActivityType?, isDone: Bool, _ error: (any Error)? = nil) {
        dismiss(animated: true)
        completionWithItemsHandler?(type, isDone, nil, error)
    }

    fileprivate func perform(_ activity: UIActivity) {
        activity.ended = { [weak self, weak activity] isDone in
            self?.finish(activity?.activityType, isDone: isDone)
        }
        activity.prepare(withActivityItems: items)
        activity.perform()
    }

    fileprivate var image: UIImage? { items.lazy.compactMap { $0 as? UIImage }.first }

    /// The items as words; empty for pictures alone.
    fileprivate var text: String {
        items.compactMap { item -> String? in
            switch item {
            case is UIImage: nil
            case let url as URL: url.absoluteString
            case let text as String: text
            default: String(describing: item)
            }
        }.joined(separator: "\n")
    }
}

/// Something that people can do with what is shared. Subclasses say what it is called and do it.
@MainActor @preconcurrency open class UIActivity: NSObject {
    /// The name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An activity of your own.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies the texts.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Mails the texts.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sends the texts.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Saves the picture as a file.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Not offered here.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Not offered here.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Not offered here.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Not offered here.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Not offered here.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Not offered here.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Not offered here.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Not offered here.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Not offered here.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Not offered here.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Not offered here.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Not offered here.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    }

    public override init() {}

    /// The name of the activity; nil by default.
    open var activityType: ActivityType? { nil }
    /// The words on its row; nil by default.
    open var activityTitle: String? { nil }
    /// The picture on its row; nil by default.
    open var activityImage: UIImage? { nil }
    /// Whether it can do something with the items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before it is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it, and calls `activityDidFinish(_:)`, as it does by default.
    open func perform() { activityDidFinish(true) }
    /// Takes the page away. Call it when the activity is done, or with false when it was not.
    open func activityDidFinish(_ completed: Bool) { ended?(completed) }

    fileprivate var ended: ((Bool) -> Void)?
}

/// The rows of a page of activities.
private struct UIActivityPage: View {
    let controller: UIActivityViewController
    @State private var isSaving = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        List {
            Section {
                if let image = controller.image {
                    Image(uiImage: image).resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: 160)
                }
                if !text.isEmpty { Text(verbatim: text).lineLimit(4) }
            }
            Section {
                if !text.isEmpty {
                    row(.copyToPasteboard, "Copy", "doc.on.doc") { UIPasteboard.general.string = text }
                    row(.mail, "Mail", "envelope") { open("mailto:?body=") }
                    row(.message, "Message", "message") { open("sms:?&body=") }
                }
                if controller.image != nil, controller.offers(.saveToCameraRoll) {
                    Button("Save Image", systemImage: "square.and.arrow.down") { isSaving = true }
                }
                ForEach(controller.offeredActivities, id: \.self) { activity in
                    Button {
                        controller.perform(activity)
                    } label: {
                        Label {
                            Text(verbatim: activity.activityTitle ?? "")
                        } icon: {
                            if let image = activity.activityImage { Image(uiImage: image) }
                        }
                    }
                }
            }
            Section { Button("Cancel", role: .cancel) { controller.finish(nil, isDone: false) } }
        }
        .fileExporter(
            isPresented: $isSaving, document: controller.image.map { SharedImage(image: $0) }, contentType: .png,
            defaultFilename: "Image"
        ) { result in
            switch result {
            case .success: controller.finish(.saveToCameraRoll, isDone: true)
            case .failure(let error): controller.finish(.saveToCameraRoll, isDone: false, error)
            }
        }
    }

    private var text: String { controller.text }

    @ViewBuilder private func row(
        _ type: UIActivity.ActivityType, _ title: LocalizedStringKey, _ symbol: String, action: @escaping () -> Void
    ) -> some View {
        if controller.offers(type) {
            Button {
                action()
                controller.finish(type, isDone: true)
            } label: {
                Label(title, systemImage: symbol)
            }
        }
    }

    private func open(_ start: String) {
        let escaped = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        if let url = URL(string: start + escaped) { openURL(url) }
    }
}

/// A shared picture as a file.
private struct SharedImage: FileDocument {
    static let readableContentTypes = [UTType.png]
    let image: UIImage

    init(image: UIImage) { self.image = image }
    init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadUnsupportedScheme) }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: data)
    }
}
