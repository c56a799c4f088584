import CoreGraphics

/// Why a font could not be registered. The numbers are those of Core Text's errors.
public enum CTFontManagerError: Int, Sendable {
    /// There is no file.
    case fileNotFound = 101
    /// The file, or a copy of the font's bytes, could not be opened.
    case insufficientPermissions = 102
    /// The file is no font.
    case unrecognizedFormat = 103
    /// The file is registered already.
    case alreadyRegistered = 105
    /// The file is not registered.
    case notRegistered = 201
}

/// The domain of the errors that registering fonts reports.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
