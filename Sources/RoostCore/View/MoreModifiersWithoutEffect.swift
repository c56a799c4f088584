import UniformTypeIdentifiers

// More of what existing code says about things that neither pictures nor browsers have; see `ModifiersWithoutEffect`.

extension View {
    // MARK: The system

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

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
    private let value: Int
    public static let decreased = BadgeProminence(value: 0)
    public static let standard = BadgeProminence(value: 1)
    public static let increased = BadgeProminence(value: 2)
}

/// What a bar does while its search field is used.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = SearchPresentationToolbarBehavior(value: 0)
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(value: 1)
}

/// What a pointer looks like.
nonisolated public struct PointerStyle: Hashable, Sendable {
    private let value: Int
    public static let `default` = PointerStyle(value: 0)
    public static let link = PointerStyle(value: 1)
    public static let horizontalText = PointerStyle(value: 2)
    public static let verticalText = PointerStyle(value: 3)
    public static let rectSelection = PointerStyle(value: 4)
    public static let grabIdle = PointerStyle(value: 5)
    public static let grabActive = PointerStyle(value: 6)
    public static let zoomIn = PointerStyle(value: 7)
    public static let zoomOut = PointerStyle(value: 8)
    public static let columnResize = PointerStyle(value: 9)
    public static let rowResize = PointerStyle(value: 10)
}
