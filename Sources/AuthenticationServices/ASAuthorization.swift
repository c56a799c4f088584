@_exported import Foundation
import SwiftUI

/// The reason why nobody could sign in: there are no accounts of the system's here.
public struct ASAuthorizationError: LocalizedError, CustomNSError, Equatable, Sendable {
    /// A number that tells reasons apart.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = 1000
        /// Given up.
        case canceled = 1001
        /// The answer is not right.
        case invalidResponse = 1002
        /// Nobody has answered.
        case notHandled = 1003
        /// It has failed.
        case failed = 1004
    }
    /// The number of the reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// Given up.
    public static var canceled: Code { .canceled }
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Signing in with an account of the system's is not available here." }
}

/// What somebody has shown. Nobody can here.
open class ASAuthorization: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// What is asked for.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address.
        public static let email = Scope(rawValue: "email")
    }

    /// What was shown.
    public let credential: any ASAuthorizationCredential
    init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// What somebody shows.
public protocol ASAuthorizationCredential: AnyObject, Sendable {}

/// Apple's account. Nobody can show it here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The account's name for the app.
    public let user: String
    /// The name.
    public let fullName: PersonNameComponents?
    /// The address.
    public let email: String?
    /// For the app's server.
    public let identityToken: Data?
    /// For the app's server.
    public let authorizationCode: Data?
    init(user: String) {
        self.user = user
        fullName = nil
        email = nil
        identityToken = nil
        authorizationCode = nil
    }
}

/// A request.
open class ASAuthorizationRequest: NSObject {}

/// A request for Apple's account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// What is asked for.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A number that is used once.
    open var nonce: String?
    /// For the app.
    open var state: String?
}

/// Makes requests for Apple's account.
open class ASAuthorizationAppleIDProvider: NSObject {
    /// What is known of an account.
    public enum CredentialState: Int, Sendable {
        /// The app may no longer use it.
        case revoked
        /// The app may use it.
        case authorized
        /// It is not known.
        case notFound
        /// It has moved.
        case transferred
    }
    /// A request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Not found: there are no accounts.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    /// Calls back with "not found".
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
}

/// Carries out requests: all fail.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// The requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears of the failure.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Kept for the app.
    open weak var presentationContextProvider: AnyObject?

    /// A controller of some requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Tells the delegate of the error "not handled".
    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }
}

/// Hears what comes of requests.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// Never called: nobody can sign in.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called with the error "not handled".
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Signs in at a site in a window of the browser's. There is no such window here.
open class ASWebAuthenticationSession: NSObject {
    /// Called with the address at the end, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completion: CompletionHandler
    /// Kept for the app.
    open var prefersEphemeralWebBrowserSession = false
    /// Kept for the app.
    open weak var presentationContextProvider: AnyObject?

    /// A session at a site.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// False, after a call back with the error "not available".
    @discardableResult
    open func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
        return false
    }

    /// Does nothing: nothing has begun.
    open func cancel() {}
}

/// The reason why nobody could sign in at a site.
public struct ASWebAuthenticationSessionError: LocalizedError, CustomNSError, Equatable, Sendable {
    /// A number that tells reasons apart.
    public enum Code: Int, Sendable {
        /// Given up.
        case canceledLogin = 1
        /// There is no window.
        case presentationContextNotProvided
        /// The window is not right.
        case presentationContextInvalid
    }
    /// The number of the reason.
    public let code: Code
    init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Signing in at a site is not available here." }
}

/// The button of Apple's accounts. A press ends in the error "not handled".
public struct SignInWithAppleButton: View {
    /// The button's words.
    public struct Label: Hashable, Sendable {
        fileprivate let words: String
        /// "Sign in with Apple".
        public static let signIn = Label(words: "Sign in with Apple")
        /// "Continue with Apple".
        public static let `continue` = Label(words: "Continue with Apple")
        /// "Sign up with Apple".
        public static let signUp = Label(words: "Sign up with Apple")
    }

    /// The button's colours.
    public struct Style: Hashable, Sendable {
        fileprivate let name: String
        /// White on black.
        public static let black = Style(name: "black")
        /// Black on white.
        public static let white = Style(name: "white")
        /// Black on white with an edge.
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    private let label: Label
    private let request: (ASAuthorizationAppleIDRequest) -> Void
    private let done: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInStyle) private var style

    /// A button.
    /// - Parameter onCompletion: Called with the error "not handled".
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        request = onRequest
        done = onCompletion
    }

    public var body: some View {
        Button {
            request(ASAuthorizationAppleIDRequest())
            done(.failure(ASAuthorizationError(.notHandled)))
        } label: {
            Text(label.words)
                .font(.system(size: 17, weight: .medium))
                .foregroundStyle(style == .black ? Color.white : .black)
                .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(
                    style == .black ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6, style: .continuous)
                )
                .overlay {
                    if style == .whiteOutline {
                        RoundedRectangle(cornerRadius: 6, style: .continuous).strokeBorder(.black)
                    }
                }
        }
        .buttonStyle(.plain)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var signInStyle: SignInWithAppleButton.Style = .black
}

extension View {
    /// The colours of buttons of Apple's accounts.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}
