import CoreGraphics
import RoostLocks
import RoostPicture

/// Letters and figures as lines, for symbols that contain text: `a.circle`, `25.square`, `textformat.abc`.
enum SymbolFigures {
    private struct Glyph: Sendable {
        var path: Path
        var width: CGFloat
    }

    /// The space between two glyphs' lines, in units.
    private static let space: CGFloat = 3.4

    /// A name's first part as text, if it is a number, a letter, or two letters that label a controller's button.
    static func drawing(of name: String) -> SymbolCatalogue.Drawing? {
        let isNumber = name.allSatisfy { $0.isASCII && $0.isNumber }
        guard !name.isEmpty, isNumber ? name.count <= 3 : name.count == 1 || buttons.contains(name) else { return nil }
        guard let glyphs = glyphs(of: name.uppercased()) else { return nil }
        if isNumber, name.count == 2 { return { pen in drawNarrow(glyphs, &pen) } }
        return { pen in draw(glyphs, &pen) }
    }

    /// Text of this table's characters, around the grid's centre; more than one character shrinks.
    static func drawing(ofText text: String) -> SymbolCatalogue.Drawing? {
        guard let glyphs = glyphs(of: text) else { return nil }
        return { pen in draw(glyphs, &pen) }
    }

    private static let buttons: Set<String> = [
        "ad", "cd", "hd", "l1", "l2", "l3", "l4", "lb", "lt", "lm", "r1", "r2", "r3", "r4", "rb", "rt", "rm", "tv",
        "zl", "zr", "pc",
    ]

