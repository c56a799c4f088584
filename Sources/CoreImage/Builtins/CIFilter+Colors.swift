import CoreGraphics
import Foundation

/// Saturation (1), brightness (0) and contrast (1).
public protocol CIColorControls: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputSaturation”.
    var saturation: Float { get set }
    /// The input of the key “inputBrightness”.
    var brightness: Float { get set }
    /// The input of the key “inputContrast”.
    var contrast: Float { get set }
}

private final class ColorControlsFilter: CIFilter, CIColorControls {}

/// The browns of old photographs; intensity 0…1.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
}

private final class SepiaToneFilter: CIFilter, CISepiaTone {}

/// The opposite colours.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

private final class ColorInvertFilter: CIFilter, CIColorInvert {}

/// Shades of one colour; intensity 0…1.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputColor”.
    var color: CIColor { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
}

private final class ColorMonochromeFilter: CIFilter, CIColorMonochrome {}

/// More or less light, in stops.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputEv”.
    var ev: Float { get set }
}

private final class ExposureAdjustFilter: CIFilter, CIExposureAdjust {}

/// Light raised to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputPower”.
    var power: Float { get set }
}

private final class GammaAdjustFilter: CIFilter, CIGammaAdjust {}

/// Hues turned by an angle in radians.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputAngle”.
    var angle: Float { get set }
}

private final class HueAdjustFilter: CIFilter, CIHueAdjust {}

/// More saturation where there is little; amount −1…1.
public protocol CIVibrance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputAmount”.
    var amount: Float { get set }
}

private final class VibranceFilter: CIFilter, CIVibrance {}

/// Each component as a sum of the components.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRVector”.
    var rVector: CIVector { get set }
    /// The input of the key “inputGVector”.
    var gVector: CIVector { get set }
    /// The input of the key “inputBVector”.
    var bVector: CIVector { get set }
    /// The input of the key “inputAVector”.
    var aVector: CIVector { get set }
    /// The input of the key “inputBiasVector”.
    var biasVector: CIVector { get set }
}

private final class ColorMatrixFilter: CIFilter, CIColorMatrix {}

/// Components kept between limits.
public protocol CIColorClamp: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputMinComponents”.
    var minComponents: CIVector { get set }
    /// The input of the key “inputMaxComponents”.
    var maxComponents: CIVector { get set }
}

private final class ColorClampFilter: CIFilter, CIColorClamp {}

/// Luminance as shades between two colours: for dark and for light.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputColor0”.
    var color0: CIColor { get set }
    /// The input of the key “inputColor1”.
    var color1: CIColor { get set }
}

private final class FalseColorFilter: CIFilter, CIFalseColor {}

/// White with the luminance as its opacity.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

private final class MaskToAlphaFilter: CIFilter, CIMaskToAlpha {}

/// A few levels of each component.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputLevels”.
    var levels: Float { get set }
}

private final class ColorPosterizeFilter: CIFilter, CIColorPosterize {}

/// The greatest component as a grey.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

private final class MaximumComponentFilter: CIFilter, CIMaximumComponent {}

/// The least component as a grey.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

private final class MinimumComponentFilter: CIFilter, CIMinimumComponent {}

/// Another white: temperatures in kelvins, and tints.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputNeutral”.
    var neutral: CIVector { get set }
    /// The input of the key “inputTargetNeutral”.
    var targetNeutral: CIVector { get set }
}

private final class TemperatureAndTintFilter: CIFilter, CITemperatureAndTint {}

/// Darker lights (highlightAmount below 1) and lighter shadows (shadowAmount above 0).
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputShadowAmount”.
    var shadowAmount: Float { get set }
    /// The input of the key “inputHighlightAmount”.
    var highlightAmount: Float { get set }
}

private final class HighlightShadowAdjustFilter: CIFilter, CIHighlightShadowAdjust {}

/// Darker corners; radius 0…2, intensity −1…1.
public protocol CIVignette: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
}

private final class VignetteFilter: CIFilter, CIVignette {}

/// Darkness around a circle of pixels.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The input of the key “inputCenter”.
    var center: CGPoint { get set }
    /// The input of the key “inputRadius”.
    var radius: Float { get set }
    /// The input of the key “inputIntensity”.
    var intensity: Float { get set }
    /// The input of the key “inputFalloff”.
    var falloff: Float { get set }
}

private final class VignetteEffectFilter: CIFilter, CIVignetteEffect {}

/// A likeness of one of Apple’s photo effects.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

private final class PhotoEffectFilter: CIFilter, CIPhotoEffect {}

extension CIFilter {
    /// Saturation (1), brightness (0) and contrast (1).
    public class func colorControls() -> any CIFilter & CIColorControls {
        ColorControlsFilter(known: "CIColorControls")
    }

    /// The browns of old photographs; intensity 0…1.
    public class func sepiaTone() -> any CIFilter & CISepiaTone {
        SepiaToneFilter(known: "CISepiaTone")
    }

    /// The opposite colours.
    public class func colorInvert() -> any CIFilter & CIColorInvert {
        ColorInvertFilter(known: "CIColorInvert")
    }

    /// Shades of one colour; intensity 0…1.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        ColorMonochromeFilter(known: "CIColorMonochrome")
    }

    /// More or less light, in stops.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        ExposureAdjustFilter(known: "CIExposureAdjust")
    }

    /// Light raised to a power.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
        GammaAdjustFilter(known: "CIGammaAdjust")
    }

    /// Hues turned by an angle in radians.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust {
        HueAdjustFilter(known: "CIHueAdjust")
    }

    /// More saturation where there is little; amount −1…1.
    public class func vibrance() -> any CIFilter & CIVibrance {
        VibranceFilter(known: "CIVibrance")
    }

    /// Each component as a sum of the components.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix {
        ColorMatrixFilter(known: "CIColorMatrix")
    }

    /// Components kept between limits.
    public class func colorClamp() -> any CIFilter & CIColorClamp {
        ColorClampFilter(known: "CIColorClamp")
    }

    /// Luminance as shades between two colours: for dark and for light.
    public class func falseColor() -> any CIFilter & CIFalseColor {
        FalseColorFilter(known: "CIFalseColor")
    }

    /// White with the luminance as its opacity.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
        MaskToAlphaFilter(known: "CIMaskToAlpha")
    }

    /// A few levels of each component.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        ColorPosterizeFilter(known: "CIColorPosterize")
    }

    /// The greatest component as a grey.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        MaximumComponentFilter(known: "CIMaximumComponent")
    }

    /// The least component as a grey.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        MinimumComponentFilter(known: "CIMinimumComponent")
    }

    /// Another white: temperatures in kelvins, and tints.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        TemperatureAndTintFilter(known: "CITemperatureAndTint")
    }

    /// Darker lights (highlightAmount below 1) and lighter shadows (shadowAmount above 0).
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        HighlightShadowAdjustFilter(known: "CIHighlightShadowAdjust")
    }

    /// Darker corners; radius 0…2, intensity −1…1.
    public class func vignette() -> any CIFilter & CIVignette {
        VignetteFilter(known: "CIVignette")
    }

    /// Darkness around a circle of pixels.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
        VignetteEffectFilter(known: "CIVignetteEffect")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectMono")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectNoir")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectTonal")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectChrome")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectFade")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectInstant")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectProcess")
    }

    /// A likeness of Apple’s effect of that name.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectTransfer")
    }
}
