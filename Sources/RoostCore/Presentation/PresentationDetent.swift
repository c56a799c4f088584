import CoreGraphics

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    /// About half the window.
    public static let medium = PresentationDetent(kind: .medium)
    /// All but the window's upper edge.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the largest height: 0 … 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
    }

    /// A height in points, without what the system covers at the bottom.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height.isFinite ? max(height, 0) : 0))
    }

    /// How far below the window's top a large sheet begins (case `web-ios-sheet`).
    static func top(in window: CGSize, _ safeArea: EdgeInsets) -> CGFloat { max(31, safeArea.top + 11) }

    /// The sheet's height, from its upper edge to the window's bottom.
    func height(in window: CGSize, _ safeArea: EdgeInsets) -> CGFloat {
        let largest = max(0, window.height - Self.top(in: window, safeArea))
        return switch kind {
        case .large: largest
        // Of 667 points 351, and 6 below (case `web-ios-sheet`).
        case .medium: min(window.height * 357 / 667, largest)
        case .fraction(let fraction): largest * fraction
        case .height(let height): min(height + safeArea.bottom, largest)
        }
    }

    /// Whether the sheet reaches up to where a large one does: it then fills the window from edge to edge.
    func fills(_ window: CGSize, _ safeArea: EdgeInsets) -> Bool {
        height(in: window, safeArea) >= window.height - Self.top(in: window, safeArea) - 0.5
    }
}
