import RoostCore

/// A class of views whose looks UIKit's code sets for the whole app.
///
/// Accepted for source compatibility; has no effect here, with a warning: bars, lists and controls are SwiftUI's.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {
    /// A view to keep the settings in.
    init(frame: CGRect)
}

extension UIAppearance {
    /// A new view whose settings nobody reads; warns.
    public static func appearance() -> Self {
        Log.warning("\(typeName(Self.self)).appearance() has no effect: bars, lists and controls are SwiftUI's")
        return Self(frame: .zero)
    }

    /// Warns that a view of this class, which exists for its appearance, is not drawn.
    static func warnIsNotDrawn() {
        Log.warning("\(typeName(Self.self)) is not drawn: bars, lists and controls are SwiftUI's")
    }

    /// A new view whose settings nobody reads; warns.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { appearance() }
}
