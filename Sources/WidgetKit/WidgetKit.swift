/// The modules that `import WidgetKit` brings, as on Apple's systems.
@_exported import AppIntents
@_exported import Foundation
@_exported import SwiftUI
