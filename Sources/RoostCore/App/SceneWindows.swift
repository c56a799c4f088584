import Combine
import CoreGraphics

// What existing apps say about native windows. A browser's window is its user's, so each is accepted and says once,
// through `Log`, that nothing comes of it; `Documentation/Differences.md` lists them.

extension Scene {
    /// Says once that nothing comes of a modifier.
    nonisolated func withoutEffect(_ name: StaticString) -> Self {
        Log.warning("\(name) has no effect: a browser's window is its user's")
        return self
    }

    /// Accepted for existing code; a browser's window has the size that its user gives it.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { withoutEffect("defaultSize") }

    /// Accepted for existing code; a browser's window has the size that its user gives it.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { withoutEffect("defaultSize") }

    /// Accepted for existing code; a browser's window is where its user puts it.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { withoutEffect("defaultPosition") }

    /// Accepted for existing code; a browser's window has the size that its user gives it.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        withoutEffect("windowResizability")
    }

    /// Accepted for existing code; a browser's window has the browser's frame.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { withoutEffect("windowStyle") }

    /// Accepted for existing code; a browser's window has the browser's frame.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        withoutEffect("windowToolbarStyle")
    }

    /// Accepted for existing code; a page has one window.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        withoutEffect("handlesExternalEvents")
    }

    /// Gives the scene's windows an observable object.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        modified(by: EnvironmentObjectModifier(object: object))
    }
}

/// How far a window's size follows its content.
nonisolated public struct WindowResizability: Hashable, Sendable {
    private let value: Int
    public static let automatic = WindowResizability(value: 0)
    public static let contentSize = WindowResizability(value: 1)
    public static let contentMinSize = WindowResizability(value: 2)
}

/// The look of a window's frame.
nonisolated public protocol WindowStyle {}

nonisolated public struct DefaultWindowStyle: WindowStyle {
    public init() {}
}

nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
}

nonisolated public struct TitleBarWindowStyle: WindowStyle {
    public init() {}
}

nonisolated public struct PlainWindowStyle: WindowStyle {
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    nonisolated public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    nonisolated public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
    nonisolated public static var plain: PlainWindowStyle { .init() }
}

/// The look of a window's toolbar.
nonisolated public protocol WindowToolbarStyle {}

nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    nonisolated public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    nonisolated public static var unified: UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// The window of an app's settings. Accepted for existing code: a page shows the app's first window.
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) {
        Log.warning("Settings has no effect: a page shows the app's first window")
        self.content = content()
    }

    public static var _opensWindow: Bool { false }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        SceneContentNode(view, inputs) { $0.content }
    }
}
