import CoreFoundation
import Foundation
import RoostLog

// Sounds of the system. None is played here, with a warning.

/// The number of a sound of the system's.
public typealias SystemSoundID = UInt32
/// A result of AudioToolbox; zero for success.
public typealias OSStatus = Int32

/// The shake of a telephone; nothing shakes here.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// Success.
public let kAudioServicesNoError: OSStatus = 0
/// The error of a sound that cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Plays no sound, with a warning.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { warn() }

/// Plays no sound, with a warning; the completion is called.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    warn()
    inCompletionBlock?()
}

/// Plays no sound and shakes nothing, with a warning.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { warn() }

/// Returns an error: no sound is made here.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
}

/// Does nothing: no sound has been made.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }

private func warn() { Log.warning("AudioServices plays nothing: there are no sounds of the system here") }
