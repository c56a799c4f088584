import CoreGraphics
import Foundation

/// A blur by a bell curve; the radius is its standard deviation in pixels.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
}

private final class GaussianBlurFilter: CIFilter, CIGaussianBlur {}

/// A blur by squares; the radius in pixels.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
}

private final class BoxBlurFilter: CIFilter, CIBoxBlur {}

/// A blur along a line; the radius in pixels, the angle in radians.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputAngle”.
    var angle: Float { get set }
}

private final class MotionBlurFilter: CIFilter, CIMotionBlur {}

/// Sharper edges; the radius in pixels.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
}

private final class UnsharpMaskFilter: CIFilter, CIUnsharpMask {}

/// Sharper edges of light; the radius in pixels.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputSharpness”.
    var sharpness: Float { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
}

private final class SharpenLuminanceFilter: CIFilter, CISharpenLuminance {}

/// A soft glow; the radius in pixels.
public protocol CIBloom: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
}

private final class BloomFilter: CIFilter, CIBloom {}

/// Duller lights; the radius in pixels.
public protocol CIGloom: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
}

private final class GloomFilter: CIFilter, CIGloom {}

extension CIFilter {
    /// A blur by a bell curve; the radius is its standard deviation in pixels.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
        GaussianBlurFilter(known: "CIGaussianBlur")
    }

    /// A blur by squares; the radius in pixels.
    public class func boxBlur() -> any CIFilter & CIBoxBlur {
        BoxBlurFilter(known: "CIBoxBlur")
    }

    /// A blur along a line; the radius in pixels, the angle in radians.
    public class func motionBlur() -> any CIFilter & CIMotionBlur {
        MotionBlurFilter(known: "CIMotionBlur")
    }

    /// Sharper edges; the radius in pixels.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
        UnsharpMaskFilter(known: "CIUnsharpMask")
    }

    /// Sharper edges of light; the radius in pixels.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        SharpenLuminanceFilter(known: "CISharpenLuminance")
    }

    /// A soft glow; the radius in pixels.
    public class func bloom() -> any CIFilter & CIBloom {
        BloomFilter(known: "CIBloom")
    }

    /// Duller lights; the radius in pixels.
    public class func gloom() -> any CIFilter & CIGloom {
        GloomFilter(known: "CIGloom")
    }
}
