/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
    private enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    private let kind: Kind

    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// It stays what it is.
    public static let none = PresentationAdaptation(kind: .none)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
