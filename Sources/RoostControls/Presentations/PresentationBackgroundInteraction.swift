import CoreGraphics
import RoostCore

/// Whether the views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic, disabled, enabled
        case upThrough(PresentationDetent)
    }
    private let kind: Kind

    /// They cannot, as with `disabled`.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// They cannot: the window is dimmed, and a tap on it leaves the sheet.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// They can, and are not dimmed.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

    /// They can as long as the sheet rests no higher than at a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }

    /// Whether the window can be used behind a sheet of a height.
    func isEnabled(height: CGFloat, in room: SheetRoom) -> Bool {
        switch kind {
        case .automatic, .disabled: false
        case .enabled: true
        case .upThrough(let detent): height <= detent.height(in: room) + 0.5
        }
    }
}
