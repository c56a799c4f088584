import Crypto
import Foundation
import RoostCore

/// A setting in the form that the browser keeps: signed, so that only the app can make one.
struct SealedSetting: Equatable, Sendable {
    enum Scope: UInt8, Sendable {
        /// For all pages of the app in the browser.
        case app
        /// For one tab.
        case scene
    }

    var scope: Scope
    var key: String
    /// The time of the change, the value and the signature.
    var seal: String

    /// The most bytes of a key and of a seal, and the most settings of both scopes together. More are refused.
    static let longestKey = OwnedSettings.longestKey
    static let longestSeal = OwnedSettings.mostBytes * 4 / 3 + 128
    static let most = UInt64(2 * OwnedSettings.mostEntries)
}

/// Signs settings, and verifies their signatures.
struct SettingsSeal: Sendable {
    private let key: SymmetricKey
    private let app: String

    /// - Parameters:
    ///   - secret: The secret, known to the app's processes only.
    ///   - app: The app's name, which tells apps with the same secret apart.
    init(secret: [UInt8], app: String) {
        key = SymmetricKey(data: secret)
        self.app = app
    }

    func sealed(_ entry: OwnedSettings.Entry, _ scope: SealedSetting.Scope) -> SealedSetting {
        let content = "\(entry.time).\(Data(entry.value.bytes).base64EncodedString())"
        let code = HMAC<SHA256>.authenticationCode(for: message(content, entry.key, scope), using: key)
        return SealedSetting(
            scope: scope, key: entry.key, seal: "\(content).\(Data(code).base64EncodedString())")
    }

    /// The sealed entry; nil if this app did not seal it.
    func opened(_ setting: SealedSetting) -> OwnedSettings.Entry? {
        let parts = setting.seal.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let code = Data(base64Encoded: String(parts[2])) else { return nil }
        let message = message("\(parts[0]).\(parts[1])", setting.key, setting.scope)
        guard HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key),
            let time = Int64(parts[0]), let bytes = Data(base64Encoded: String(parts[1])),
            let value = SettingValue?(bytes: Array(bytes))
        else { return nil }
        return OwnedSettings.Entry(key: setting.key, value: value, time: time)
    }

    /// The bytes to sign.
    private func message(_ content: String, _ key: String, _ scope: SealedSetting.Scope) -> [UInt8] {
        var message = ByteWriter()
        message.string("roost setting")
        message.string(app)
        message.byte(scope.rawValue)
        message.string(key)
        message.string(content)
        return message.bytes
    }
}

extension SettingValue? {
    /// A letter for the kind, and the value.
    fileprivate var bytes: [UInt8] {
        switch self {
        case nil: Array("-".utf8)
        case .bool(let value): Array((value ? "b1" : "b0").utf8)
        case .int(let value): Array("i\(value)".utf8)
        case .double(let value): Array("d\(value.bitPattern)".utf8)
        case .string(let value): Array("s\(value)".utf8)
        case .date(let value): Array("t\(value.timeIntervalSinceReferenceDate.bitPattern)".utf8)
        case .data(let value): [UInt8(ascii: "x")] + value
        }
    }

    /// Nil for a malformed value, which another version may have signed.
    fileprivate init?(bytes: [UInt8]) {
        guard let kind = bytes.first else { return nil }
        if kind == UInt8(ascii: "x") {
            self = .data(Data(bytes.dropFirst()))
            return
        }
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        switch Character(UnicodeScalar(kind)) {
        case "-": self = .none
        case "b": self = .bool(text == "1")
        case "s": self = .string(text)
        case "i":
            guard let value = Int(text) else { return nil }
            self = .int(value)
        case "d":
            guard let pattern = UInt64(text) else { return nil }
            self = .double(Double(bitPattern: pattern))
        case "t":
            guard let pattern = UInt64(text) else { return nil }
            self = .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: pattern)))
        default: return nil
        }
    }
}
