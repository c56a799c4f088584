import Foundation

#if Network
    import FoundationNetworking
#endif

/// A value that a `Formatter` can write: one of Foundation's types.
///
/// On Apple's systems these are the `ReferenceConvertible` types, which dates and others are not here.
public protocol _FormatterSubject: CustomStringConvertible {}

extension AffineTransform: _FormatterSubject {}
extension Calendar: _FormatterSubject {}
extension CharacterSet: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Date: _FormatterSubject {}
extension DateComponents: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension IndexPath: _FormatterSubject {}
extension IndexSet: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension Measurement: _FormatterSubject {}
extension Notification: _FormatterSubject {}
extension PersonNameComponents: _FormatterSubject {}
extension TimeZone: _FormatterSubject {}
extension URL: _FormatterSubject {}
extension URLComponents: _FormatterSubject {}
extension UUID: _FormatterSubject {}
#if Network
    extension URLRequest: _FormatterSubject {}
#endif
