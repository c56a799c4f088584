import UIKit

extension UIBezierPath {
    /// AppKit's name of `reversing()`: the same path drawn from its end to its start.
    public var reversed: UIBezierPath { reversing() }
}
