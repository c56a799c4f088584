import Foundation
import RoostCore
import UniformTypeIdentifiers

// Modifiers for things that neither images nor browsers have. Each is accepted so that existing code compiles, and logs
// once that it has no effect; `Documentation/Differences.md` lists them.

extension View {
    // MARK: The telephone

    /// Accepted for existing code; there is no status bar to hide.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        withoutEffect("statusBarHidden", "there is no status bar")
    }

    /// The older spelling of `statusBarHidden(_:)`; there is no status bar to hide.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Accepted for existing code; nothing lies over the window.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        withoutEffect("persistentSystemOverlays", "nothing of the system lies over the window")
    }

    /// Accepted for existing code; the system has no gestures of its own at the window's edges.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        withoutEffect("defersSystemGestures", "the system has no gestures at the window's edges")
    }

    /// Accepted for existing code; nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        withoutEffect("sensoryFeedback", "nothing can be felt")
    }

    /// Accepted for existing code; nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        withoutEffect("sensoryFeedback", "nothing can be felt")
    }

    /// Accepted for existing code; nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        withoutEffect("sensoryFeedback", "nothing can be felt")
    }

    // MARK: Text and fields

    /// Accepted for existing code. Text in PDF and SVG files can always be selected; text on a live page cannot.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect("textSelection", "text on the page cannot be selected")
    }

    /// Accepted for existing code; the system font has only the standard width.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        if width != nil && width != .standard { Font.Width.warn() }
        return self
    }

    /// Accepted for existing code; the keyboard belongs to the browser, which dismisses it.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        withoutEffect("scrollDismissesKeyboard", "the keyboard is the browser's own")
    }

    // MARK: Animation

    /// Accepted for existing code; each view's frame animates separately.
    nonisolated public func geometryGroup() -> some View {
        withoutEffect("geometryGroup", "each view's place is animated by itself")
    }

    /// Accepted for existing code; screens slide in from the side.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        withoutEffect("matchedTransitionSource", "screens come from the side")
    }

    /// Accepted for existing code; screens slide in from the side, and the configuration is not evaluated.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        withoutEffect("matchedTransitionSource", "screens come from the side")
    }

    /// Accepted for existing code; screens slide in from the side.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        withoutEffect("navigationTransition", "screens come from the side")
    }

    /// Accepted for existing code; scroll indicators show while content moves.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        withoutEffect("scrollIndicatorsFlash", "indicators are seen while content moves")
    }

    /// Accepted for existing code; scroll indicators show while content moves.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        withoutEffect("scrollIndicatorsFlash", "indicators are seen while content moves")
    }

    // MARK: Bars and menus

    /// Accepted for existing code; bars keep their size while content scrolls.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        withoutEffect("tabBarMinimizeBehavior", "bars keep their size")
    }

    /// Accepted for existing code; a bar's role does not change its look.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        withoutEffect("toolbarRole", "bars look the same whatever they are for")
    }

    /// Accepted for existing code; menu items keep their written order.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        withoutEffect("menuOrder", "menus keep the order that they were written in")
    }

    /// Accepted for existing code; columns always stand side by side.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        withoutEffect("navigationSplitViewStyle", "columns stand beside each other")
    }

    // MARK: Other devices

    /// Accepted for existing code; no activity moves from device to device.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("onContinueUserActivity", "nothing hands activities from device to device")
    }

    // MARK: Looks

    /// Accepted for existing code; all badges look the same.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        withoutEffect("badgeProminence", "all badges look the same")
    }

    /// Accepted for existing code; bars and columns show no mirrored content beneath them.
    nonisolated public func backgroundExtensionEffect() -> some View {
        withoutEffect("backgroundExtensionEffect", "what lies under bars and columns is not mirrored")
    }

    /// Accepted for existing code; a search field leaves its bar as it is.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        withoutEffect("searchPresentationToolbarBehavior", "a search field leaves its bar as it is")
    }

    /// Accepted for existing code; the pointer is the browser's.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        withoutEffect("pointerStyle", "the pointer is the browser's")
    }

    // MARK: Accessibility

    /// Accepted for existing code; the reader's system inverts all colours or none.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect("accessibilityIgnoresInvertColors", "the system inverts all colours or none")
    }

    /// Accepted for existing code; there is no viewer of enlarged content.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        withoutEffect("accessibilityShowsLargeContentViewer", "nothing shows single views larger")
    }

    /// Accepted for existing code; there is no viewer of enlarged content.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        withoutEffect("accessibilityShowsLargeContentViewer", "nothing shows single views larger")
    }
}
