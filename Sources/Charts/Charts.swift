/// The modules that `import Charts` brings, as on Apple's systems.
@_exported import Foundation
@_exported import SwiftUI
