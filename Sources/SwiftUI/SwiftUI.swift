/// The modules that `import SwiftUI` brings, as on Apple's systems.
@_exported import Accessibility
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import RoostControls
@_exported import RoostCore
@_exported import RoostImaging
@_exported import SwiftUICore
@_exported import UIKit
@_exported import UniformTypeIdentifiers

#if Network
    @_exported import FoundationNetworking
#endif
