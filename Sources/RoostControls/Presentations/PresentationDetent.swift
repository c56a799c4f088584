import CoreGraphics
import RoostCore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    /// Works out the height of a custom detent. In comparisons the address of its type stands for it.
    private var customHeight: (@Sendable (Context) -> CGFloat?)?

    private let kind: Kind

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    private init(kind: Kind) { self.kind = kind }

    /// The facts from which a custom detent works out its height.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height of the sheet in points, without the safe area at the bottom.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the presented view's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// About half the window: 39 points more than half of `large`.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the window but 31 points or more at its top.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the height of `large`: 0 … 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
    }

    /// A height in points, without the safe area at the bottom.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height.isFinite ? max(height, 0) : 0))
    }

    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        var detent = PresentationDetent(kind: .custom(ObjectIdentifier(type)))
        detent.customHeight = { D.height(in: $0) }
        return detent
    }

    /// The corner radius of a sheet. A medium sheet is taller than half a large one by this much: in a window of 667
    /// points its card is 351 points tall and stands 6 above the bottom (case `web-ios-sheet`).
    static let cornerRadius: CGFloat = 39

    /// The distance from the window's top to a large sheet (case `web-ios-sheet`).
    static func top(in window: CGSize, _ safeArea: EdgeInsets) -> CGFloat { max(31, safeArea.top + 11) }

    /// The sheet's height, from its upper edge to the window's bottom.
    func height(in room: SheetRoom) -> CGFloat {
        let largest = max(0, room.window.height - Self.top(in: room.window, room.safeArea))
        return switch kind {
        case .large: largest
        case .medium: min(largest / 2 + Self.cornerRadius, largest)
        case .fraction(let fraction): largest * fraction
        case .height(let height): min(height + room.safeArea.bottom, largest)
        case .custom: customHeight(of: largest, room)
        }
    }

    /// A height that is nil or not finite makes the sheet large.
    private func customHeight(of largest: CGFloat, _ room: SheetRoom) -> CGFloat {
        let context = Context(maxDetentValue: max(0, largest - room.safeArea.bottom), environment: room.environment)
        guard let height = customHeight?(context), height.isFinite else { return largest }
        return min(max(0, height) + room.safeArea.bottom, largest)
    }

    /// The height where it is given in points; nil where it depends on the window's.
    var ownHeight: CGFloat? {
        if case .height(let height) = kind { return height }
        return nil
    }

    /// Whether the sheet is as tall as a large one, and so fills the window from edge to edge.
    func fills(_ room: SheetRoom) -> Bool {
        height(in: room) >= room.window.height - Self.top(in: room.window, room.safeArea) - 0.5
    }
}

/// What the heights of a sheet depend on.
struct SheetRoom {
    let window: CGSize
    let safeArea: EdgeInsets
    /// The environment of the presented view.
    let environment: EnvironmentValues
}

/// A type that works out how tall a sheet is.
public protocol CustomPresentationDetent: SendableMetatype {
    typealias Context = PresentationDetent.Context

    /// Returns the height in points, without the safe area at the bottom; nil makes the sheet large.
    static func height(in context: Context) -> CGFloat?
}
