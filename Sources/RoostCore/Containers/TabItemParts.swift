/// What a bar takes of a tab's item: its words and its pictures. How they look is the bar's.
nonisolated struct TabItemParts {
    private struct Part<Content> {
        let content: Content
        /// What people who do not see it are told; nil for what it says itself.
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

    /// Pictures say the words, which may not be shown.
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

    /// Looks for words and pictures in an element, with what is said of them on the way.
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
            // What lies over or behind a view is none of its words.
            let inside = owner is any LayeredContent ? [tree.firstChild(of: element)] : tree.children(of: element)
            for child in inside { add(child, in: tree, label: label, identifier: identifier) }
        }
    }
}

/// `accessibilityIdentifier` where there is one.
nonisolated private struct OptionalIdentifier: ViewModifier {
    let identifier: String?

    @MainActor func body(content: Content) -> some View {
        if let identifier { content.accessibilityIdentifier(identifier) } else { content }
    }
}
