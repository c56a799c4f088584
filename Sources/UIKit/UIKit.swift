/// The modules that `import UIKit` brings, as on Apple's systems.
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import UserNotifications
