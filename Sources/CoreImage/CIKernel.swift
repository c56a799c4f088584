import Foundation
import RoostLog

/// A step written in Core Image's kernel language. Roost has no compiler for that language: there is never a kernel, and a
/// warning says so. Code that asks for one takes the way that it has for a kernel with errors.
open class CIKernel: NSObject {
    /// Nil, with a warning.
    public init?(source string: String) {
        Log.missing("CIKernel", "CIKernel(source:) is nil: Roost does not compile Core Image's kernel language")
        return nil
    }

    /// The picture that the step makes, in the coordinates of Core Image.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect, arguments args: [Any]?
    ) -> CIImage? { nil }
}

/// A step that changes the colour of each pixel by itself, see `CIKernel`.
open class CIColorKernel: CIKernel {
    /// The picture that the step makes, in the coordinates of Core Image.
    open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

/// A step that takes pixels from other places, see `CIKernel`.
open class CIWarpKernel: CIKernel {
    /// The picture that the step makes of another one, in the coordinates of Core Image.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect, image: CIImage,
        arguments args: [Any]?
    ) -> CIImage? { nil }
}
