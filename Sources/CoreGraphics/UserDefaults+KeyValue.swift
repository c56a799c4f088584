import Foundation

/// The key-value calls that code makes on settings. Foundation on Linux has no key-value coding of its own.
extension UserDefaults {
    /// The same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// The same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
