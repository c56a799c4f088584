import CoreGraphics
import RoostLocks

/// Symbols drawn by code, for `Image(systemName:)`. A symbol's line weight follows the font's.
package final class SymbolLibrary: SymbolSource {
    package static let shared = SymbolLibrary()

    private struct Key: Hashable {
        var name: String
        var weight: Int
    }

    /// Paths on the pen's grid.
    private struct Outline {
        var path: Path
        /// The bounds of the path's ink.
        let ink: CGRect
        /// The front and the surrounding shape of a symbol in a shape.
        var parts: (front: Path, back: Path)?

        init(path: Path, parts: (front: Path, back: Path)? = nil) {
            self.path = path
            self.parts = parts
            ink = path.boundingRect
        }
    }

    private let drawn = Mutex<[Key: Outline]>([:])

    private init() {}

    package func symbol(
        named name: String, font: ResolvedFont, scale: SymbolScale, displayScale: CGFloat
    ) -> SymbolOutline? {
        guard let outline = outline(Key(name: name, weight: font.weight)) else { return nil }
        // Symbols are scaled about the middle of a capital letter. The thicker they are, the larger, by a little.
        let em = font.size * factor(scale) * (1 + CGFloat(font.weight - 400) * 0.0001)
        let middle = 0.70459 * font.size / 2
        let box =
            SymbolFrames.frame(of: name).map { recordedBox($0, ink: outline.ink, em: em) }
            ?? drawnBox(outline.ink, em: em)
        let top = ceil(middle - box.frame.minY, displayScale)
        let bottom = ceil(box.frame.maxY - middle, displayScale)
        let width = ceil(box.frame.width, displayScale)
        let (unit, ink) = (box.unit, outline.ink)
        let place = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: width / 2 - ink.midX * unit,
            ty: box.frame.midY - middle - ink.midY * unit)
        return SymbolOutline(
            path: outline.path.applying(place), isEvenOdd: true, size: CGSize(width: width, height: top + bottom),
            baseline: top, parts: outline.parts.map { ($0.front.applying(place), $0.back.applying(place)) })
    }

    /// A symbol's frame, with y from the middle of a capital letter, and the number of points per unit of the grid.
    private typealias Box = (frame: CGRect, unit: CGFloat)

    /// The recorded frame, filled as far as the drawing's proportions allow. To keep lines about as thick as those of
    /// other symbols, a drawing grows by a seventh at most; if it would shrink by more than that, it uses the margins.
    private func recordedBox(_ frame: SymbolFrames.Frame, ink: CGRect, em: CGFloat) -> Box {
        let middle: CGFloat = 0.70459 / 2
        let rect = CGRect(
            x: 0, y: (middle - frame.ascent) * em, width: frame.width * em, height: (frame.ascent + frame.descent) * em)
        let inner = rect.insetBy(dx: SymbolFrames.margin.width * em, dy: SymbolFrames.margin.height * em)
        func unit(filling box: CGRect) -> CGFloat {
            min(box.width / max(ink.width, 1), box.height / max(ink.height, 1))
        }
        let own = em / 20
        return (rect, min(max(unit(filling: inner), min(unit(filling: rect), own * 6 / 7)), own * 8 / 7))
    }

    /// The frame of Roost's own drawing: its ink with two units around it. The grid's middle is that of a capital letter.
    private func drawnBox(_ ink: CGRect, em: CGFloat) -> Box {
        let unit = em / 20
        let rect = ink.insetBy(dx: -2, dy: -2)
        return (
            CGRect(x: 0, y: (rect.minY - 12) * unit, width: rect.width * unit, height: rect.height * unit), unit
        )
    }

    private func ceil(_ length: CGFloat, _ displayScale: CGFloat) -> CGFloat {
        (length * displayScale - 0.000_01).rounded(.up) / displayScale
    }

    private func factor(_ scale: SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.82
        case .medium: 1
        case .large: 1.305
        }
    }

    private func outline(_ key: Key) -> Outline? {
        if let known = drawn.withLock({ $0[key] }) { return known }
        guard let outline = Self.draw(key) else { return nil }
        drawn.withLock { $0[key] = outline }
        return outline
    }

    /// Draws a catalogued symbol, or one composed by its name: `name.circle`, `name.square.fill`, `name.rectangle`,
    /// `name.slash`, `name.badge.plus` …
    private static func draw(_ key: Key) -> Outline? {
        let weight = lineWeight(key.weight)
        if let drawing = SymbolCatalogue.drawings[key.name] {
            var pen = SymbolPen(weight: weight)
            drawing(&pen)
            return Outline(path: pen.path)
        }
        for (suffix, scale, enclosure) in enclosures where key.name.hasSuffix(suffix) {
            let inner = String(key.name.dropLast(suffix.count))
            guard
                let drawing = SymbolCatalogue.drawings[inner] ?? SymbolCatalogue.drawings[inner + ".fill"]
                    ?? SymbolCatalogue.figures[inner]
            else { continue }
            var (front, back) = (SymbolPen(weight: weight), SymbolPen(weight: weight))
            front.draw(scale: scale, drawing)
            enclosure(&back)
            var path = back.path
            path.addPath(front.path)
            return Outline(path: path, parts: (front.path, back.path))
        }
        guard let drawing = struckThrough(key.name) ?? badged(key.name) else { return nil }
        var pen = SymbolPen(weight: weight)
        drawing(&pen)
        return Outline(path: pen.path)
    }

    /// The symbol named without one part of the name. `.fill` may come before or after that part.
    private static func plain(_ name: String, without part: String) -> SymbolCatalogue.Drawing? {
        guard let range = name.range(of: part) else { return nil }
        return SymbolCatalogue.drawings[name.replacingCharacters(in: range, with: "")]
    }

    private static func struckThrough(_ name: String) -> SymbolCatalogue.Drawing? {
        guard let drawing = plain(name, without: ".slash") else { return nil }
        return { pen in
            drawing(&pen)
            pen.cut { $0.stroke("2.6 1.6 m 22.4 21.4 l", width: 2) }
            pen.stroke("2.2 2.8 m 21.2 21.8 l")
        }
    }

    private static func badged(_ name: String) -> SymbolCatalogue.Drawing? {
        for badge in ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark"] {
            guard let drawing = plain(name, without: ".badge." + badge), let sign = SymbolCatalogue.drawings[badge]
            else { continue }
            return { pen in
                drawing(&pen)
                pen.cut { $0.disc(19.2, 18.8, 5.6) }
                pen.draw(scale: 0.4, at: CGPoint(19.2, 18.8), sign)
            }
        }
        guard let drawing = plain(name, without: ".badge") else { return nil }
        return { pen in
            drawing(&pen)
            pen.cut { $0.disc(18.8, 5.2, 5.2) }
            pen.disc(18.8, 5.2, 3.8)
        }
    }

    /// Regular lines are 1.8 units thick.
    private static func lineWeight(_ weight: Int) -> CGFloat {
        max(0.6, 1.8 + CGFloat(weight - 400) * 0.0036)
    }

    /// Shapes around a symbol, and the symbol's scale in them.
    private static let enclosures: [(suffix: String, scale: CGFloat, frame: SymbolCatalogue.Drawing)] = [
        (".circle.fill", 0.52, { $0.disc(12, 12, 10.4) }),
        (".circle", 0.52, { $0.ring(12, 12, 9.6) }),
        (".square.fill", 0.52, { $0.box(2.2, 2.2, 19.6, 19.6, corner: 4.2) }),
        (".square", 0.52, { $0.frame(3, 3, 18, 18, corner: 3.4) }),
        (".rectangle.fill", 0.4, { $0.box(0.8, 4.2, 22.4, 15.6, corner: 3.8) }),
        (".rectangle", 0.4, { $0.frame(1.6, 5, 20.8, 14, corner: 3) }),
    ]
}
