import Foundation
import RoostLog

/// Keeps nothing, with a warning: there is no library of photos here. A share sheet or `fileExporter` gives a picture away.
///
/// - Parameters:
///   - completionTarget: Not told: there are no selectors here.
///   - completionSelector: Not called.
///   - contextInfo: Not read.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: UnsafeMutableRawPointer?
) {
    Log.warning("UIImageWriteToSavedPhotosAlbum keeps nothing: there is no library of photos here")
}
