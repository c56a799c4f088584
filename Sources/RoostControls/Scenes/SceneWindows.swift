import Combine
import CoreGraphics
import RoostCore

// Settings for native windows. A browser's window belongs to its user, so there each is accepted without effect; those
// that no host knows say so through `Log`. `Documentation/Differences.md` lists them.

extension Scene {
    /// Warns once that a modifier has no effect.
    nonisolated func withoutEffect(_ name: StaticString) -> Self {
        Log.warning("\(name) has no effect: a browser's window is its user's")
        return self
    }

    /// The size of the scene's new windows, in points. The user sizes a browser's window: there it has no effect, with a
    /// warning.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        declaring("defaultSize has no effect: a browser's window is its user's") { $0.defaultSize = size }
    }

    /// The size of the scene's new windows, in points. The user sizes a browser's window: there it has no effect, with a
    /// warning.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Accepted for source compatibility; has no effect here, with a warning: the user places a browser's window.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { withoutEffect("defaultPosition") }

    /// How closely the size of the scene's windows follows their content. The user sizes a browser's window: there it has
    /// no effect, with a warning.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        declaring("windowResizability has no effect: a browser's window is its user's") {
            $0.resizability = resizability
        }
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

/// How closely a window's size follows its content.
nonisolated public struct WindowResizability: Hashable, Sendable {
    private let value: Int
    /// That of the content for settings, at least the content's minimum for other windows.
    public static let automatic = WindowResizability(value: 0)
    /// As large as the content.
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

/// The window of an app's settings, which the menu bar or `openSettings` opens. A page shows the app's first window
/// alone, never this one.
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    /// A window of settings.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// False: the window opens when the user asks for it.
    public static var _opensWindow: Bool { false }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) {
            $0.content
        } declared: { settings in
            let title = Text("Settings")
            return declare(
                SceneDeclaration(.settings, title: title) { _ in
                    AnyView(settings.content.preference(key: WindowTitleKey.self, value: title))
                })
        }
    }
}
