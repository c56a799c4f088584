import CoreGraphics
import Foundation
import UIKit

/// A colour for filters, in sRGB's components, 0…1.
public final class CIColor: NSObject, Sendable {
    /// The component, 0…1.
    public let red: CGFloat
    /// The component, 0…1.
    public let green: CGFloat
    /// The component, 0…1.
    public let blue: CGFloat
    /// The opacity, 0…1.
    public let alpha: CGFloat

    /// A colour of sRGB's components, 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour of Core Graphics'.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// A colour of UIKit's, as it is in a light appearance.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    /// A colour of its components, written one after the other: "0.5 0.7 0.3 1.0". Missing ones are 0, a missing
    /// opacity is 1.
    public convenience init(string representation: String) {
        let parts = representation.split(whereSeparator: { " []".contains($0) }).map { CGFloat(Double($0) ?? 0) }
        func part(_ index: Int, _ fallback: CGFloat) -> CGFloat { index < parts.count ? parts[index] : fallback }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Opaque grey, halfway from black to white.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Always 4: red, green, blue and opacity.
    public var numberOfComponents: Int { 4 }
    /// The components, one after the other: "0.5 0.7 0.3 1".
    public var stringRepresentation: String {
        [red, green, blue, alpha].map { "\($0 == $0.rounded() ? "\(Int($0))" : "\($0)")" }.joined(separator: " ")
    }

    var encoded: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.encoded == encoded }
    public override var hash: Int { encoded.hashValue }
}
