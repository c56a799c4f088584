import CoreGraphics
import RoostCore

/// A class of views whose looks UIKit's code sets for the whole app.
///
/// Accepted for source compatibility; has no effect here, with a warning: bars, lists and controls are SwiftUI's.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}

extension UIAppearance {
    /// A new view whose settings nobody reads; warns.
    public static func appearance() -> Self {
        Log.warning("\(typeName(Self.self)).appearance() has no effect: bars, lists and controls are SwiftUI's")
        let made =
            if let type = Self.self as? UIView.Type {
                ObjectMaker.make(type, frame: .zero) as? Self
            } else {
                ObjectMaker.make(Self.self) as? Self
            }
        guard let made else { fatalError("\(Self.self) has no initialiser for appearance()") }
        return made
    }

    /// A new view whose settings nobody reads; warns.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { appearance() }
    /// A new view whose settings nobody reads; warns.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance {}
extension UIBarButtonItem: UIAppearance {}
