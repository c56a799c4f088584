/// The modules that `import AVFoundation` brings, as on Apple's systems.
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation

/// The reason why a call cannot be answered: there is no camera, microphone or sound of the app's own here.
public struct AVError: LocalizedError, CustomNSError, Sendable {
    /// A number that tells reasons apart.
    public enum Code: Int, Sendable {
        /// For a reason without a number of its own.
        case unknown = -11800
        /// What was asked for is not available here.
        case operationNotSupportedForAsset = -11838
    }

    /// The number of the reason.
    public let code: Code
    private let words: String

    init(notAvailable what: String) {
        code = .operationNotSupportedForAsset
        words = "\(what) is not available here."
    }

    public var errorDescription: String? { words }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The domain of `AVError`.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
