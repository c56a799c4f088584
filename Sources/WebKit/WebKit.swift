import RoostControls

/// The modules that `import WebKit` brings, as on Apple's systems.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKit

/// Pages may hold frames of other origins only in programs that have this module.
package enum WebKitFrames: EmbeddingModule {
    package static var contentSecurityPolicy: String { "frame-src 'self' http: https:" }
}
