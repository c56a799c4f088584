import CoreGraphics
import Foundation

/// Large squares; their side in pixels.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputScale”.
    var scale: Float { get set }
}

private final class PixellateFilter: CIFilter, CIPixellate {}

/// Large polygons; their size in pixels.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
}

private final class CrystallizeFilter: CIFilter, CICrystallize {}

/// The edges, bright on black.
public protocol CIEdges: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
}

private final class EdgesFilter: CIFilter, CIEdges {}

/// A picture where a mask is light, another where it is dark.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

private final class BlendWithMaskFilter: CIFilter, CIBlendWithMask {}

/// A picture that becomes another, as time goes from 0 to 1.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The second picture.
    var targetImage: CIImage? { get set }
    /// The input of the key “inputTime”.
    var time: Float { get set }
}

private final class DissolveTransitionFilter: CIFilter, CIDissolveTransition {}

/// A turn around a point; the radius in pixels, the angle in radians.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputAngle”.
    var angle: Float { get set }
}

private final class TwirlDistortionFilter: CIFilter, CITwirlDistortion {}

/// A bulge; the radius in pixels.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputScale”.
    var scale: Float { get set }
}

private final class BumpDistortionFilter: CIFilter, CIBumpDistortion {}

/// A dent; the radius in pixels.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputScale”.
    var scale: Float { get set }
}

private final class PinchDistortionFilter: CIFilter, CIPinchDistortion {}

extension CIFilter {
    /// Large squares; their side in pixels.
    public class func pixellate() -> any CIFilter & CIPixellate {
        PixellateFilter(known: "CIPixellate")
    }

    /// Large polygons; their size in pixels.
    public class func crystallize() -> any CIFilter & CICrystallize {
        CrystallizeFilter(known: "CICrystallize")
    }

    /// The edges, bright on black.
    public class func edges() -> any CIFilter & CIEdges {
        EdgesFilter(known: "CIEdges")
    }

    /// A picture where a mask is light, another where it is dark.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter(known: "CIBlendWithMask")
    }

    /// A picture where a mask is opaque, another where it is clear.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter(known: "CIBlendWithAlphaMask")
    }

    /// A picture that becomes another, as time goes from 0 to 1.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        DissolveTransitionFilter(known: "CIDissolveTransition")
    }

    /// A turn around a point; the radius in pixels, the angle in radians.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        TwirlDistortionFilter(known: "CITwirlDistortion")
    }

    /// A bulge; the radius in pixels.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
        BumpDistortionFilter(known: "CIBumpDistortion")
    }

    /// A dent; the radius in pixels.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        PinchDistortionFilter(known: "CIPinchDistortion")
    }
}
