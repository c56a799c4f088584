import RoostCore

/// The modifier behind `searchable`.
nonisolated private struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    @State private var model = SearchModel()
    @Environment(\.submitActions) private var submitActions

    @MainActor func body(content: Content) -> some View {
        model.text = text
        model.isPresented = isPresented
        model.submitActions = submitActions
        model.show(prompt, placement)
        return
            content
            .environment(\.isSearching, model.isSearching)
            .environment(\.dismissSearch, DismissSearchAction(model: model))
            .environment(\.outerSearchModel, model)
            .transformPreference(SearchRequestKey.self) { [model] in
                if $0.model == nil { $0.model = model }
            }
            .onChange(of: isPresented?.wrappedValue, initial: true) {
                if let asked = isPresented?.wrappedValue { model.follow(asked) }
            }
    }
}

extension View {
    nonisolated private func searchable(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Lets people search in this view. The navigation stack or split view around it, or the one that it is, shows a
    /// field.
    ///
    /// - Parameters:
    ///   - placement: By default at the bottom of an iPhone's screen, at the top elsewhere.
    ///   - prompt: The text in the empty field; nil for "Search".
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text, nil, placement, prompt)
    }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, nil, placement, Text(prompt))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, nil, placement, Text(prompt))
    }

    /// Lets people search. The search is active while `isPresented` is true, and using the field sets it to true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text, isPresented, placement, prompt)
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, isPresented, placement, Text(prompt))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, isPresented, placement, Text(prompt))
    }

    /// The older form of `searchable(text:placement:prompt:)` with `searchSuggestions(_:)`.
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text, nil, placement, prompt).searchSuggestions(suggestions)
    }

    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
    }

    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
    }

    // MARK: What goes with a search

    nonisolated private func search(_ change: @escaping (inout SearchRequest) -> Void) -> some View {
        transformPreference(SearchRequestKey.self, change).transformEnvironment(\.outerSearch, transform: change)
    }

    /// Sets the suggestions that show while people search in this view, over its content; without any view in them, the
    /// content stays.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = AnyView(suggestions())
        return search { $0.suggestions = suggestions }
    }

    /// Makes this view a button among the suggestions: choosing it writes `completion` into the field and submits it.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(PassingTraitModifier(SearchCompletionKey.self) { $0 = completion })
    }

    /// Sets the scopes of the search in this view, of which people choose one in a segmented picker while they search.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Sets the scopes of the search in this view, and when their picker shows.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = AnyView(Picker("Scope", selection: scope, content: scopes))
        return search {
            $0.scopes = picker
            $0.activation = activation
        }
    }

    /// Binds the keyboard focus of this view's search field to a state.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocus { AnyView($0.focused(binding)) }
    }

    /// Binds the keyboard focus of this view's search field to one value of a state.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        searchFocus { AnyView($0.focused(binding, equals: value)) }
    }

    nonisolated private func searchFocus(_ focus: @escaping (AnyView) -> AnyView) -> some View {
        search { request in
            let inner = request.focus
            request.focus = { focus(inner?($0) ?? $0) }
        }
    }
}
