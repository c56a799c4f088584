/// The modules that `import CoreImage` brings, as on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
