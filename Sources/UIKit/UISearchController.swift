import Combine
import Foundation
import RoostControls
import RoostCore

/// A search in the bar of a `UINavigationController`: put it into `UINavigationItem.searchController`.
///
/// The field is SwiftUI's, as `searchable` shows it. It has the words, the placeholder, the scopes and the delegate of
/// `searchBar`.
@MainActor @preconcurrency open class UISearchController: UIViewController {
    /// A search.
    /// - Parameter searchResultsController: The controller that covers the page while there are words; nil where the
    ///   page itself shows the results.
    public init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        watchBar()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        watchBar()
    }

    private func watchBar() {
        searchBar.changed = { [changes] in changes.objectWillChange.send() }
    }

    /// The controller that covers the page while there are words; nil for none.
    public let searchResultsController: UIViewController?
    /// The words of the search and the object that hears of them. The bar itself is not drawn.
    public let searchBar = UISearchBar(frame: .zero)
    /// The object that finds the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that hears of the search's beginning and end.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether people search. Setting it begins or ends the search; its end takes the words away.
    open var isActive: Bool {
        get { isSearching }
        set { setActive(newValue) }
    }
    /// Accepted for source compatibility; has no effect here: a page without words stays as it is.
    open var obscuresBackgroundDuringPresentation = true
    /// Accepted for source compatibility; has no effect here: bars follow SwiftUI's search.
    open var hidesNavigationBarDuringPresentation = true
    /// Accepted for source compatibility; has no effect here: SwiftUI's field has a button that ends the search.
    open var automaticallyShowsCancelButton = true
    /// Whether the results' controller covers the page although there are no words.
    open var showsSearchResultsController = false { willSet { changes.objectWillChange.send() } }

    /// Tells the page that shows the search of a change.
    let changes = Changes()
    private var isSearching = false

    final class Changes: ObservableObject {
        nonisolated init() {}
    }

    /// The results' controller, while it covers the page.
    var shownResults: UIViewController? {
        isSearching && (showsSearchResultsController || !(searchBar.text ?? "").isEmpty) ? searchResultsController : nil
    }

    private func setActive(_ active: Bool) {
        guard active != isSearching else { return }
        if active { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
        isSearching = active
        if !active { searchBar.text = "" }
        searchResultsUpdater?.updateSearchResults(for: self)
        if active { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
        changes.objectWillChange.send()
    }

    // MARK: The field

    /// Whether people search, as the field sees it.
    var fieldIsActive: Binding<Bool> {
        Binding { [self] in
            isSearching
        } set: { [self] active in
            guard active != isSearching else { return }
            if active {
                searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
            } else {
                searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
            }
            setActive(active)
            if !active { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
        }
    }

    /// The words, as the field sees them.
    var fieldText: Binding<String> {
        Binding { [self] in
            searchBar.text ?? ""
        } set: { [self] text in
            guard text != searchBar.text ?? "" else { return }
            searchBar.text = text
            searchBar.delegate?.searchBar(searchBar, textDidChange: text)
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// The chosen scope, as the picker below the field sees it.
    var fieldScope: Binding<Int> {
        Binding { [self] in
            searchBar.selectedScopeButtonIndex
        } set: { [self] scope in
            guard scope != searchBar.selectedScopeButtonIndex else { return }
            searchBar.selectedScopeButtonIndex = scope
            searchBar.delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: scope)
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }
}

/// Finds the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the search begins or ends, and when its words or its scope change.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's beginning and end.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Never called: the search is always SwiftUI's.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

extension View {
    /// Shows a controller's search in the bar of the navigation controller.
    @ViewBuilder func search(of item: UINavigationItem) -> some View {
        if let search = item.searchController {
            modifier(
                UISearchOfPage(
                    search: search, changes: search.changes, hidesWhenScrolling: item.hidesSearchBarWhenScrolling))
        } else {
            self
        }
    }
}

/// The search of a page of a navigation controller.
private struct UISearchOfPage: ViewModifier {
    let search: UISearchController
    @ObservedObject var changes: UISearchController.Changes
    let hidesWhenScrolling: Bool

    func body(content: Content) -> some View {
        content
            .overlay {
                if let results = search.shownResults { UIControllerPage(results).id(ObjectIdentifier(results)) }
            }
            .searchable(
                text: search.fieldText, isPresented: search.fieldIsActive,
                placement: hidesWhenScrolling ? .automatic : .navigationBarDrawer(displayMode: .always),
                prompt: search.searchBar.placeholder.map { Text(verbatim: $0) }
            )
            .searchScopes(search.fieldScope) {
                ForEach(Array((search.searchBar.scopeButtonTitles ?? []).enumerated()), id: \.offset) {
                    Text(verbatim: $0.element).tag($0.offset)
                }
            }
            .onSubmit(of: .search) { search.searchBar.delegate?.searchBarSearchButtonClicked(search.searchBar) }
    }
}
