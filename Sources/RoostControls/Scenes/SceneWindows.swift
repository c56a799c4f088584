import Combine
import CoreGraphics
import RoostCore

// Settings of existing apps for native windows. A browser's window belongs to its user, so each is accepted without
// effect and says so once through `Log`; `Documentation/Differences.md` lists them.

extension Scene {
    /// Warns once that a modifier has no effect.
    nonisolated func withoutEffect(_ name: StaticString) -> Self {
        Log.warning("\(name) has no effect: a browser's window is its user's")
        return self
    }

    /// Accepted for source compatibility; has no effect here, with a warning: the user sizes a browser's window.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { withoutEffect("defaultSize") }

    /// Accepted for source compatibility; has no effect here, with a warning: the user sizes a browser's window.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { withoutEffect("defaultSize") }

    /// Accepted for source compatibility; has no effect here, with a warning: the user places a browser's window.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { withoutEffect("defaultPosition") }

    /// Accepted for source compatibility; has no effect here, with a warning: the user sizes a browser's window.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        withoutEffect("windowResizability")
    }

    /// Accepted for source compatibility; has no effect here, with a warning: the window has the browser's frame.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { withoutEffect("windowStyle") }

    /// Accepted for source compatibility; has no effect here, with a warning: the window has the browser's frame.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        withoutEffect("windowToolbarStyle")
    }

    /// Accepted for source compatibility; has no effect here, with a warning: a page has one window.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        withoutEffect("handlesExternalEvents")
    }

    /// Gives the views in the scene's windows an observable object, for `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        modified(by: EnvironmentObjectModifier(object: object))
    }
}

/// How closely a window's size follows its content. Has no effect here.
nonisolated public struct WindowResizability: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = WindowResizability(value: 0)
    /// As large as the content, within its minimum and maximum.
    public static let contentSize = WindowResizability(value: 1)
    /// At least as large as the content's minimum.
    public static let contentMinSize = WindowResizability(value: 2)
}

/// The look of a window's frame. Has no effect here.
nonisolated public protocol WindowStyle {}

/// The system's usual frame. Has no effect here.
nonisolated public struct DefaultWindowStyle: WindowStyle {
    /// Same as `.automatic`.
    public init() {}
}

/// A frame without a title bar. Has no effect here.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Same as `.hiddenTitleBar`.
    public init() {}
}

/// A frame with a title bar. Has no effect here.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
    /// Same as `.titleBar`.
    public init() {}
}

/// No frame. Has no effect here.
nonisolated public struct PlainWindowStyle: WindowStyle {
    /// Same as `.plain`.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The system's usual frame. Has no effect here.
    nonisolated public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A frame without a title bar. Has no effect here.
    nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A frame with a title bar. Has no effect here.
    nonisolated public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No frame. Has no effect here.
    nonisolated public static var plain: PlainWindowStyle { .init() }
}

/// The look of a window's toolbar. Has no effect here.
nonisolated public protocol WindowToolbarStyle {}

/// The system's usual toolbar. Has no effect here.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Same as `.automatic`.
    public init() {}
}

/// A toolbar beside the title. Has no effect here.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Same as `.unified`.
    public init() {}
}

/// A low toolbar beside the title. Has no effect here.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Same as `.unifiedCompact`.
    public init() {}
}

/// A toolbar below the title. Has no effect here.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Same as `.expanded`.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The system's usual toolbar. Has no effect here.
    nonisolated public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A toolbar beside the title. Has no effect here.
    nonisolated public static var unified: UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A low toolbar beside the title. Has no effect here.
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A toolbar below the title. Has no effect here.
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// The window of an app's settings. Accepted for source compatibility; never shown here, with a warning: a page shows
/// the app's first window.
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    /// Accepted for source compatibility; the window is never shown here.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) {
        Log.warning("Settings has no effect: a page shows the app's first window")
        self.content = content()
    }

    /// False: the window is never shown here.
    public static var _opensWindow: Bool { false }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        SceneContentNode(view, inputs) { $0.content }
    }
}
