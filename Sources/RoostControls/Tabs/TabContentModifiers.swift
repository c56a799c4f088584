import Foundation
@_spi(Engine) import RoostCore

/// What a tab says about itself, besides its item.
struct TabTraits {
    var role: TabRole?
    var customizationID: String?
    var isHidden = false
    /// The visibility that `defaultVisibility(_:for:)` gives the tab in the bar.
    var visibilityInBar = Visibility.automatic
    var isDisabled = false

    /// Whether the tab may be left out of the bar, or is found there by its customization.
    var isUnusual: Bool { isHidden || visibilityInBar == .hidden }

    func isShown(by customization: TabViewCustomization?) -> Bool {
        if isHidden { return false }
        let chosen = customizationID.flatMap { id in customization?.visibilityInBar(ofTab: id) } ?? .automatic
        return (chosen == .automatic ? visibilityInBar : chosen) != .hidden
    }
}

private enum TabTraitsKey: PassingTraitKey {
    static var defaultValue: TabTraits { TabTraits() }
}

extension View {
    /// Changes what this screen's tab says about itself.
    nonisolated func tabTraits(_ change: @escaping (inout TabTraits) -> Void) -> some View {
        modifier(PassingTraitModifier(TabTraitsKey.self) { change(&$0) })
    }
}

extension Subview {
    var tabTraits: TabTraits { tree.traits(of: element).passing[TabTraitsKey.self] }
}

/// The bars in which a tab can be.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, tabBar, sidebar }
    private let kind: Kind

    /// Wherever the tab view shows its tabs.
    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    /// The sidebar, which tab views do not have here.
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)

    var meansBar: Bool { kind != .sidebar }
}

/// What people may do with a tab. Accepted for source compatibility: nobody can rearrange tabs here.
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
    private enum Kind { case automatic, reorderable, disabled }
    private let kind: Kind

    /// The tab can be moved and hidden.
    public static let automatic = TabCustomizationBehavior(kind: .automatic)
    /// The tab can be moved, and not hidden.
    public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
    /// The tab stays where it is.
    public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

/// Where a tab prefers to stand. Accepted for source compatibility: all tabs are in the bar.
nonisolated public struct TabPlacement: Hashable, Sendable {
    private enum Kind { case automatic, pinned, sidebarOnly }
    private let kind: Kind

    /// The tab view decides.
    public static let automatic = TabPlacement(kind: .automatic)
    /// In the bar at all times.
    public static let pinned = TabPlacement(kind: .pinned)
    /// In the sidebar only.
    public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

extension TabContent {
    /// The same tabs with a modifier on each screen.
    private func screens<Screens: View>(_ change: (_Screens) -> Screens) -> _TabScreens<TabValue, Screens> {
        _TabScreens(screens: change(_screens))
    }

    /// Identifies the tab in its tab view's `TabViewCustomization`.
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        // The id of a section leaves those of its tabs as they are.
        screens { $0.tabTraits { $0.customizationID = $0.customizationID ?? id } }
    }

    /// Accepted for existing code; nobody can rearrange tabs here.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        screens { $0.withoutEffect("customizationBehavior", "people cannot rearrange the tabs") }
    }

    /// Whether the tab is in the bar as long as no customization says otherwise.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let meansBar = placements.isEmpty || placements.contains { $0.meansBar }
        return screens { $0.tabTraits { if meansBar { $0.visibilityInBar = visibility } } }
    }

    /// Accepted for existing code; all tabs stand in the bar.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        screens { $0.withoutEffect("tabPlacement", "all tabs stand in the bar") }
    }

    /// Leaves the tab out of its tab view while `isHidden`.
    public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
        screens { $0.tabTraits { $0.isHidden = $0.isHidden || isHidden } }
    }

    /// Keeps people from choosing the tab, and disables the controls of its screen.
    public func disabled(_ isDisabled: Bool) -> some TabContent<TabValue> {
        screens { $0.disabled(isDisabled).tabTraits { $0.isDisabled = $0.isDisabled || isDisabled } }
    }

    /// Shows a number at the tab's image; 0 shows nothing.
    public func badge(_ count: Int) -> some TabContent<TabValue> { screens { $0.badge(count) } }

    /// Shows a text at the tab's image; nil shows nothing.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { screens { $0.badge(label) } }

    /// Shows a text at the tab's image.
    public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { screens { $0.badge(key) } }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { screens { $0.badge(label) } }
}
