import RoostTesting
import SwiftUI
import Testing
import UIKit

/// A page of names that are found by a part.
private final class Names: UIViewController, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
    let search: UISearchController
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 20))
    var log: [String] = []

    init(results: UIViewController? = nil) {
        search = UISearchController(searchResultsController: results)
        super.init(nibName: nil, bundle: nil)
        title = "Names"
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        search.delegate = self
        search.searchBar.placeholder = "A part of a name"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(label)
        updateSearchResults(for: search)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let part = searchController.searchBar.text ?? ""
        label.text = ["Ada", "Bob", "Cyd"].filter { part.isEmpty || $0.contains(part) }.joined(separator: " ")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("begin") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
    }
}

@MainActor struct SearchControllerTests {
    private let size = CGSize(width: 390, height: 700)

    private struct Page: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `Words in the bar's field reach the updater and the delegate, until the search ends`() throws {
        let names = Names()
        let live = LiveView(Page(controller: UINavigationController(rootViewController: names)), size: size)
        #expect(live.contains("Ada Bob Cyd"))
        #expect(live.tap(.textField))
        live.type("yd")
        live.advance(by: 1)
        #expect(names.search.isActive)
        #expect(names.search.searchBar.text == "yd")
        #expect(names.label.text == "Cyd" && live.contains("Cyd") && !live.contains("Ada"))
        live.type("\n")
        names.search.isActive = false
        live.advance(by: 1)
        #expect(live.contains("Ada Bob Cyd"))
        #expect(names.log == ["begin", "y", "yd", "search", "end"])
    }

    @Test func `The page's results cover it while there are words`() throws {
        let results = UIViewController()
        results.view.backgroundColor = .red
        let names = Names(results: results)
        let live = LiveView(Page(controller: UINavigationController(rootViewController: names)), size: size)
        #expect(try live.color(at: 200, 500) == [255, 255, 255])
        names.search.isActive = true
        names.search.searchBar.text = "A"
        live.advance(by: 1)
        #expect(try live.color(at: 200, 500) == [255, 0, 0])
        #expect(live.element(.textField)?.value == "A")
    }

    @Test func `A scope is chosen below the field`() throws {
        let names = Names()
        names.search.searchBar.scopeButtonTitles = ["All", "New"]
        let live = LiveView(Page(controller: UINavigationController(rootViewController: names)), size: size)
        live.tap(.textField)
        live.advance(by: 1)
        let new = try #require(live.elements.first { $0.label == "New" })
        live.tap(at: CGPoint(x: new.frame.midX, y: new.frame.midY))
        live.advance(by: 1)
        #expect(names.log == ["begin", "scope 1"])
        #expect(names.search.searchBar.selectedScopeButtonIndex == 1)
    }

    @Test func `A navigation bar names the items of its controller's pages`() {
        let (first, second) = (UIViewController(), UIViewController())
        let controller = UINavigationController(rootViewController: first)
        controller.pushViewController(second, animated: false)
        #expect(controller.navigationBar.topItem === second.navigationItem)
        #expect(controller.navigationBar.backItem === first.navigationItem)
        #expect(controller.navigationBar.items?.count == 2)
    }
}
