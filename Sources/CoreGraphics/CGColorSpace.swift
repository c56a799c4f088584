@_exported import Foundation

/// The name of a space of colours. Every picture of Roost's is sRGB: the other names are known so that files compile,
/// and a picture in their colours is one in sRGB.
public final class CGColorSpace: Sendable, Hashable {
    /// The name, as Apple writes it.
    public let name: CFString?

    /// sRGB, with its gamma.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with values beyond 0…1. They are cut off here.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's colours in linear numbers.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB's colours in linear numbers, with values beyond 0…1. They are cut off here.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The colours of Apple's displays, which are taken as sRGB's here.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Grey with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    private static let names: Set<CFString> = [
        sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, genericGrayGamma2_2,
    ]

    /// A space by its name; nil where the name is not among the constants above.
    public init?(name: CFString) {
        guard Self.names.contains(name) else { return nil }
        self.name = name
    }

    /// The number of a colour's components without its opacity: 3, or 1 for greys.
    public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of colours of a device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

/// The greys of a device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)! }
