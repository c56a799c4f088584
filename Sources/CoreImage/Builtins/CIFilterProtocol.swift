import CoreGraphics
import Foundation

/// What all typed filters have.
public protocol CIFilterProtocol: AnyObject {
    /// The result; nil where an input is missing.
    var outputImage: CIImage? { get }
}

extension CIFilter {
    convenience init(known name: String) {
        guard let definition = FilterDefinition.named(name) else { preconditionFailure("\(name) is not in the list") }
        self.init(definition)
    }

    fileprivate func number(_ key: String) -> Float { FilterInputs(self).float(key) }
    fileprivate func point(_ key: String) -> CGPoint {
        let vector = FilterInputs(self).vector(key)
        return CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y))
    }
}

/// The typed properties of all filters: each is an input.
extension CIFilter {
    var aVector: CIVector {
        get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var bVector: CIVector {
        get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var biasVector: CIVector {
        get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var compactStyle: Float {
        get { number("inputCompactStyle") }
        set { setValue(newValue, forKey: "inputCompactStyle") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var dataColumns: Float {
        get { number("inputDataColumns") }
        set { setValue(newValue, forKey: "inputDataColumns") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var extent: CGRect {
        get { FilterInputs(self).rect("inputExtent") ?? .zero }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var falloff: Float {
        get { number("inputFalloff") }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    var gVector: CIVector {
        get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var layers: Float {
        get { number("inputLayers") }
        set { setValue(newValue, forKey: "inputLayers") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var maxComponents: CIVector {
        get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var minComponents: CIVector {
        get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var neutral: CIVector {
        get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(newValue, forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(newValue, forKey: "inputPoint1") }
    }
    var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var preferredAspectRatio: Float {
        get { number("inputPreferredAspectRatio") }
        set { setValue(newValue, forKey: "inputPreferredAspectRatio") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var rVector: CIVector {
        get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var rows: Float {
        get { number("inputRows") }
        set { setValue(newValue, forKey: "inputRows") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var targetNeutral: CIVector {
        get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var time: Float {
        get { number("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
    var transform: CGAffineTransform {
        get { FilterInputs(self).transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var width: Float {
        get { number("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
}
