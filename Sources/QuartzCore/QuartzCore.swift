/// The module that existing files import for layers, `CATransform3D` and `CACurrentMediaTime()`. UIKit has them.
@_exported import UIKit
