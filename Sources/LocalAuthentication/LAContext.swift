@_exported import Foundation

/// Would make sure who holds the device. Nobody can here: every policy is refused.
open class LAContext: NSObject {
    /// The button for another way; kept for the app.
    open var localizedFallbackTitle: String?
    /// The button to give up; kept for the app.
    open var localizedCancelTitle: String?
    /// Why the app asks; kept for the app.
    open var localizedReason = ""
    /// In seconds; kept for the app.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Kept for the app.
    open var interactionNotAllowed = false

    /// None: there are no sensors.
    open var biometryType: LABiometryType { .none }
    /// Nil: there are no sensors.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// False, with the error "not available".
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(Self.reason(for: policy)) as NSError
        return false
    }

    /// Calls back with false and an error.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(Self.reason(for: policy))) }

    /// Throws.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(Self.reason(for: policy))
    }

    /// Does nothing: nothing is asked.
    open func invalidate() {}

    private static func reason(for policy: LAPolicy) -> LAError.Code {
        policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
    }
}

/// How people show who they are.
public enum LAPolicy: Int, Sendable {
    /// By a sensor.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a sensor or a code.
    case deviceOwnerAuthentication
}

/// The device's sensor.
public enum LABiometryType: Int, Sendable {
    /// There is none.
    case none
    /// For fingers.
    case touchID
    /// For faces.
    case faceID
    /// For eyes.
    case opticID = 4
}

/// The reason why nobody could show who they are.
public struct LAError: LocalizedError, CustomNSError, Equatable, Sendable {
    /// A number that tells reasons apart.
    public enum Code: Int, Sendable {
        /// Somebody else.
        case authenticationFailed = -1
        /// Given up.
        case userCancel = -2
        /// The other way was wanted.
        case userFallback = -3
        /// The system has given up.
        case systemCancel = -4
        /// There is no code.
        case passcodeNotSet = -5
        /// There is no sensor.
        case biometryNotAvailable = -6
        /// The sensor knows nobody.
        case biometryNotEnrolled = -7
        /// Too many attempts.
        case biometryLockout = -8
        /// The app has given up.
        case appCancel = -9
        /// The context has ended.
        case invalidContext = -10
        /// Nobody may be asked.
        case notInteractive = -1004
    }
    /// The number of the reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Authentication is not available here." }
    /// There is no sensor.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The sensor knows nobody.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// There is no code.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// Given up.
    public static var userCancel: Code { .userCancel }
    /// Somebody else.
    public static var authenticationFailed: Code { .authenticationFailed }
}
