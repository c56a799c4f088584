import RoostCore

/// The form of a popover in a narrow window.
public struct PresentationAdaptation: Equatable, Sendable {
    private enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    private let kind: Kind

    /// It becomes a sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// It stays a popover.
    public static let none = PresentationAdaptation(kind: .none)
    /// It stays a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// It becomes a sheet, as with `automatic`.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// It becomes a screen that covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
