@_exported import Foundation

/// A colour in sRGB, gamma-encoded, components 0…1.
public final class CGColor: Sendable {
    private let rgba: [CGFloat]

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = [red, green, blue, alpha]
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { rgba[3] }
    public var numberOfComponents: Int { 4 }
    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { rgba }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(srgbRed: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
    }
}

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
