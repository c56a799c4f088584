/// The form of a popover in a narrow window.
public struct PresentationAdaptation: Equatable, Sendable {
    private enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    private let kind: Kind

    /// A sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// A popover still.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover still.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet, as with `automatic`.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A screen that covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
