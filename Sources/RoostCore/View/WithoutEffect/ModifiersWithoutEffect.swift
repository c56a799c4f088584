import Foundation
import UniformTypeIdentifiers

// What existing code says about things that neither pictures nor browsers have. Each is accepted and says once, through
// `Log`, that nothing comes of it; `Documentation/Differences.md` lists them.

extension View {
    /// Says once that nothing comes of a modifier.
    nonisolated func withoutEffect(_ name: StaticString, _ reason: StaticString) -> Self {
        Log.warning("\(name) has no effect: \(reason)", view: "\(name)")
        return self
    }

    // MARK: The telephone

    /// Accepted for existing code; there is no status bar to hide.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        withoutEffect("statusBarHidden", "there is no status bar")
    }

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

    /// Accepted for existing code; no addresses are opened in the app.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        withoutEffect("onOpenURL", "nothing opens addresses in the app")
    }

    // MARK: Text and fields

    /// Accepted for existing code. Text in PDF and SVG files can always be selected, on the page it cannot.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect("textSelection", "text on the page cannot be selected")
    }

    /// Accepted for existing code; the system font has one width.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        if width != nil && width != .standard { Font.Width.warn() }
        return self
    }

    /// Accepted for existing code; the keyboard is the browser's, which puts it away by itself.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        withoutEffect("scrollDismissesKeyboard", "the keyboard is the browser's own")
    }

    // MARK: Animation

    /// Accepted for existing code; each view's place is animated by itself.
    nonisolated public func geometryGroup() -> some View {
        withoutEffect("geometryGroup", "each view's place is animated by itself")
    }

    /// Accepted for existing code; screens come from the side.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        withoutEffect("matchedTransitionSource", "screens come from the side")
    }

    /// Accepted for existing code; screens come from the side.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        withoutEffect("navigationTransition", "screens come from the side")
    }

    /// Accepted for existing code; indicators are seen while content moves.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        withoutEffect("scrollIndicatorsFlash", "indicators are seen while content moves")
    }

    /// Accepted for existing code; indicators are seen while content moves.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        withoutEffect("scrollIndicatorsFlash", "indicators are seen while content moves")
    }

    // MARK: Bars and menus

    /// Accepted for existing code; bars keep their size while content scrolls.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        withoutEffect("tabBarMinimizeBehavior", "bars keep their size")
    }

    /// Accepted for existing code; bars look the same whatever they are for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        withoutEffect("toolbarRole", "bars look the same whatever they are for")
    }

    /// Accepted for existing code; menus keep the order that they were written in.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        withoutEffect("menuOrder", "menus keep the order that they were written in")
    }

    /// Accepted for existing code; columns stand beside each other.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        withoutEffect("navigationSplitViewStyle", "columns stand beside each other")
    }

    // MARK: Other devices

    /// Accepted for existing code; nothing hands activities from device to device.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("userActivity", "nothing hands activities from device to device")
    }

    /// Accepted for existing code; nothing hands activities from device to device.
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

    /// Accepted for existing code; bars and columns do not show what lies beside them.
    nonisolated public func backgroundExtensionEffect() -> some View {
        withoutEffect("backgroundExtensionEffect", "what lies under bars and columns is not mirrored")
    }

    /// Accepted for existing code; a search field keeps its bar.
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

    /// Accepted for existing code; the system inverts no colours of single views.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect("accessibilityIgnoresInvertColors", "the system inverts all colours or none")
    }

    /// Accepted for existing code; nothing shows views larger.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        withoutEffect("accessibilityShowsLargeContentViewer", "nothing shows single views larger")
    }

    /// Accepted for existing code; nothing shows views larger.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        withoutEffect("accessibilityShowsLargeContentViewer", "nothing shows single views larger")
    }
}

extension DynamicViewContent {
    /// Accepted for existing code; rows are dropped on views with a `dropDestination`.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        Log.warning("onInsert has no effect: nothing is dropped between rows")
        return self
    }
}
