import RoostCore

// What the reader's device says elsewhere, and browsers do not tell.

extension EnvironmentValues {
    /// Whether the window looks active. Always true here.
    public var appearsActive: Bool { true }
    /// Whether the screen is recorded or mirrored. Always false here: nobody tells.
    public var isSceneCaptured: Bool { false }
    /// Whether a tab view shows a sidebar's sections. Always false here.
    public var isTabBarShowingSections: Bool { false }
    /// The place of the surrounding tab bar. Nil here.
    public var tabBarPlacement: TabBarPlacement? { nil }
    /// The height of rows in sidebars. Always medium here.
    public var sidebarRowSize: SidebarRowSize { .medium }
    /// The user does not want lights to flash. Always false here: browsers do not tell.
    public var accessibilityDimFlashingLights: Bool { false }
    /// The user wants pictures to move. Always true here: browsers do not tell.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// The user drives the device by switches. Always false here: browsers do not tell.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// The system shows parts of the screen larger. Always false here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// A watch shows quick actions. Always false here.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// The device offers its simple surface. Always false here.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// The focus goes back to its default with this action. Has no effect here, with a warning.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Moves the focus to the default of a scope. Has no effect here, with a warning: `@FocusState` moves it.
nonisolated public struct ResetFocusAction: Sendable {
    /// Moves the focus in a scope.
    @MainActor @preconcurrency
    public func callAsFunction(in namespace: Namespace.ID) {
        Log.warning("resetFocus has no effect: set @FocusState to move the focus")
    }
}
