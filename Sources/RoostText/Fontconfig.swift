import CFontconfig
import CoreGraphics
import RoostLocks

/// Asks fontconfig for files. Fontconfig takes milliseconds to start, so it is used only for fonts that do not lie at a
/// well-known path.
enum Fontconfig {
    /// The face of a family that is nearest in weight and slope; nil if the family is not installed.
    static func face(family: String, weight: Int, italic: Bool) -> FontFile? {
        match { pattern in
            FcPatternAddString(pattern, FC_FAMILY, family)
            FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
            FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        } accept: { found in
            strings(FC_FAMILY, of: found).contains { $0.caseInsensitiveCompare(family) == .orderedSame }
        }
    }

    /// The face with a PostScript name; nil if it is not installed.
    static func face(postScriptName name: String) -> FontFile? {
        match { pattern in
            FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, name)
        } accept: { found in
            strings(FC_POSTSCRIPT_NAME, of: found).contains { $0.caseInsensitiveCompare(name) == .orderedSame }
        }
    }

    /// Any face that has a character, the nearest in language, weight and slope; nil if none has.
    static func face(covering scalar: Unicode.Scalar, language: String, weight: Int, italic: Bool) -> FontFile? {
        match { pattern in
            let characters = FcCharSetCreate()
            FcCharSetAddChar(characters, scalar.value)
            FcPatternAddCharSet(pattern, FC_CHARSET, characters)
            FcCharSetDestroy(characters)
            FcPatternAddString(pattern, FC_LANG, language)
            FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
            FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
            FcPatternAddBool(pattern, FC_SCALABLE, 1)
        } accept: { found in
            var characters: OpaquePointer?
            return FcPatternGetCharSet(found, FC_CHARSET, 0, &characters) == FcResultMatch
                && FcCharSetHasChar(characters, scalar.value) != 0
        }
    }

    /// The host's default sans-serif; nil if there is no font at all.
    static func anyFace(weight: Int, italic: Bool) -> FontFile? {
        match { pattern in
            FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
            FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
            FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        } accept: { _ in
            true
        }
    }

    // MARK: Listing

    /// The names of all installed families.
    static var familyNames: [String] { list(FC_FAMILY) { _ in } }

    /// The PostScript names of an installed family's faces.
    static func postScriptNames(inFamily family: String) -> [String] {
        list(FC_POSTSCRIPT_NAME) { FcPatternAddString($0, FC_FAMILY, family) }
    }

    /// The first value of a property for each installed font that is as described.
    private static func list(_ property: String, where describe: (OpaquePointer) -> Void) -> [String] {
        turn.withLock { _ in
            guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
            defer {
                FcPatternDestroy(pattern)
                FcObjectSetDestroy(properties)
            }
            describe(pattern)
            FcObjectSetAdd(properties, property)
            guard let found = FcFontList(nil, pattern, properties) else { return [] }
            defer { FcFontSetDestroy(found) }
            return (0..<Int(found.pointee.nfont)).compactMap { index in
                found.pointee.fonts[index].flatMap { strings(property, of: $0).first }
            }
        }
    }

    // MARK: Matching

    // Fontconfig has its own locks, but its first call initialises global state. Calls are rare, so one runs at a time.
    private static let turn = Mutex(())

    private static func match(_ describe: (OpaquePointer) -> Void, accept: (OpaquePointer) -> Bool) -> FontFile? {
        turn.withLock { _ in
            guard let pattern = FcPatternCreate() else { return nil }
            defer { FcPatternDestroy(pattern) }
            describe(pattern)
            FcConfigSubstitute(nil, pattern, FcMatchPattern)
            FcDefaultSubstitute(pattern)
            var result = FcResultNoMatch
            guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
            defer { FcPatternDestroy(found) }
            guard accept(found), let path = strings(FC_FILE, of: found).first else { return nil }
            var index: Int32 = 0
            FcPatternGetInteger(found, FC_INDEX, 0, &index)
            // The upper half names an instance of a variable font; its axes are set by weight instead.
            return FontFile(path: path, index: Int(index & 0xFFFF))
        }
    }

    private static func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
        var found: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, property, Int32(found.count), &value) == FcResultMatch, let text = value {
            found.append(String(cString: text))
        }
        return found
    }
}
