/// The key of a filter's picture.
public let kCIInputImageKey = "inputImage"
/// The key of the picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a transition's second picture.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a transition's progress, 0…1.
public let kCIInputTimeKey = "inputTime"
/// The key of a matrix.
public let kCIInputTransformKey = "inputTransform"
/// The key of a factor for sizes, or of a pattern's size in pixels.
public let kCIInputScaleKey = "inputScale"
/// The key of the ratio of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"

/// The key of a filter's name in its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name that people read, in a filter's attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of an input's default, in a filter's attributes.
public let kCIAttributeDefault = "CIAttributeDefault"

/// A category of filters. `CIFilter.filterNames(inCategory:)` lists all filters for each.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// A category of filters. `CIFilter.filterNames(inCategory:)` lists all filters for each.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// A category of filters. `CIFilter.filterNames(inCategory:)` lists all filters for each.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// A category of filters. `CIFilter.filterNames(inCategory:)` lists all filters for each.
public let kCICategoryBlur = "CICategoryBlur"
/// A category of filters. `CIFilter.filterNames(inCategory:)` lists all filters for each.
public let kCICategoryGenerator = "CICategoryGenerator"
/// A category of filters. `CIFilter.filterNames(inCategory:)` lists all filters for each.
public let kCICategoryStylize = "CICategoryStylize"
