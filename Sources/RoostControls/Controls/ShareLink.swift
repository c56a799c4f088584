import Foundation
import RoostCore

/// A button that asks how to share texts and addresses: by mail or as a message, in the apps of the reader's device.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @Environment(\.self) private var environment
    @State private var isAsking = false

    fileprivate init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    @MainActor public var body: some View {
        Button {
            isAsking = true
        } label: {
            label
        }
        .confirmationDialog(title ?? Text("Share"), isPresented: $isAsking, titleVisibility: .visible) {
            Button("Mail") { open("mailto:?subject=\(subjectText)&body=\(text)") }
            Button("Message") { open("sms:?&body=\(text)") }
            if let address { Button("Open Link") { environment.openURL(address) } }
        } message: {
            if let preview {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(Array(items.enumerated()), id: \.offset) { entry in
                        SharedItem(
                            preview: ShownPreview(preview(entry.element)), text: entry.element.sharedText,
                            isAlone: items.count == 1)
                    }
                }
            } else {
                Text(verbatim: items.map(\.sharedText).joined(separator: "\n"))
            }
        }
    }

    /// The title of a single item's preview, or else the subject.
    private var title: Text? {
        guard let preview, items.count == 1, let item = items.first else { return subject }
        return preview(item).title
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

/// An item above the ways to share it: its picture, beside its title or, below a title that says it already, its text.
nonisolated private struct SharedItem: View {
    let preview: ShownPreview
    let text: String
    let isAlone: Bool

    @MainActor var body: some View {
        HStack(spacing: 10) {
            if let picture = preview.picture {
                picture.resizable().scaledToFit().frame(width: 40, height: 40)
                    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
                    .accessibilityHidden(true)
            }
            if isAlone { Text(verbatim: text) } else { preview.title }
        }
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
    /// Shares several items at once, with any view as its label.
    ///
    /// - Parameters:
    ///   - subject: The subject of a mail; nil leaves it empty.
    ///   - message: A text that stands before the items.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, nil, label: label())
    }

    /// Shares one item, with any view as its label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares several items at once, from a button that says “Share…”.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel())
    }

    /// Shares several items at once, from a button with a title and the symbol of sharing.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares several items at once, from a button with a styled title and the symbol of sharing.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(title))
    }

    /// Shares one item, from a button that says “Share…”.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
    }

    /// Shares one item, from a button with a title and the symbol of sharing.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares one item, from a button with a styled title and the symbol of sharing.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
    }
}

extension ShareLink {
    /// Shares several items at once, each shown by its preview, with any view as its label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label: label())
    }

    /// Shares one item, shown by its preview, with any view as its label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares several items at once, each shown by its preview, from a button that says “Share…”.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel())
    }

    /// Shares several items at once, each shown by its preview, from a button with a title and the symbol of sharing.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares several items at once, each shown by its preview, from a button with a styled title and the symbol of sharing.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel(title))
    }

    /// Shares one item, shown by its preview, from a button that says “Share…”.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel())
    }

    /// Shares one item, shown by its preview, from a button with a title and the symbol of sharing.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares one item, shown by its preview, from a button with a styled title and the symbol of sharing.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(title))
    }
}
