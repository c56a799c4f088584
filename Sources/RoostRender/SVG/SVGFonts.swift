import Foundation
import RoostPicture

/// The fonts that a picture embeds. Each maps every one of its characters to one glyph.
///
/// A face whose characters come with several glyphs (tabular and proportional digits, small capitals) is embedded as
/// several fonts.
struct SVGFonts {
    private struct Embedded {
        let font: any GlyphFont
        let file: FontFile
        var glyphs: [Unicode.Scalar: UInt32]
    }

    private var embedded: [Embedded] = []
    /// Indices into `embedded`, by the face's id.
    private var byFace: [Int: [Int]] = [:]
    private var files: [Int: FontFile?] = [:]
    let prefix: String

    init(prefix: String) { self.prefix = prefix }

    /// The CSS class that shows these characters with these glyphs; nil without a font file.
    mutating func className(for font: any GlyphFont, _ wanted: [Unicode.Scalar: UInt32]) -> String? {
        guard let file = file(of: font) else { return nil }
        let candidates = byFace[font.id, default: []]
        for index in candidates where embedded[index].glyphs.agrees(with: wanted) {
            embedded[index].glyphs.merge(wanted) { old, _ in old }
            return name(index)
        }
        byFace[font.id, default: []].append(embedded.count)
        embedded.append(Embedded(font: font, file: file, glyphs: wanted))
        return name(embedded.count - 1)
    }

    private mutating func file(of font: any GlyphFont) -> FontFile? {
        if let known = files[font.id] { return known }
        let file = FontFile(font)
        files[font.id] = .some(file)
        return file
    }

    private func name(_ index: Int) -> String { "\(prefix)f\(index)" }

    /// The style sheet that embeds the fonts; empty if there are none.
    func styleSheet() -> String {
        var sheet = ""
        for (index, entry) in embedded.enumerated() {
            let (font, name) = (entry.font, name(index))
            let style = font.isItalic ? ";font-style:italic" : ""
            let look = "font-weight:\(font.weight)\(style)"
            if let data = entry.file.subset(entry.glyphs) {
                sheet += "@font-face{font-family:\(name);\(look);src:url(data:font/otf;base64,"
                sheet += data.base64EncodedString() + ")}"
            }
            sheet += ".\(name){font-family:\(name),\(Self.quoted(font.familyName)),sans-serif;\(look)"
            if !font.variations.isEmpty {
                let axes = font.variations.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) \($0.value)" }
                sheet += ";font-variation-settings:\(axes.joined(separator: ","))"
            }
            sheet += "}"
        }
        return sheet
    }

    /// A CSS string, without characters that could end it early.
    private static func quoted(_ text: String) -> String {
        "'" + text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" } + "'"
    }
}

extension [Unicode.Scalar: UInt32] {
    fileprivate func agrees(with other: Self) -> Bool {
        other.allSatisfy { self[$0.key] == nil || self[$0.key] == $0.value }
    }
}
