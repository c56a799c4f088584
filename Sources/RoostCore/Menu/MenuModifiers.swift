/// What choosing in a menu does to the menu.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
    fileprivate let closes: Bool

    /// The menu closes.
    public static let automatic = MenuActionDismissBehavior(closes: true)
    public static let enabled = MenuActionDismissBehavior(closes: true)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(closes: false)
}

private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons that open menus say so by a sign.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Whether buttons that open menus say so by a sign. On iOS they have none.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Whether choosing in a menu closes it.
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
    /// Whether choosing in the menus in this view closes them.
    var menuActionsCloseMenu: Bool {
        get { self[MenuDismissKey.self].closes }
        set { self[MenuDismissKey.self] = newValue ? .automatic : .disabled }
    }
}
