import RoostCore

/// A class of views whose looks UIKit's code sets for the whole app.
///
/// Accepted for existing code: what is set changes nothing, with a warning, since bars and lists are SwiftUI's here.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {
    init(frame: CGRect)
}

extension UIAppearance {
    /// Takes what is set, which changes nothing.
    public static func appearance() -> Self {
        Log.warning("\(typeName(Self.self)).appearance() has no effect: bars, lists and controls are SwiftUI's")
        return Self(frame: .zero)
    }

    /// Says that a view of this class, which is there for its appearance, is not drawn.
    static func warnIsNotDrawn() {
        Log.warning("\(typeName(Self.self)) is not drawn: bars, lists and controls are SwiftUI's")
    }

    /// Takes what is set, which changes nothing.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { appearance() }
}
