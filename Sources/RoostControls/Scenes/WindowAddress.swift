import Foundation
import RoostCore

/// The side of a window that addresses come in by, in a host that has any. Confined like the window's graph.
package final class WindowAddress {
    private struct Entry { weak var opener: AddressOpener? }
    private var entries: [Entry] = []

    package init() {}

    /// Hands an address to the actions of `onOpenURL`, in the order in which their views came.
    package func open(_ url: URL) {
        for opener in entries.compactMap(\.opener) { opener.action?(url) }
    }

    fileprivate func add(_ opener: AddressOpener) {
        entries.removeAll { $0.opener == nil }
        if !entries.contains(where: { $0.opener === opener }) { entries.append(Entry(opener: opener)) }
    }
}

/// The present action of a view's `onOpenURL`, for as long as the view is there.
private final class AddressOpener {
    var action: ((URL) -> Void)?
}

extension EnvironmentValues {
    /// Nil in a host without addresses.
    @Entry package var windowAddress: WindowAddress?
}

/// The modifier behind `onOpenURL(perform:)`.
private nonisolated struct OpenURLModifier: ViewModifier {
    let action: (URL) -> Void
    @Environment(\.windowAddress) private var address
    @State private var opener = AddressOpener()

    func body(content: Content) -> some View {
        opener.action = action
        address?.add(opener)
        return content
    }
}

/// The page that shows what the window shows.
struct WebpageKey: PreferenceKey {
    static var defaultValue: URL? { nil }

    /// Of several views the one in front counts.
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = nextValue() ?? value }
}

extension View {
    /// Performs an action when the app is to show an address: in a browser at the start, unless the page's address is
    /// the app's own, and when the reader goes back or forward; on the desktop when the app is started with addresses,
    /// also while it runs.
    ///
    /// Roost calls the actions of all views that are there, in the order in which they came; on the desktop those of one
    /// window, the front one. In pictures there are no addresses.
    /// - Parameter action: Gets the page's whole address, as in `https://shop.example/books/7?edition=2`. Of an app below
    ///   a folder of another server, the folder is left out.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }

    /// Describes what this view shows. Of the description only `webpageURL` has an effect: its path, query and fragment
    /// become the page's address in a browser, so that the reader can keep it, share it, and come back to it. A window of the
    /// desktop has no address: there it has no effect, with a warning.
    ///
    /// A change becomes a step in the browser's history. `onOpenURL(perform:)` hears of the steps back. Of several active
    /// descriptions the innermost counts.
    /// - Parameter update: Sets the activity's values. Called whenever the view is made.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        transformPreference(WebpageKey.self) { page in
            guard isActive, page == nil else { return }
            let activity = NSUserActivity(activityType: activityType)
            update(activity)
            page = activity.webpageURL
        }
    }

    /// Describes what this view shows while there is an element: see `userActivity(_:isActive:_:)`.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }
}
