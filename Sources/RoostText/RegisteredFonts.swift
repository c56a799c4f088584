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
    }

    private(set) var faces: [Face] = []

    mutating func append(_ new: [Face]) { faces += new }
    mutating func remove(path: String) { faces.removeAll { $0.file.path == path } }
    func contains(path: String) -> Bool { faces.contains { $0.file.path == path } }

    /// The face for a font of this family, or named by one of its faces, and the weight at which to open it. A face keeps
    /// its weight and slope unless the font chooses others; then the family's nearest face takes its place.
    func face(named name: String, for font: ResolvedFont) -> (file: FontFile, weight: Int)? {
        func isCalled(_ found: String) -> Bool { found.caseInsensitiveCompare(name) == .orderedSame }
        if faces.contains(where: { isCalled($0.familyName) }) {
            return nearest(in: isCalled, weight: font.weight, isItalic: font.isItalic)
        }
        guard let face = faces.last(where: { isCalled($0.postScriptName) || isCalled($0.fullName) }) else { return nil }
        if !font.choosesWeight, !font.isItalic || face.isItalic { return (face.file, face.weight) }
        return nearest(
            in: { $0 == face.familyName }, weight: font.choosesWeight ? font.weight : face.weight,
            isItalic: font.isItalic || face.isItalic)
    }

    private func nearest(
        in isFamily: (String) -> Bool, weight: Int, isItalic: Bool
    ) -> (file: FontFile, weight: Int)? {
        let family = faces.filter { isFamily($0.familyName) }
        let nearest = family.min {
            let (first, second) = ($0.isItalic != isItalic, $1.isItalic != isItalic)
            return first == second ? abs($0.weight - weight) < abs($1.weight - weight) : !first && second
        }
        return nearest.map { ($0.file, weight) }
    }
}

extension FontFace {
    /// The names under which the face is registered: its own, and those of a variable font's named instances.
    var registrations: [RegisteredFonts.Face] {
        let file = FontFile(path: filePath, index: faceIndex)
        var faces = [
            RegisteredFonts.Face(
                file: file, familyName: familyName, postScriptName: postScriptName, fullName: fullName, weight: weight,
                isItalic: isItalic)
        ]
        guard let face = hb_font_get_face(handle) else { return faces }
        for instance in 0..<min(hb_ot_var_get_named_instance_count(face), 256) {
            let nameID = hb_ot_var_named_instance_get_postscript_name_id(face, instance)
            guard let name = Self.name(nameID, of: face), name != postScriptName,
                let weight = Self.weight(ofInstance: instance, of: face)
            else { continue }
            faces.append(
                RegisteredFonts.Face(
                    file: file, familyName: familyName, postScriptName: name, fullName: name, weight: weight,
                    isItalic: isItalic))
        }
        return faces
    }

    /// The weight of a named instance; nil if the font has no axis of weights.
    private static func weight(ofInstance instance: UInt32, of face: OpaquePointer) -> Int? {
        var axis = hb_ot_var_axis_info_t()
        guard hb_ot_var_find_axis_info(face, tag("wght"), &axis) != 0 else { return nil }
        var coordinates = [Float](repeating: 0, count: Int(hb_ot_var_get_axis_count(face)))
        var count = UInt32(coordinates.count)
        hb_ot_var_named_instance_get_design_coords(face, instance, &count, &coordinates)
        guard coordinates.indices.contains(Int(axis.axis_index)) else { return nil }
        return Int(coordinates[Int(axis.axis_index)].rounded())
    }
}
