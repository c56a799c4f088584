import Foundation
import RoostCore

/// The visibility of a tab view's tabs, and the order of those in its sections, as people would change them.
///
/// A tab view follows the customization that it is given. People cannot change it here: there is no sidebar, and tabs
/// cannot be dragged. It can be kept in `AppStorage` and `SceneStorage`.
nonisolated public struct TabViewCustomization: Hashable, Sendable, Codable {
    /// What is chosen for one tab.
    nonisolated public struct TabCustomization: Hashable, Sendable, Codable {
        fileprivate var inBar: String?
        fileprivate var inSidebar: String?

        /// Whether the tab is in the bar; `automatic` for the tab's own `defaultVisibility(_:for:)`.
        public var tabBarVisibility: Visibility {
            get { Visibility(stored: inBar) }
            set { inBar = newValue.stored }
        }

        /// Whether the tab is in the sidebar. Tab views have no sidebar here, so this is only kept.
        public var sidebarVisibility: Visibility {
            get { Visibility(stored: inSidebar) }
            set { inSidebar = newValue.stored }
        }
    }

    /// What is chosen for one section.
    nonisolated public struct SectionCustomization: Hashable, Sendable, Codable {
        /// The customization ids of the section's tabs in order; nil for the declared order.
        public var tabOrder: [String]?
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Everything as declared.
    public init() {}

    /// What is chosen for the tab with a customization id.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// What is chosen for the section with a customization id.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// The visibility of all tabs goes back to what is declared.
    public mutating func resetVisibility() { tabs = [:] }

    /// The order of all sections goes back to what is declared.
    public mutating func resetSectionOrder() { sections = [:] }

    func visibilityInBar(ofTab id: String) -> Visibility { self[tab: id].tabBarVisibility }

    /// Screens in the order of their sections' customizations: those of one section keep their places together.
    func ordered(_ screens: [Subview]) -> [Subview] {
        var screens = screens
        for order in sections.values.compactMap(\.tabOrder) {
            let places = screens.indices.filter { screens[$0].tabTraits.customizationID.map(order.contains) ?? false }
            let sorted = places.map { screens[$0] }.sorted { a, b in
                order.firstIndex(of: a.tabTraits.customizationID!)! < order.firstIndex(
                    of: b.tabTraits.customizationID!)!
            }
            for (place, screen) in zip(places, sorted) { screens[place] = screen }
        }
        return screens
    }
}

nonisolated extension Visibility {
    fileprivate init(stored: String?) {
        self = stored == "visible" ? .visible : stored == "hidden" ? .hidden : .automatic
    }

    fileprivate var stored: String? {
        switch self {
        case .automatic: nil
        case .visible: "visible"
        case .hidden: "hidden"
        }
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// A customization under `key`; everything is as declared until one is stored.
    public init(
        wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self.init(encoding: wrappedValue, key, store: store)
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// A customization under `key`; everything is as declared until one is stored.
    public init(wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String) {
        self.init(encoding: wrappedValue, key)
    }
}

extension EnvironmentValues {
    /// The customization of the tab view inside.
    @Entry var tabViewCustomization: Binding<TabViewCustomization>?
}

extension View {
    /// Lets a customization decide which tabs of the tab view are in its bar, and in which order those of a section
    /// stand. Tabs take part by their `customizationID(_:)`.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization)
    }

    /// Accepted for existing code; tab views have no sidebar here.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        withoutEffect("tabViewSidebarHeader", "tab views have no sidebar")
    }

    /// Accepted for existing code; tab views have no sidebar here.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        withoutEffect("tabViewSidebarFooter", "tab views have no sidebar")
    }

    /// Accepted for existing code; tab views have no sidebar here.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        withoutEffect("tabViewSidebarBottomBar", "tab views have no sidebar")
    }
}
