import CHarfBuzz
import CoreGraphics
import RoostCore
import RoostPicture

/// Fonts by their names: installed ones, and those that the program registers.
extension FontLibrary {
    /// The face with this family, PostScript or full name, or from the font file at this path.
    func customFace(_ name: String, for font: ResolvedFont) -> FontChoice? {
        guard let found = file(named: name, for: font) else { return standIn(for: name, font) }
        var axes = found.axes
        axes["wght"] = Double(found.weight)
        guard var face = open(found.file, axes: axes) else { return nil }
        if face.hasOpticalSizes {
            // As with Core Text, the optical size is the size.
            axes["opsz"] = Double(font.size)
            face = open(found.file, axes: axes) ?? face
        }
        var choice = choice(face, for: font)
        choice.hasSystemMetrics = false
        return choice
    }

    /// A face with the widths and the lines of a font of Apple's that is not installed.
    private func standIn(for name: String, _ font: ResolvedFont) -> FontChoice? {
        guard let match = StandInFamily.named(name) else { return nil }
        var font = font
        if match.isBold, !font.choosesWeight { font.weight = 700 }
        if match.isItalic { font.isItalic = true }
        guard var choice = match.family.families.lazy.compactMap({ self.installedFace($0, for: font) }).first else {
            return nil
        }
        choice.hasSystemMetrics = false
        choice.standsFor = match.family
        return choice
    }

    private func file(named name: String, for font: ResolvedFont) -> RegisteredFonts.Found? {
        if name.hasPrefix("/") { return .init(file: FontFile(path: name), weight: font.weight) }
        if let found = state.withLock({ $0.registered.face(named: name, for: font) }) { return found }
        if let found = installedFile(named: name, for: font) { return found }
        guard registerBundleFonts() else { return nil }
        return state.withLock { $0.registered.face(named: name, for: font) }
    }

    private func installedFile(named name: String, for font: ResolvedFont) -> RegisteredFonts.Found? {
        if let file = Fontconfig.face(family: name, weight: font.weight, italic: font.isItalic) {
            return .init(file: file, weight: font.weight)
        }
        guard let file = Fontconfig.face(postScriptName: name) else { return nil }
        guard font.choosesWeight || font.isItalic, let face = open(file, axes: [:]) else {
            return .init(file: file, weight: font.weight)
        }
        let weight = font.choosesWeight ? font.weight : face.weight
        let sibling = Fontconfig.face(
            family: face.familyName, weight: weight, italic: font.isItalic || face.isItalic)
        return .init(file: sibling ?? file, weight: weight)
    }

    func hasFont(named name: String) -> Bool { customFace(name, for: ResolvedFont(size: 17)) != nil }

    // MARK: Registering

    /// Registers the faces of a font file under their family, PostScript and full names; returns false if it has none.
    func register(_ path: String) -> Bool {
        guard !isRegistered(path) else { return true }
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return false }
        let count = Int(hb_face_count(blob))
        hb_blob_destroy(blob)
        let faces = (0..<min(count, 256)).flatMap { index in
            open(FontFile(path: path, index: index), axes: [:])?.registrations ?? []
        }
        guard !faces.isEmpty else { return false }
        state.withLock { state in
            state.registered.append(faces)
            state.forgetChoices()
        }
        return true
    }

    func isRegistered(_ path: String) -> Bool { state.withLock { $0.registered.contains(path: path) } }

    func unregister(_ path: String) {
        state.withLock { state in
            state.registered.remove(path: path)
            state.forgetChoices()
        }
    }

    /// Registers the fonts that the `Info.plist` of the program or of a package's resources names under `UIAppFonts`,
    /// when a font is missing for the first time. Returns whether it found any.
    private func registerBundleFonts() -> Bool {
        let isFirst = state.withLock { state in
            defer { state.hasSearchedBundles = true }
            return !state.hasSearchedBundles
        }
        guard isFirst else { return false }
        let folders = [Bundle.ofProgram.resourceURL ?? Bundle.ofProgram.bundleURL] + Bundle.besideExecutable
        return folders.flatMap(Self.appFonts).reduce(false) { register($1.path) || $0 }
    }

    /// The font files that a folder, or a folder in it, lists in its `Info.plist`.
    static func appFonts(in folder: URL) -> [URL] {
        Bundle.infoLists(in: folder).flatMap { folder, list in
            let names = list["UIAppFonts"] as? [String] ?? []
            return names.compactMap { name in
                let file = folder.appendingPathComponent(name)
                if FileManager.default.fileExists(atPath: file.path) { return file }
                Log.warning("UIAppFonts names the font file “\(name)”, which is not in \(folder.path)")
                return nil
            }
        }
    }

    // MARK: Listing

    /// The names of all families, installed and registered, in order.
    var familyNames: [String] {
        let registered = state.withLock { $0.registered.faces.map(\.familyName) }
        return Set(registered + Fontconfig.familyNames).filter { !$0.isEmpty }.sorted()
    }

    /// The PostScript names of a family's faces. A family that the program registers hides an installed one; its faces
    /// are listed as UIKit lists them. Installed ones are in alphabetical order.
    func fontNames(inFamily family: String) -> [String] {
        let registered = state.withLock { $0.registered.postScriptNames(inFamily: family) }
        return registered.isEmpty ? Set(Fontconfig.postScriptNames(inFamily: family)).sorted() : registered
    }
}
