import Observation

/// A search that a view offers: what is written, and whether it goes on.
@Observable
final class SearchModel {
    private(set) var isSearching = false
    private(set) var placement = SearchFieldPlacement.automatic
    private(set) var prompt: Text?
    /// Written by the modifier each time that it is evaluated.
    @ObservationIgnored var text: Binding<String> = .constant("")
    /// What was chosen of the suggestions, as long as it is what is written: they are not shown then.
    private var chosen: String?
    var hasChosen: Bool { chosen != nil }
    @ObservationIgnored var isPresented: Binding<Bool>?
    /// The actions around the view for what is submitted.
    @ObservationIgnored var submitActions = SubmitActions()

    func show(_ prompt: Text?, _ placement: SearchFieldPlacement) {
        if prompt != self.prompt { self.prompt = prompt }
        if placement != self.placement { self.placement = placement }
    }

    /// Looks for what was chosen of the suggestions.
    func choose(_ completion: String) {
        chosen = completion
        text.wrappedValue = completion
        submitActions.run(.search)
    }

    func textChanged(to text: String) { if chosen != nil, text != chosen { chosen = nil } }

    func begin() {
        guard !isSearching else { return }
        chosen = nil
        isSearching = true
        if let isPresented, !isPresented.wrappedValue { isPresented.wrappedValue = true }
    }

    /// Ends the search; nothing is looked for any more.
    func dismiss() {
        guard isSearching else { return }
        isSearching = false
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        if let isPresented, isPresented.wrappedValue { isPresented.wrappedValue = false }
    }

    /// Makes the search what the program asks for.
    func follow(_ isPresented: Bool) { if isPresented { begin() } else { dismiss() } }
}

/// What a screen is asked to show for a search.
struct SearchRequest: Equatable {
    var model: SearchModel?
    /// Views to choose from while something is searched; none shows the screen's own content.
    var suggestions: AnyView?
    /// The choice of what is searched, and when it is shown.
    var scopes: AnyView?
    var activation = SearchScopeActivation.automatic
    /// Ties the field to states of focus.
    var focus: ((AnyView) -> AnyView)?

    static func == (a: SearchRequest, b: SearchRequest) -> Bool {
        a.model === b.model && a.activation == b.activation
            && a.suggestions?.storage === b.suggestions?.storage && a.scopes?.storage === b.scopes?.storage
    }

    /// Takes over what was said further out where nothing was said here.
    func merged(with outer: SearchRequest) -> SearchRequest {
        guard model == nil else { return self }
        var merged = outer
        merged.suggestions = suggestions ?? outer.suggestions
        merged.scopes = scopes ?? outer.scopes
        if activation != .automatic { merged.activation = activation }
        merged.focus = focus ?? outer.focus
        return merged
    }
}

struct SearchRequestKey: PreferenceKey {
    static var defaultValue: SearchRequest { SearchRequest() }

    /// The first view that offers a search has it.
    static func reduce(value: inout SearchRequest, nextValue: () -> SearchRequest) {
        value = value.merged(with: nextValue())
    }
}

private struct OuterSearchModelKey: EnvironmentKey { static var defaultValue: SearchModel? { nil } }
private struct OuterSearchKey: EnvironmentKey { static var defaultValue: SearchRequest { SearchRequest() } }
private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction(model: nil) }

extension EnvironmentValues {
    /// A search around a stack of screens, which its first screen shows.
    var outerSearchModel: SearchModel? {
        get { self[OuterSearchModelKey.self] }
        set { self[OuterSearchModelKey.self] = newValue }
    }

    /// What was said around a stack of screens of what goes with its search.
    var outerSearch: SearchRequest {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }

    /// Whether people are searching in the nearest view around that is searchable.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the nearest view around that is searchable.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

/// Ends a search: empties the field and takes the focus from it.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    /// Called on the thread of the graph that the action's view is in, as all code of the view's is.
    private nonisolated(unsafe) let model: SearchModel?

    nonisolated init(model: SearchModel?) { self.model = model }

    public func callAsFunction() { model?.dismiss() }
}
