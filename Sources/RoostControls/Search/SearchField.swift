import CoreGraphics
@_spi(Engine) import RoostCore

/// The field of a search, with the button that ends the search.
nonisolated struct SearchBar: View {
    let model: SearchModel
    let request: SearchRequest
    /// Whether it floats over the bottom of an iPhone's screen.
    let isAtBottom: Bool
    @FocusState private var isFocused: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

    @MainActor var body: some View {
        let text = model.text
        VStack(spacing: 8) {
            // Between the field and the content.
            if isAtBottom { scopes }
            HStack(spacing: 8) {
                HStack(spacing: isAtBottom ? 8 : 6) {
                    Image(systemName: "magnifyingglass").foregroundStyle(isBare ? .primary : .secondary)
                        .accessibilityHidden(true)
                    field(text)
                    if !text.wrappedValue.isEmpty {
                        clear(text)
                    } else if isAtBottom, isDrawnFromLayers {
                        Image(systemName: "mic").foregroundStyle(.secondary).accessibilityHidden(true)
                    }
                }
                .padding(.horizontal, idiom == .iOS ? (isAtBottom ? 18 : 12) : 6)
                .frame(height: height)
                .background { ground }
                if model.isSearching, idiom == .iOS { cancel }
            }
            if !isAtBottom { scopes }
        }
        .onChange(of: isFocused) { if isFocused { model.begin() } }
        .onChange(of: text.wrappedValue) { model.textChanged(to: text.wrappedValue) }
        .onChange(of: model.isSearching, initial: true) {
            if model.isSearching != isFocused { isFocused = model.isSearching }
        }
    }

    /// Whether it is a field of a bar in a picture of layers: its words and its sign stand there alone, in the label's
    /// colour.
    private var isBare: Bool { isDrawnFromLayers && idiom == .iOS && !isAtBottom }

    private var height: CGFloat { idiom == .iOS ? (isAtBottom ? 48 : 44) : 28 }

    @MainActor private var showsScopes: Bool {
        guard model.isSearching, request.scopes != nil else { return false }
        return request.activation != .onTextEntry || !model.text.wrappedValue.isEmpty
    }

    @MainActor @ViewBuilder private var scopes: some View {
        if showsScopes { request.scopes?.pickerStyle(.segmented).labelsHidden() }
    }

    @MainActor private func field(_ text: Binding<String>) -> some View {
        // On glass a prompt is as dark as the sign before it.
        let prompt =
            isAtBottom || isBare
            ? (model.prompt ?? Text("Search")).foregroundStyle(isBare ? .primary : .secondary) : model.prompt
        let field = TextField(text: text, prompt: prompt) { Text("Search") }
            .textFieldStyle(.plain)
            // Bars do not grow with the reader's text size.
            .font(isAtBottom ? .system(size: 17) : nil)
            .focused($isFocused)
            .onExitCommand { model.dismiss() }
            .environment(\.submitTrigger, .search)
            .environment(\.submitActions, model.submitActions)
            .accessibilityAddTraits(.isSearchField)
        return request.focus?(AnyView(field)) ?? AnyView(field)
    }

    @MainActor private func clear(_ text: Binding<String>) -> some View {
        Button {
            text.wrappedValue = ""
        } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(FramedButtonStyle())
        .accessibilityLabel("Clear text")
    }

    @MainActor private var cancel: some View {
        Button {
            model.dismiss()
        } label: {
            Image(systemName: "xmark").font(.system(size: 17, weight: .medium)).frame(width: height, height: height)
        }
        .buttonStyle(FramedButtonStyle())
        .background { SearchGround(floats: isAtBottom) }
        .accessibilityLabel("Cancel")
    }

    @MainActor private var ground: some View {
        SearchGround(floats: isAtBottom)
    }
}

/// Glass for a field that floats over the content, grey for a field in a bar.
nonisolated private struct SearchGround: View {
    let floats: Bool
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        if floats || idiom == .iOS, isDrawnFromLayers {
            // Pictures of layers have no glass.
        } else if floats {
            let shape = Capsule(style: .continuous)
            // The blur keeps the prompt legible above scrolling content.
            shape.fill(ControlColor.glass).background(.ultraThinMaterial, in: shape)
                .shadow(color: .black.opacity(0.12), radius: 12, y: 3)
        } else {
            Capsule(style: .continuous).fill(Color(.tertiaryFill))
        }
    }
}

/// The suggestions of a search, over the screen; nothing if there are none.
nonisolated struct SearchSuggestions: View {
    let model: SearchModel
    let suggestions: AnyView

    @MainActor var body: some View {
        Group(subviews: suggestions) { parts in
            if !parts.isEmpty {
                List {
                    ForEach(parts) { part in
                        if let completion = part.searchCompletion {
                            Button {
                                model.choose(completion)
                            } label: {
                                part.frame(maxWidth: .infinity, alignment: .leading)
                            }
                            .buttonStyle(FramedButtonStyle())
                        } else {
                            part
                        }
                    }
                }
                .listStyle(.plain)
                .background(Color(.background))
            }
        }
    }
}

enum SearchCompletionKey: PassingTraitKey {
    static var defaultValue: String? { nil }
}

extension Subview {
    fileprivate var searchCompletion: String? { tree.traits(of: element).passing[SearchCompletionKey.self] }
}

/// Adds the parts of a search to a screen: its field and its suggestions.
nonisolated struct SearchScreen: ViewModifier {
    let request: SearchRequest
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var roomBelow: CGFloat = 0

    @MainActor func body(content: Content) -> some View {
        let model = request.model
        let isAtBottom = idiom == .iOS && sizeClass != .regular && model?.placement.isAtBottom ?? true
        content
            .overlay {
                if let model, model.isSearching, !model.hasChosen, let suggestions = request.suggestions {
                    SearchSuggestions(model: model, suggestions: suggestions)
                }
            }
            .safeAreaInset(edge: isAtBottom ? VerticalEdge.bottom : .top, spacing: 0) {
                if let model {
                    SearchBar(model: model, request: request, isAtBottom: isAtBottom)
                        .padding(.horizontal, idiom == .macOS ? 8 : isAtBottom ? 28 : 16)
                        .padding(.top, isAtBottom ? 8 : idiom == .macOS ? 8 : 0)
                        .padding(.bottom, isAtBottom ? bottomPadding : 8)
                }
            }
            .background {
                if model != nil, isAtBottom {
                    Color.clear.onGeometryChange(for: CGFloat.self) {
                        $0.safeAreaInsets.bottom
                    } action: {
                        roomBelow = $0
                    }
                }
            }
    }

    /// A field floats 28 points above the edge of a screen with a safe area there. Without one, 16 is a guess.
    private var bottomPadding: CGFloat { roomBelow > 0 ? 28 - roomBelow : 16 }

}
