import Foundation
import RoostCore

/// A preview of a shared item. Only its title is shown, above the ways to share.
nonisolated public struct SharePreview<Image, Icon> {
    fileprivate let title: Text
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
    /// A preview of a title alone.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

    /// A preview of a title alone, as a styled text.
    public init(_ title: Text) { self.title = title }
}

nonisolated extension SharePreview where Image: Transferable, Icon == Never {
    /// A preview with a picture, which is not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

    /// A preview with a picture, which is not shown.
    public init(_ title: Text, image: Image) { self.title = title }
}

nonisolated extension SharePreview where Image == Never, Icon: Transferable {
    /// A preview with an icon, which is not shown.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

    /// A preview with an icon, which is not shown.
    public init(_ title: Text, icon: Icon) { self.title = title }
}

nonisolated extension SharePreview where Image: Transferable, Icon: Transferable {
    /// A preview with a picture and an icon, which are not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }

    /// A preview with a picture and an icon, which are not shown.
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

/// A button that asks how to share texts and addresses: by mail or as a message, in the apps of the reader's device.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let title: Text?
    private let label: Label
    @Environment(\.self) private var environment
    @State private var isAsking = false

    fileprivate init(_ items: Data, _ subject: Text?, _ message: Text?, title: Text? = nil, label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.title = title
        self.label = label
    }

    @MainActor public var body: some View {
        Button {
            isAsking = true
        } label: {
            label
        }
        .confirmationDialog(title ?? subject ?? Text("Share"), isPresented: $isAsking, titleVisibility: .visible) {
            Button("Mail") { open("mailto:?subject=\(subjectText)&body=\(text)") }
            Button("Message") { open("sms:?&body=\(text)") }
            if let address { Button("Open Link") { environment.openURL(address) } }
        } message: {
            Text(items.map(\.sharedText).joined(separator: "\n"))
        }
    }

    private var address: URL? { items.count == 1 ? items.first as? URL : nil }

    private var text: String {
        let message = message?.spoken(in: environment)
        return escaped(([message].compactMap { $0 } + items.map(\.sharedText)).joined(separator: "\n"))
    }

    private var subjectText: String { escaped((subject ?? title)?.spoken(in: environment) ?? "") }

    private func escaped(_ text: String) -> String {
        var unreserved = CharacterSet.alphanumerics
        unreserved.insert(charactersIn: "-._~")
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    @MainActor private func open(_ address: String) {
        if let url = URL(string: address) { environment.openURL(url) }
    }
}

/// The default label of a share link: a title beside an arrow out of a box.
nonisolated public struct DefaultShareLinkLabel: View {
    private let title: Text

    fileprivate init(_ title: Text = Text("Share…")) { self.title = title }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares several items at once, each on a line of its own.
    ///
    /// - Parameters:
    ///   - subject: The subject of a mail; nil leaves it empty.
    ///   - message: A text that stands before the items.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, label: label())
    }

    /// Shares one item. `subject` is a mail's, `message` stands before the item.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label: label())
    }

    /// Shares one item, under the title of `preview`.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, title: preview.title, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares several items at once, from a button that says “Share…”.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, label: DefaultShareLinkLabel())
    }

    /// Shares several items at once, from a button with a title and the symbol of sharing.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares one item, from a button that says “Share…”.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
    }

    /// Shares one item, from a button with a title and the symbol of sharing.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares one item, from a button with a styled title and the symbol of sharing.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
    }

    /// Shares one item, under the title of `preview`, from a button that says “Share…”.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, title: preview.title, label: DefaultShareLinkLabel())
    }

    /// Shares one item, under the title of `preview`, from a button with a title of its own.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, title: preview.title,
            label: DefaultShareLinkLabel(Text(titleKey)))
    }
}
