@_spi(Engine) import RoostCore

/// The texts and images in a tab's item. The bar decides how they look.
nonisolated struct TabItemParts {
    private struct Part<Content> {
        let content: Content
        /// The accessibility label; nil where the text or image speaks for itself.
        let label: Text?
        let identifier: String?
    }

    private var words: [Part<Text>] = []
    private var pictures: [Part<Image>] = []

    init(_ item: SubviewsCollection) {
        for view in item { add(view.element, in: view.tree, label: nil, identifier: nil) }
    }

    var hasWords: Bool { !words.isEmpty }
    var hasPictures: Bool { !pictures.isEmpty }

    @MainActor var wordsView: some View {
        ForEach(words.indices, id: \.self) { named(words[$0].content, words[$0].label, words[$0].identifier) }
    }

    /// The images, spoken by the item's words, which may not be shown.
    @MainActor var picturesView: some View {
        let spoken = words.first.map { $0.label ?? $0.content }
        return ForEach(pictures.indices, id: \.self) {
            named(pictures[$0].content, spoken ?? pictures[$0].label, pictures[$0].identifier)
        }
    }

    @MainActor private func named(_ part: some View, _ label: Text?, _ identifier: String?) -> some View {
        part.accessibilityAttributes { attributes in
            if let label { attributes.label = label }
        }
        .modifier(OptionalIdentifier(identifier: identifier))
    }

    /// Collects the texts and images in an element, with the labels and identifiers written on the way to them.
    private mutating func add(_ element: LayoutID, in tree: LayoutTree, label: Text?, identifier: String?) {
        guard let owner = tree.owner(of: element) else { return }
        var attributes = AccessibilityAttributes()
        _ = tree.describeAccessibility(of: element, to: &attributes)
        _ = owner.describe(element, to: &attributes)
        let label = label ?? attributes.label
        let identifier = identifier ?? tree.identifier(of: element)
        if let text = (owner as? _ViewNodeOf<Text>)?.view {
            let string = text.spoken(in: owner.environment)
            words.append(Part(content: Text(verbatim: string), label: label, identifier: identifier))
        } else if let image = (owner as? _ViewNodeOf<Image>)?.view {
            pictures.append(Part(content: image.unstyled, label: label, identifier: identifier))
        } else {
            // A view's overlay and background are not part of its words.
            let inside = owner is any LayeredContent ? [tree.firstChild(of: element)] : tree.children(of: element)
            for child in inside { add(child, in: tree, label: label, identifier: identifier) }
        }
    }
}

/// `accessibilityIdentifier`, unless the identifier is nil.
nonisolated private struct OptionalIdentifier: ViewModifier {
    let identifier: String?

    @MainActor func body(content: Content) -> some View {
        if let identifier { content.accessibilityIdentifier(identifier) } else { content }
    }
}
