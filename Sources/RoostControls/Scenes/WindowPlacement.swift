import CoreGraphics
import RoostCore

/// The place and the size of a new window. The reader places windows here, so it is never asked for.
nonisolated public struct WindowPlacement: Sendable {
    /// A place on the screen, by its parts.
    public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
    /// A place on the screen, by its parts.
    public init(_ position: UnitPoint? = nil, size: CGSize?) {}
    /// A place on the screen, in points.
    public init(_ position: CGPoint, size: CGSize? = nil) {}
    /// A place on the screen, in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// The content of a window that is to be placed.
nonisolated public struct WindowLayoutRoot {
    /// The size that the content takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The screen of a window that is to be placed.
nonisolated public struct WindowPlacementContext {
    /// The screen.
    public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

/// A screen.
nonisolated public struct DisplayProxy: Hashable, Sendable {
    /// The screen, in points.
    public var bounds: CGRect { .zero }
    /// The part of the screen that windows may take.
    public var visibleRect: CGRect { .zero }
    /// The margins around that part.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension Scene {
    /// Accepted for existing code; has no effect here, with a warning: the reader places windows.
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        withoutEffect("defaultWindowPlacement")
    }

    /// Accepted for existing code; has no effect here, with a warning: the reader places windows.
    nonisolated public func windowIdealPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        withoutEffect("windowIdealPlacement")
    }

    /// Accepted for existing code; has no effect here, with a warning: `commands` make keys.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene {
        withoutEffect("keyboardShortcut")
    }

    /// Accepted for existing code; has no effect here, with a warning: `commands` make keys.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        withoutEffect("keyboardShortcut")
    }
}
