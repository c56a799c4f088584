/// What `.searchable` applies.
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

    /// Lets people search in this view: the navigation stack or split view that it is in, or that it is, shows a field.
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

    /// Lets people search while `isPresented` is true, which it becomes when they do.
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

    /// What is shown to choose from while people search in this view.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = AnyView(suggestions())
        return search { $0.suggestions = suggestions }
    }

    /// What is searched for when this suggestion is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(PassingTraitModifier(SearchCompletionKey.self) { $0 = completion })
    }

    /// The parts of what can be searched in this view, of which people choose one while they search.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = AnyView(Picker("Scope", selection: scope, content: scopes))
        return search {
            $0.scopes = picker
            $0.activation = activation
        }
    }

    /// Ties the focus of this view's search field to a state.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocus { AnyView($0.focused(binding)) }
    }

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
