import CHarfBuzz
import RoostCore

/// The faces of the font files that the program has registered, by their names in lower case.
struct RegisteredFonts: Sendable {
    struct Face: Sendable {
        var file: FontFile
        var familyName: String
        var postScriptName: String
        /// The name for people: `Nunito Sans Bold`.
        var fullName: String
        var weight: Int
        var isItalic: Bool
        /// The axes of a named instance but for its weight and its optical size.
        var axes: [String: Double] = [:]
    }

    /// A face to open: its file, the weight at which, and further axes.
    struct Found: Sendable {
        var file: FontFile
        var weight: Int
        var axes: [String: Double] = [:]
    }

    private(set) var faces: [Face] = []

    mutating func append(_ new: [Face]) { faces += new }
    mutating func remove(path: String) { faces.removeAll { $0.file.path == path } }
    func contains(path: String) -> Bool { faces.contains { $0.file.path == path } }

    /// The face for a font of this family, or named by one of its faces, and the weight at which to open it. A face keeps
    /// its weight and slope unless the font chooses others; then the family's nearest face takes its place.
    func face(named name: String, for font: ResolvedFont) -> Found? {
        func isCalled(_ found: String) -> Bool { found.caseInsensitiveCompare(name) == .orderedSame }
        if faces.contains(where: { isCalled($0.familyName) }) {
            return nearest(in: isCalled, weight: font.weight, isItalic: font.isItalic)
        }
        guard let face = faces.last(where: { isCalled($0.postScriptName) || isCalled($0.fullName) }) else { return nil }
        if !font.choosesWeight, !font.isItalic || face.isItalic {
            return Found(file: face.file, weight: face.weight, axes: face.axes)
        }
        return nearest(
            in: { $0 == face.familyName }, weight: font.choosesWeight ? font.weight : face.weight,
            isItalic: font.isItalic || face.isItalic)
    }

    /// The names of a family's faces as UIKit lists them: the regular weight first, then the others from thin to thick,
    /// each upright before italic.
    func postScriptNames(inFamily family: String) -> [String] {
        func rank(_ face: Face) -> Int { (face.weight == 400 ? 0 : face.weight) * 2 + (face.isItalic ? 1 : 0) }
        let found = faces.filter { $0.familyName.caseInsensitiveCompare(family) == .orderedSame }
        let ordered = found.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        var names: [String] = []
        for (_, face) in ordered where !names.contains(face.postScriptName) { names.append(face.postScriptName) }
        return names
    }

    private func nearest(in isFamily: (String) -> Bool, weight: Int, isItalic: Bool) -> Found? {
        let family = faces.filter { isFamily($0.familyName) }
        let nearest = family.min {
            let (first, second) = ($0.isItalic != isItalic, $1.isItalic != isItalic)
            return first == second ? abs($0.weight - weight) < abs($1.weight - weight) : !first && second
        }
        return nearest.map { Found(file: $0.file, weight: weight) }
    }
}

extension FontFace {
    /// The names under which the face is registered: its own, and those of a variable font's named instances. An
    /// instance without a PostScript name of its own has the font's, with its style behind it, as with Core Text:
    /// `Inter-Regular_SemiBold`.
    var registrations: [RegisteredFonts.Face] {
        let file = FontFile(path: filePath, index: faceIndex)
        var faces = [
            RegisteredFonts.Face(
                file: file, familyName: familyName, postScriptName: postScriptName, fullName: fullName, weight: weight,
                isItalic: isItalic)
        ]
        guard let face = hb_font_get_face(handle) else { return faces }
        var known = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(hb_ot_var_get_axis_count(face)))
        var count = UInt32(known.count)
        _ = hb_ot_var_get_axis_infos(face, 0, &count, &known)
        for instance in 0..<min(hb_ot_var_get_named_instance_count(face), 256) {
            var coordinates = [Float](repeating: 0, count: known.count)
            count = UInt32(coordinates.count)
            hb_ot_var_named_instance_get_design_coords(face, instance, &count, &coordinates)
            guard zip(known, coordinates).contains(where: { $0.default_value != $1 }) else { continue }
            let nameID = hb_ot_var_named_instance_get_postscript_name_id(face, instance)
            let style = Self.name(hb_ot_var_named_instance_get_subfamily_name_id(face, instance), of: face)
            guard let style else { continue }
            let name =
                Self.name(nameID, of: face) ?? "\(postScriptName)_\(style.replacingOccurrences(of: " ", with: "-"))"
            guard !faces.contains(where: { $0.postScriptName == name }) else { continue }
            var axes: [String: Double] = [:]
            for (axis, value) in zip(known, coordinates) { axes[FontFace.axisName(axis.tag)] = Double(value) }
            let weight = axes.removeValue(forKey: "wght").map { Int($0.rounded()) } ?? weight
            axes["opsz"] = nil
            faces.append(
                RegisteredFonts.Face(
                    file: file, familyName: familyName, postScriptName: name, fullName: "\(familyName) \(style)",
                    weight: weight, isItalic: isItalic, axes: axes))
        }
        return faces
    }

    private static func axisName(_ tag: hb_tag_t) -> String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self)
    }
}
