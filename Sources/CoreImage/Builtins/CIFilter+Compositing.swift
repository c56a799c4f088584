import CoreGraphics
import Foundation

/// Two pictures joined.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

private final class CompositeOperationFilter: CIFilter, CICompositeOperation {}

extension CIFilter {
    /// Two pictures joined by the operation of that name.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISourceOverCompositing")
    }

    /// Two pictures joined by the operation of that name.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISourceInCompositing")
    }

    /// Two pictures joined by the operation of that name.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISourceOutCompositing")
    }

    /// Two pictures joined by the operation of that name.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISourceAtopCompositing")
    }

    /// Two pictures joined by the operation of that name.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIAdditionCompositing")
    }

    /// Two pictures joined by the operation of that name.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIMultiplyCompositing")
    }

    /// Two pictures joined by the operation of that name.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIMaximumCompositing")
    }

    /// Two pictures joined by the operation of that name.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIMinimumCompositing")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIMultiplyBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIScreenBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIDarkenBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CILightenBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIDifferenceBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIExclusionBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIOverlayBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIHardLightBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISoftLightBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIColorDodgeBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIColorBurnBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CILinearDodgeBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CILinearBurnBlendMode")
    }

    /// Two pictures mixed by the blend mode of that name.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISubtractBlendMode")
    }
}
