import Observation
import RoostCore

/// The state of a view's search: its text, and whether people are searching.
@Observable
final class SearchModel {
    private(set) var isSearching = false
    private(set) var placement = SearchFieldPlacement.automatic
    private(set) var prompt: Text?
    /// Written at each evaluation of the modifier.
    @ObservationIgnored var text: Binding<String> = .constant("")
    /// The chosen suggestion, as long as the text equals it; suggestions are hidden then.
    private var chosen: String?
    var hasChosen: Bool { chosen != nil }
    @ObservationIgnored var isPresented: Binding<Bool>?
    /// The surrounding actions for submitted text.
    @ObservationIgnored var submitActions = SubmitActions()

    func show(_ prompt: Text?, _ placement: SearchFieldPlacement) {
        if prompt != self.prompt { self.prompt = prompt }
        if placement != self.placement { self.placement = placement }
    }

    /// Searches for a chosen suggestion.
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

    /// Ends the search and empties the field.
    func dismiss() {
        guard isSearching else { return }
        isSearching = false
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        if let isPresented, isPresented.wrappedValue { isPresented.wrappedValue = false }
    }

    /// Begins or ends the search as the program asks.
    func follow(_ isPresented: Bool) { if isPresented { begin() } else { dismiss() } }
}

/// The parts of a search that a screen shows.
struct SearchRequest: Equatable {
    var model: SearchModel?
    /// The suggestions shown during a search; nil leaves the screen's own content visible.
    var suggestions: AnyView?
    /// The picker of the search's scope, and when it shows.
    var scopes: AnyView?
    var activation = SearchScopeActivation.automatic
    /// Binds the field to focus states.
    var focus: ((AnyView) -> AnyView)?

    static func == (a: SearchRequest, b: SearchRequest) -> Bool {
        a.model === b.model && a.activation == b.activation
            && a.suggestions?.storage === b.suggestions?.storage && a.scopes?.storage === b.scopes?.storage
    }

    /// The request, completed with the outer one's parts. A request with a model of its own stays as it is.
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

    /// The first searchable view supplies the search.
    static func reduce(value: inout SearchRequest, nextValue: () -> SearchRequest) {
        value = value.merged(with: nextValue())
    }
}

extension EnvironmentValues {
    /// A search around a stack of screens, which the first screen shows.
    @Entry var outerSearchModel: SearchModel?

    /// The parts of that search which are declared around the stack.
    @Entry var outerSearch: SearchRequest = SearchRequest()

    /// Whether people are searching in the nearest surrounding `searchable` view.
    @Entry public internal(set) var isSearching: Bool = false

    /// Ends the search in the nearest surrounding `searchable` view.
    @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction(model: nil)
}

/// Ends a search: empties the field and takes the focus from it.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    /// Called on the thread of the graph that contains the action's view, as all code of the view is.
    private nonisolated(unsafe) let model: SearchModel?

    nonisolated init(model: SearchModel?) { self.model = model }

    /// Ends the search; does nothing outside of a `searchable` view, or while nobody searches.
    public func callAsFunction() { model?.dismiss() }
}
