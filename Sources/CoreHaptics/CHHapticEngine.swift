@_exported import Foundation

/// Would move the device. Nothing can here: `capabilitiesForHardware()` says so, and making an engine throws.
open class CHHapticEngine {
    /// What the device can do: nothing.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Throws: nothing moves here.
    public init() throws { throw CHHapticError(.notSupported) }

    /// Called when the engine stops; none starts.
    open var stoppedHandler: (@Sendable (StoppedReason) -> Void)?
    /// Called when the engine has to start again; none starts.
    open var resetHandler: (@Sendable () -> Void)?
    /// Kept for the app.
    open var isAutoShutdownEnabled = false
    /// Kept for the app.
    open var playsHapticsOnly = false

    /// Throws: nothing moves here.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Calls back with an error.
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(CHHapticError(.notSupported))
    }
    /// Calls back: nothing has begun.
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Throws: nothing moves here.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Throws: nothing moves here.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

    /// Why an engine has stopped.
    public enum StoppedReason: Int, Sendable {
        /// Another sound.
        case audioSessionInterrupt = 1
        /// The app is not seen.
        case applicationSuspended
        /// Nothing was to do.
        case idleTimeout
        /// The system.
        case systemError = -1
    }
}

/// What the device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it moves.
    var supportsHaptics: Bool { get }
    /// Whether it sounds.
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Plays a pattern. None is ever made.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Plays the pattern.
    func start(atTime time: TimeInterval) throws
    /// Ends it.
    func stop(atTime time: TimeInterval) throws
    /// Whether it is silent.
    var isMuted: Bool { get set }
}

/// A moment at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Movements in order.
open class CHHapticPattern: NSObject {
    /// The movements.
    public let events: [CHHapticEvent]
    /// Movements with settings that hold for all of them.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
    /// In seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// A movement.
open class CHHapticEvent: NSObject {
    /// A kind of movement.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A knock.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A hum.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the app's.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// A setting's name.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong, 0…1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp, 0…1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// In seconds.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// In seconds.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// In seconds.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// 1 for a movement that stays.
        public static let sustained = ParameterID(rawValue: "Sustained")
    }

    /// The kind of movement.
    public let type: EventType
    /// Its settings.
    public let eventParameters: [CHHapticEventParameter]
    /// In seconds from the pattern's beginning.
    open var relativeTime: TimeInterval
    /// In seconds.
    open var duration: TimeInterval

    /// A movement.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// A setting of a movement.
open class CHHapticEventParameter: NSObject {
    /// The setting's name.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float
    /// A setting.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// A setting that changes while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
    /// A setting's name.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How sharp.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }
    /// The setting's name.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// In seconds.
    open var relativeTime: TimeInterval
    /// A setting.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// The reason why nothing moves.
public struct CHHapticError: LocalizedError, CustomNSError, Equatable, Sendable {
    /// A number that tells reasons apart.
    public enum Code: Int, Sendable {
        /// Nothing can move here.
        case notSupported = -4809
    }
    /// The number of the reason.
    public let code: Code
    init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Haptics are not available here." }
}
