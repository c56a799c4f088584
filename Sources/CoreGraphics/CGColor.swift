@_exported import Foundation

/// A colour in gamma-encoded sRGB, with components from 0 to 1.
public final class CGColor: Sendable {
    private let rgba: [CGFloat]

    /// A colour with the given components in sRGB, each 0…1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = [red, green, blue, alpha]
    }

    /// A colour with the given components, which Roost takes as sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey between 0 (black) and 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity (0…1).
    public var alpha: CGFloat { rgba[3] }
    /// Always 4: red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }
    /// Red, green, blue and alpha; never nil.
    public var components: [CGFloat]? { rgba }

    /// sRGB; never nil.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The colour in another space: the same one, as Roost's spaces are sRGB (see `CGColorSpace`); never nil.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? { self }

    /// The same colour with another opacity (0…1); never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(srgbRed: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
    }
}

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
