import CoreGraphics
import Foundation

/// A gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
    /// The input of the key “inputPoint0”.
    var point0: CGPoint { get set }
    /// The input of the key “inputPoint1”.
    var point1: CGPoint { get set }
    /// The input of the key “inputColor0”.
    var color0: CIColor { get set }
    /// The input of the key “inputColor1”.
    var color1: CIColor { get set }
}

private final class LinearGradientFilter: CIFilter, CILinearGradient {}

/// A gradient along a line that begins and ends softly.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The input of the key “inputPoint0”.
    var point0: CGPoint { get set }
    /// The input of the key “inputPoint1”.
    var point1: CGPoint { get set }
    /// The input of the key “inputColor0”.
    var color0: CIColor { get set }
    /// The input of the key “inputColor1”.
    var color1: CIColor { get set }
}

private final class SmoothLinearGradientFilter: CIFilter, CISmoothLinearGradient {}

/// A gradient between two circles; radii in pixels.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputRadius0”.
    var radius0: Float { get set }
    /// The input of the key “inputRadius1”.
    var radius1: Float { get set }
    /// The input of the key “inputColor0”.
    var color0: CIColor { get set }
    /// The input of the key “inputColor1”.
    var color1: CIColor { get set }
}

private final class RadialGradientFilter: CIFilter, CIRadialGradient {}

/// A soft spot; the radius in pixels.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputColor0”.
    var color0: CIColor { get set }
    /// The input of the key “inputColor1”.
    var color1: CIColor { get set }
}

private final class GaussianGradientFilter: CIFilter, CIGaussianGradient {}

/// Squares of two colours; their side in pixels. Edges are sharp, whatever the sharpness.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputColor0”.
    var color0: CIColor { get set }
    /// The input of the key “inputColor1”.
    var color1: CIColor { get set }
    /// The input of the key “inputWidth”.
    var width: Float { get set }
    /// The input of the key “inputSharpness”.
    var sharpness: Float { get set }
}

private final class CheckerboardGeneratorFilter: CIFilter, CICheckerboardGenerator {}

/// Stripes of two colours; their width in pixels. Edges are sharp, whatever the sharpness.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputColor0”.
    var color0: CIColor { get set }
    /// The input of the key “inputColor1”.
    var color1: CIColor { get set }
    /// The input of the key “inputWidth”.
    var width: Float { get set }
    /// The input of the key “inputSharpness”.
    var sharpness: Float { get set }
}

private final class StripesGeneratorFilter: CIFilter, CIStripesGenerator {}

/// Noise, the same for each picture.
public protocol CIRandomGenerator: CIFilterProtocol {
}

private final class RandomGeneratorFilter: CIFilter, CIRandomGenerator {}

/// A rounded rectangle; the corners’ radius in pixels.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The input of the key “inputExtent”.
    var extent: CGRect { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputColor”.
    var color: CIColor { get set }
}

private final class RoundedRectangleGeneratorFilter: CIFilter, CIRoundedRectangleGenerator {}

/// One pixel: the mean of an area.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputExtent”.
    var extent: CGRect { get set }
}

private final class AreaAverageFilter: CIFilter, CIAreaAverage {}

/// The outermost pixels repeated without end, then transformed.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputTransform”.
    var transform: CGAffineTransform { get set }
}

private final class AffineClampFilter: CIFilter, CIAffineClamp {}

/// Another size; the scale is the factor of the height.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputScale”.
    var scale: Float { get set }
    /// The input of the key “inputAspectRatio”.
    var aspectRatio: Float { get set }
}

private final class LanczosScaleTransformFilter: CIFilter, CILanczosScaleTransform {}

/// Turned by an angle in radians, and enlarged until the frame is full.
public protocol CIStraighten: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputAngle”.
    var angle: Float { get set }
}

private final class StraightenFilter: CIFilter, CIStraighten {}

extension CIFilter {
    /// A gradient along a line.
    public class func linearGradient() -> any CIFilter & CILinearGradient {
        LinearGradientFilter(known: "CILinearGradient")
    }

    /// A gradient along a line that begins and ends softly.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        SmoothLinearGradientFilter(known: "CISmoothLinearGradient")
    }

    /// A gradient between two circles; radii in pixels.
    public class func radialGradient() -> any CIFilter & CIRadialGradient {
        RadialGradientFilter(known: "CIRadialGradient")
    }

    /// A soft spot; the radius in pixels.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        GaussianGradientFilter(known: "CIGaussianGradient")
    }

    /// Squares of two colours; their side in pixels. Edges are sharp, whatever the sharpness.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        CheckerboardGeneratorFilter(known: "CICheckerboardGenerator")
    }

    /// Stripes of two colours; their width in pixels. Edges are sharp, whatever the sharpness.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        StripesGeneratorFilter(known: "CIStripesGenerator")
    }

    /// Noise, the same for each picture.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        RandomGeneratorFilter(known: "CIRandomGenerator")
    }

    /// A rounded rectangle; the corners’ radius in pixels.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        RoundedRectangleGeneratorFilter(known: "CIRoundedRectangleGenerator")
    }

    /// One pixel: the mean of an area.
    public class func areaAverage() -> any CIFilter & CIAreaAverage {
        AreaAverageFilter(known: "CIAreaAverage")
    }

    /// The outermost pixels repeated without end, then transformed.
    public class func affineClamp() -> any CIFilter & CIAffineClamp {
        AffineClampFilter(known: "CIAffineClamp")
    }

    /// Another size; the scale is the factor of the height.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        LanczosScaleTransformFilter(known: "CILanczosScaleTransform")
    }

    /// Turned by an angle in radians, and enlarged until the frame is full.
    public class func straighten() -> any CIFilter & CIStraighten {
        StraightenFilter(known: "CIStraightenFilter")
    }
}
