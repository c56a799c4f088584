import SwiftUI

/// A button or toggle of an app's for the system's control centre. Roost has no control centre: it shows the control as a
/// view and in the page of a widget bundle; see `ControlWidgetView`.
@MainActor @preconcurrency
public protocol ControlWidget {
    /// The type of `body`.
    associatedtype Body: ControlWidgetConfiguration
    /// The control's kind, values and content.
    var body: Body { get }
    /// A control.
    init()
}

/// Asks controls for their values anew. Those of the same program hear it: the controls that `WidgetBundle.main()` serves.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()
    @MainActor let reloads = WidgetReloads()

    private init() {}

    /// Asks all controls for their values.
    public func reloadAllControls() { Task { @MainActor in reloads.add(nil) } }

    /// Asks the controls of a kind for their values.
    public func reloadControls(ofKind kind: String) { Task { @MainActor in reloads.add(kind) } }
}