    private static func draw(_ glyphs: [Glyph], _ pen: inout SymbolPen) {
        let width = glyphs.reduce(0) { $0 + $1.width } + space * CGFloat(glyphs.count - 1)
        let scale = [1, 0.86, 0.62][min(glyphs.count, 3) - 1]
        var x = 12 - width / 2 * scale
        pen.unite { pen in
            for glyph in glyphs {
                pen.stroke(
                    glyph.path.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: 12 - 12 * scale)),
                    width: 1.1)
                x += (glyph.width + space) * scale
            }
        }
    }

    /// Draws a number of two figures, which are narrow, thin and far apart (read off a picture of `42.circle`).
    private static func drawNarrow(_ glyphs: [Glyph], _ pen: inout SymbolPen) {
        let scale = CGSize(width: 0.66, height: 0.833)
        let space: CGFloat = 7.2
        let width = glyphs.reduce(0) { $0 + $1.width } + space * CGFloat(glyphs.count - 1)
        var x = 12 - width / 2 * scale.width
        pen.unite { pen in
            for glyph in glyphs {
                let place = CGAffineTransform(
                    a: scale.width, b: 0, c: 0, d: scale.height, tx: x, ty: 12 - 12 * scale.height)
                pen.stroke(glyph.path.applying(place), width: 0.87)
                x += (glyph.width + space) * scale.width
            }
        }
    }

    private static func glyphs(of text: String) -> [Glyph]? {
        let found = text.compactMap { all[$0] }
        return found.count == text.count && !found.isEmpty ? found : nil
    }

    private static let all: [Character: Glyph] = {
        var glyphs: [Character: Glyph] = [:]
        for line in table.split(separator: "\n") {
            guard let character = line.first, let path = SymbolPathReader.path(line.dropFirst(2)) else { continue }
            let bounds = path.boundingRect
            glyphs[character] = Glyph(
                path: path.applying(CGAffineTransform(translationX: -bounds.minX, y: 0)), width: bounds.width)
        }
        return glyphs
    }()

    /// Each character's line, between the heights 3.4 and 20.6.
    private static let table = """
        0 M5.2 3.4C1.8 3.4 0 6.6 0 12C0 17.4 1.8 20.6 5.2 20.6C8.6 20.6 10.4 17.4 10.4 12C10.4 6.6 8.6 3.4 5.2 3.4Z
        1 M1.6 6.6L5.8 3.6L5.8 20.4
        2 M0.2 8C0.2 5.2 2.4 3.4 5.2 3.4C8 3.4 10 5.2 10 7.8C10 12 2.8 15 0.2 20.4L10.4 20.4
        3 M0.2 6.4C1.2 4.4 3 3.4 5.2 3.4C8 3.4 9.8 5 9.8 7.4C9.8 9.8 8 11.4 4.6 11.4C8.2 11.4 10.4 13 10.4 15.8C10.4 18.8 8.2 20.6 5.2 20.6C2.6 20.6 0.6 19.4 -.2 17
        4 M7.8 20.4L7.8 3.6L-.8 15.6L11.2 15.6
        5 M9.6 3.6L1.6 3.6L0.8 11.6C2 10.2 3.6 9.6 5.2 9.6C8.2 9.6 10.4 11.8 10.4 15C10.4 18.4 8.2 20.6 5 20.6C2.6 20.6 0.6 19.4 -.2 17.4
        6 M9.8 6C8.8 4.2 7.2 3.4 5.4 3.4C2 3.4 0 6.8 0 12.6C0 17.8 2 20.6 5.2 20.6C8.2 20.6 10.4 18.4 10.4 15.2C10.4 12 8.2 9.8 5.2 9.8C2.4 9.8 0.2 11.8 0 14.4
        7 M-.2 3.6L10.4 3.6L3.6 20.4
        8 M5.2 11.4C2.4 11.4 0.6 9.8 0.6 7.4C0.6 5 2.4 3.4 5.2 3.4C8 3.4 9.8 5 9.8 7.4C9.8 9.8 8 11.4 5.2 11.4C2 11.4 0 13.2 0 16C0 18.8 2 20.6 5.2 20.6C8.4 20.6 10.4 18.8 10.4 16C10.4 13.2 8.4 11.4 5.2 11.4Z
        9 M10.4 9.6C10.2 12.2 8 14.2 5.2 14.2C2.2 14.2 0 12 0 8.8C0 5.6 2.2 3.4 5.2 3.4C8.4 3.4 10.4 6.2 10.4 11.4C10.4 17.2 8.4 20.6 5 20.6C3.2 20.6 1.6 19.8 0.6 18
        A M0 20.6L6.6 3.4L13.2 20.6M2.3 14.6H10.9
        B M0 3.4V20.6H6.6A4.6 4.6 0 0 0 6.6 11.4H0M0 3.4H6A4 4 0 0 1 6 11.4
        C M12.4 7.2C11 4.8 9 3.4 6.8 3.4C2.8 3.4 0 7 0 12S2.8 20.6 6.8 20.6C9 20.6 11 19.2 12.4 16.8
        D M0 3.4V20.6H4.6C9.4 20.6 12.4 17.4 12.4 12S9.4 3.4 4.6 3.4Z
        E M9.6 3.4H0V20.6H9.6M0 11.8H8.6
        F M9.4 3.4H0V20.6M0 12H8.4
        G M12.6 7C11.2 4.6 9.2 3.4 6.9 3.4C2.8 3.4 0 7 0 12S2.8 20.6 6.9 20.6C10.4 20.6 12.8 18.2 12.8 14.4V12.6H7.4
        H M0 3.4V20.6M12 3.4V20.6M0 11.8H12
        I M0 3.4V20.6
        J M7.6 3.4V15.6C7.6 18.8 6.2 20.6 3.8 20.6C1.6 20.6 .2 19.2 0 16.8
        K M0 3.4V20.6M10.8 3.4L0 14.6M4.2 10.2L11.4 20.6
        L M0 3.4V20.6H9
        M M0 20.6V3.4L7.2 17L14.4 3.4V20.6
        N M0 20.6V3.4L11.8 20.6V3.4
        O M7 3.4A7 8.6 0 1 1 7 20.6 7 8.6 0 1 1 7 3.4Z
        P M0 20.6V3.4H6.2A4.9 4.9 0 0 1 6.2 13.2H0
        Q M7 3.4A7 8.6 0 1 1 7 20.6 7 8.6 0 1 1 7 3.4ZM9 16.4L14 21.8
        R M0 20.6V3.4H6.2A4.9 4.9 0 0 1 6.2 13.2H0M6.2 13.2L11 20.6
        S M10.8 7.2C10.2 4.8 8.2 3.4 5.6 3.4C2.6 3.4 .6 5.2 .6 7.6C.6 10.2 2.8 11 5.6 11.7C8.8 12.5 11.2 13.4 11.2 16.2C11.2 18.8 8.8 20.6 5.6 20.6C2.6 20.6 .5 19.2 0 16.6
        T M0 3.4H12M6 3.4V20.6
        U M0 3.4V14.6C0 18.2 2.4 20.6 6 20.6S12 18.2 12 14.6V3.4
        V M0 3.4L6.4 20.6L12.8 3.4
        W M0 3.4L4.6 20.6L9.2 5L13.8 20.6L18.4 3.4
        X M0 3.4L11.6 20.6M11.6 3.4L0 20.6
        Y M0 3.4L6 12V20.6M12 3.4L6 12
        Z M0 3.4H11.2L0 20.6H11.6
        a M8.6 9.4V20.6M8.6 15A4.3 5.4 0 1 1 8.6 14.8
        b M0 3.4V20.6M0 15A4.3 5.4 0 1 1 0 15.2
        c M8.4 11.6A4.6 5.4 0 1 0 8.4 18.4
        f M7.4 3.8C4.2 2.6 3 4.4 3 7.4V20.6M0 9.6H6.6
        x M0 9.6L8 20.6M8 9.6L0 20.6
        """
}
