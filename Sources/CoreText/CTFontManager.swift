import CoreGraphics
import RoostCore
import RoostImaging
import RoostText

// Apple's functions return whether they succeeded; callers may ignore that, as with any C function.

/// Makes the fonts of a file known by their family, PostScript and full names, until the process ends.
/// - Returns: Whether that succeeded; if not, `error` says why.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if scope == .persistent || scope == .session {
        Log.warning("a font cannot be registered for other processes; it is registered for this one", value: scope)
    }
    return RegisteredFile(fontURL).register(reportingTo: error)
}

/// Takes the names of a registered file's fonts back.
/// - Returns: Whether the file was registered; if not, `error` says so.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    RegisteredFile(fontURL).unregister(reportingTo: error)
}

/// Makes the fonts of several files known. The handler gets the errors, and whether all is done.
/// - Parameter enabled: Has no effect: registered fonts are usable at once.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { item -> CFError? in
        guard let url = item as? URL else { return RegisteredFile.error(.unrecognizedFormat, "\(item)") }
        var error: Unmanaged<CFError>?
        CTFontManagerRegisterFontsForURL(url, scope, &error)
        return error?.takeRetainedValue()
    }
    _ = registrationHandler?(errors, true)
}

/// Makes a font known by its names, until the process ends.
/// - Returns: Whether that succeeded; if not, `error` says why.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do {
        return try RegisteredFile(font).register(reportingTo: error)
    } catch let failure {
        RegisteredFile.report(RegisteredFile.error(.insufficientPermissions, "\(failure)"), to: error)
        return false
    }
}

/// Takes the names of a registered font back.
/// - Returns: Whether the font was registered; if not, `error` says so.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do {
        return try RegisteredFile(font).unregister(reportingTo: error)
    } catch let failure {
        RegisteredFile.report(RegisteredFile.error(.insufficientPermissions, "\(failure)"), to: error)
        return false
    }
}

/// The names of all font families, in order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { RegisteredFile.engine?.familyNames ?? [] }

/// The PostScript names of all fonts, in order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    guard let engine = RegisteredFile.engine else { return [] }
    return Set(engine.familyNames.flatMap(engine.fontNames(inFamily:))).sorted()
}
