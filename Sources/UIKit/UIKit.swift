// What `import UIKit` brings: the part of UIKit that `SwiftUI` has, under the name that existing files import.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import class SwiftUI.UIApplication
@_exported import class SwiftUI.UIColor
@_exported import class SwiftUI.UIDevice
@_exported import enum SwiftUI.UIDeviceOrientation
@_exported import class SwiftUI.UIFeedbackGenerator
@_exported import class SwiftUI.UIFont
@_exported import class SwiftUI.UIImage
@_exported import class SwiftUI.UIImpactFeedbackGenerator
@_exported import class SwiftUI.UINotificationFeedbackGenerator
@_exported import class SwiftUI.UIPasteboard
@_exported import class SwiftUI.UIScreen
@_exported import class SwiftUI.UISelectionFeedbackGenerator
@_exported import enum SwiftUI.UIUserInterfaceIdiom
