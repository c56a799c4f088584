import RoostCore

/// The effect of a choice in a menu on the menu itself.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
    fileprivate let closes: Bool

    /// The menu closes.
    public static let automatic = MenuActionDismissBehavior(closes: true)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(closes: true)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(closes: false)
}

private struct MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons that open menus show a sign of that. The default is `.automatic`: they do on macOS.
    @Entry public internal(set) var menuIndicatorVisibility: Visibility = .automatic
}

extension View {
    /// Sets whether buttons that open menus show a sign of that. On iOS they have none.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether a choice in the menus of this view closes them.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.buttonSurroundings) { surroundings in
            guard !behavior.closes else { return }
            surroundings = surroundings.map { outer in
                ButtonSurroundings(accessibilityRole: outer.accessibilityRole) { $0() }
            }
        }
        .environment(\.menuActionsCloseMenu, behavior.closes)
    }
}

extension EnvironmentValues {
    /// Whether a choice in the menus of this view closes them.
    var menuActionsCloseMenu: Bool {
        get { self[MenuDismissKey.self].closes }
        set { self[MenuDismissKey.self] = newValue ? .automatic : .disabled }
    }
}
