import Foundation
import RoostLog

/// The device's sound, which is the reader's browser's: every setting is refused.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: there is no state.
    private static let only = AVAudioSession()
    private override init() { super.init() }

    /// The only one.
    public class func sharedInstance() -> AVAudioSession { only }

    /// The kind of sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound beside others'.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound instead of others'.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Music and films.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The use of the sound.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Conversations.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Conversations with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Measuring.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// What goes along with a category.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others' sound goes on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others' sound is quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets without wires.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Better headsets without wires.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Other devices.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What others hear of the end.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// They may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        /// Nobody has been asked.
        case undetermined = 1_970_168_948
        /// It may not.
        case denied = 1_684_369_017
        /// It may.
        case granted = 1_735_552_628
    }

    /// Throws: the sound is the browser's.
    open func setCategory(_ category: Category) throws { throw Self.refusal }
    /// Throws: the sound is the browser's.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { throw Self.refusal }
    /// Throws: the sound is the browser's.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { throw Self.refusal }
    /// Throws: the sound is the browser's.
    open func setMode(_ mode: Mode) throws { throw Self.refusal }
    /// Throws: the sound is the browser's.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { throw Self.refusal }
    /// Denied: there is no microphone.
    open var recordPermission: RecordPermission { .denied }
    /// Calls back with false: there is no microphone.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
    /// Always 1: the browser's volume is not known.
    open var outputVolume: Float { 1 }

    private static var refusal: AVError { AVError(notAvailable: "AVAudioSession") }
}

/// Plays a sound of the app's own. There is none here: every initialiser throws. A `VideoPlayer` plays sounds too.
open class AVAudioPlayer: NSObject {
    /// Throws: sounds need an element of the page.
    public init(contentsOf url: URL) throws { throw AVError(notAvailable: "AVAudioPlayer") }
    /// Throws: sounds need an element of the page.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        throw AVError(notAvailable: "AVAudioPlayer")
    }
    /// Throws: sounds need an element of the page.
    public init(data: Data) throws { throw AVError(notAvailable: "AVAudioPlayer") }
    /// Throws: sounds need an element of the page.
    public init(data: Data, fileTypeHint utiString: String?) throws { throw AVError(notAvailable: "AVAudioPlayer") }

    /// Hears of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Never plays: no player is ever made.
    @discardableResult open func play() -> Bool { false }
    /// Does nothing: no player is ever made.
    open func pause() {}
    /// Does nothing: no player is ever made.
    open func stop() {}
    /// Prepares nothing: no player is ever made.
    @discardableResult open func prepareToPlay() -> Bool { false }
    /// False: no player is ever made.
    open var isPlaying: Bool { false }
    /// 0…1.
    open var volume: Float = 1
    /// Sets the volume at once: there is no sound that could fade.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// How often the sound is repeated; −1 without end.
    open var numberOfLoops = 0
    /// In seconds.
    open var currentTime: TimeInterval = 0
    /// In seconds.
    open var duration: TimeInterval { 0 }
    /// The speed.
    open var rate: Float = 1
    /// Whether the speed counts.
    open var enableRate = false
    /// −1 (left) … 1 (right).
    open var pan: Float = 0
    /// Nil: no player is ever made.
    open var url: URL? { nil }
    /// Nil: no player is ever made.
    open var data: Data? { nil }
    /// Empty: no player is ever made.
    open var settings: [String: Any] { [:] }
    /// In seconds, on a clock of the device's: 0.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// False: no player is ever made.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
    /// 0: no player is ever made.
    open var numberOfChannels: Int { 0 }
    /// Whether the loudness is measured.
    open var isMeteringEnabled = false
    /// Measures nothing: no player is ever made.
    open func updateMeters() {}
    /// The loudness of a channel, in decibels: −160, which is silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest loudness of a channel, in decibels: −160, which is silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a sound's end.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Never called: no player is ever made.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// A camera or a microphone. There is none here.
open class AVCaptureDevice: NSObject {
    private override init() { super.init() }

    /// Whether the app may use it.
    public struct Position: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Anywhere.
        public static let unspecified = Position(rawValue: 0)
        /// On the back.
        public static let back = Position(rawValue: 1)
        /// On the front.
        public static let front = Position(rawValue: 2)
    }

    /// Denied: there is neither a camera nor a microphone.
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Calls back with false: there is neither a camera nor a microphone.
    @preconcurrency
    public class func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(false)
    }
    /// False: there is neither a camera nor a microphone.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Nil: there is neither a camera nor a microphone.
    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// Whether the app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    /// Nobody has been asked.
    case notDetermined
    /// The device's owner does not allow it.
    case restricted
    /// It may not.
    case denied
    /// It may.
    case authorized
}

/// The kind of a medium.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Films.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Written words.
    public static let text = AVMediaType(rawValue: "text")
}

/// Speaks. Nothing speaks here: each utterance is refused with a warning.
open class AVSpeechSynthesizer: NSObject {
    /// Hears of the refusals: as utterances that were cancelled.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Always false.
    open var isSpeaking: Bool { false }
    /// Always false.
    open var isPaused: Bool { false }

    /// Speaks nothing, with a warning, and tells the delegate that the utterance was cancelled.
    open func speak(_ utterance: AVSpeechUtterance) {
        Log.warning("AVSpeechSynthesizer.speak(_:) has no effect: nothing speaks here")
        delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    /// False: nothing speaks.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// False: nothing speaks.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// False: nothing speaks.
    @discardableResult open func continueSpeaking() -> Bool { false }
}

/// Hears of what is spoken.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// Never called: nothing speaks.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Never called: nothing speaks.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called at once: nothing speaks.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Words to be spoken.
open class AVSpeechUtterance: NSObject {
    /// The words.
    public let speechString: String
    /// The voice; there are none.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed, 0…1.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// 0.5…2.
    open var pitchMultiplier: Float = 1
    /// 0…1.
    open var volume: Float = 1
    /// In seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// In seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// Words.
    public init(string: String) { speechString = string }
}

/// A voice. There are none here.
open class AVSpeechSynthesisVoice: NSObject {
    /// Nil: there are no voices.
    public init?(language languageCode: String?) { return nil }
    /// Nil: there are no voices.
    public init?(identifier: String) { return nil }
    /// None.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// The language, as BCP 47 names it.
    open var language: String { "" }
}

/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After a word.
    case word
}

/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
