/// Ends the presentation around a view, or pops its screen off the navigation stack. Elsewhere it does nothing, as
/// Apple's does.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    /// Called on the thread of the view's graph, as all of the view's code is.
    private nonisolated(unsafe) let end: (() -> Void)?

    nonisolated package init(_ end: (() -> Void)?) { self.end = end }

    /// Ends the presentation; `dismiss()` is the usual spelling.
    public func callAsFunction() { end?() }

    nonisolated func callFromPresentationMode() { end?() }
}

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction(nil) }
private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Ends the presentation around the view. The presenter sets it.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set {
            self[DismissKey.self] = newValue
            self[IsPresentedKey.self] = true
        }
    }

    /// Whether the view is presented: in a sheet, a popover, a cover or on a navigation stack.
    public var isPresented: Bool { self[IsPresentedKey.self] }
}
