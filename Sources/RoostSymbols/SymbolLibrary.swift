import CoreGraphics
import Foundation
import RoostLocks
import RoostPicture

/// Symbols drawn by code, for `Image(systemName:)`. A symbol's line weight follows the font's.
package final class SymbolLibrary: SymbolSource {
    package static let shared = SymbolLibrary()

    private struct Key: Hashable {
        var name: String
        var weight: Int
        var isLarge: Bool

        func named(_ name: String) -> Key { Key(name: name, weight: weight, isLarge: isLarge) }
    }

    /// Paths on the pen's grid.
    private struct Outline {
        /// The symbol's name of today.
        var name: String
        var path: Path
        /// The parts of several colours, from back to front.
        var layers: [SymbolOutline.Layer]
        var isFrontOnBack: Bool
        var badge: SymbolOutline.Badge?
        /// The bounds of the path's ink.
        let ink: CGRect
        /// The symbol's name without its badge; nil if it has none.
        let plainName: String?

        init(name: String, path: Path, layers: [SymbolOutline.Layer], isFrontOnBack: Bool, badge: SymbolOutline.Badge?)
        {
            self.name = name
            self.path = path
            self.layers = layers
            self.isFrontOnBack = isFrontOnBack
            self.badge = badge
            ink = path.boundingRect
            plainName = name.range(of: ".badge").map { String(name[..<$0.lowerBound]) }
        }
    }

    /// The outlines by name and weight; nil for unknown names.
    private let drawn = Mutex<[Key: Outline?]>([:])
    private let near = Mutex<[String: [String]]>([:])

    private init() {}

    package func symbol(
        named name: String, size: CGFloat, weight: Int, scale: SymbolScale, displayScale: CGFloat
    ) -> SymbolOutline? {
        let key = Key(name: name, weight: weight, isLarge: scale == .large)
        guard let outline = outline(key) else { return nil }
        // Symbols are scaled about the middle of a capital letter. The thicker they are, the larger, by a little.
        let em = size * factor(scale) * (1 + CGFloat(weight - 400) * 0.0001)
        let middle = SystemFontMetrics.capHeight * size / 2
        let name = outline.name
        let side = SymbolFrames.side(of: name).map { scale == .small ? $0 * Self.smallInk : $0 }
        let hung = outline.plainName.flatMap { badged(name, $0, key, outline.ink, em: em) }
        let box = hung?.box ?? box(of: name, key, outline.ink, side: side, em: em)
        let pixels = PixelGrid(scale: displayScale)
        let top = pixels.roundUp(middle - box.frame.minY)
        let bottom = pixels.roundUp(box.frame.maxY - middle)
        let width = pixels.roundUp(box.frame.width)
        let (unit, ink) = (box.unit, outline.ink)
        let picture = ResizablePicture(ink: inkSize(of: name, ink, box, side: side, em: em), displayScale: displayScale)
        let (plain, midY) = (hung?.plain ?? ink, hung?.midY ?? box.frame.midY)
        let place = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: width / 2 - plain.midX * unit, ty: midY - middle - plain.midY * unit)
        return SymbolOutline(
            path: outline.path.applying(place), isEvenOdd: true, size: CGSize(width: width, height: top + bottom),
            baseline: top,
            layers: outline.layers.map {
                SymbolOutline.Layer(path: $0.path.applying(place), level: $0.level, color: $0.color)
            },
            isFrontOnBack: outline.isFrontOnBack, ink: picture.box(around: ink.applying(place)),
            inkSize: picture.size,
            badge: outline.badge.map { SymbolOutline.Badge(color: $0.color, sign: $0.sign.applying(place)) })
    }

    /// The size of a resizable symbol: that of the recorded ink. A drawing as wide as it is high stays so where the
    /// recording nearly is: circles are round.
    private func inkSize(of name: String, _ ink: CGRect, _ box: Box, side: CGFloat?, em: CGFloat) -> CGSize {
        let drawn = CGSize(width: ink.width * box.unit, height: ink.height * box.unit)
        if let side { return CGSize(width: side * em, height: side * em) }
        if SymbolFrames.isDrawnToScale(name) { return drawn }
        // A badge stands out of its symbol's frame.
        guard let recorded = SymbolFrames.inkSize(of: name), !name.contains(".badge"), drawn.width > 0, drawn.height > 0
        else { return drawn }
        let size = CGSize(width: recorded.width * em, height: recorded.height * em)
        guard size.width > 0, size.height > 0 else { return drawn }
        guard (0.99...1.01).contains(drawn.width / drawn.height), (0.95...1.05).contains(size.width / size.height)
        else { return size }
        return CGSize(width: size.width, height: size.width)
    }

    /// A resizable symbol is a picture of its ink at the font's size, in whole pixels, that is stretched: where the ink
    /// ends within a pixel, the rest of that pixel stays empty at the right and below (Rules.md, Symbols).
    private struct ResizablePicture {
        private let ink: CGSize
        let size: CGSize

        init(ink: CGSize, displayScale: CGFloat) {
            let pixels = PixelGrid(scale: displayScale)
            self.ink = ink
            size = CGSize(width: pixels.roundUp(ink.width), height: pixels.roundUp(ink.height))
        }

        /// The picture's box around the drawn ink.
        func box(around drawn: CGRect) -> CGRect {
            guard ink.width > 0, ink.height > 0 else { return drawn }
            return CGRect(
                x: drawn.minX, y: drawn.minY, width: drawn.width * size.width / ink.width,
                height: drawn.height * size.height / ink.height)
        }
    }

    package func names(near name: String) -> [String] {
        if let known = near.withLock({ $0[name] }) { return known }
        let names = SymbolCatalogue.names(near: name)
        near.withLock {
            if $0.count >= 1000 { $0.removeAll() }
            $0[name] = names
        }
        return names
    }

    /// A symbol's frame, with y from the middle of a capital letter, and the number of points per unit of the grid.
    private typealias Box = (frame: CGRect, unit: CGFloat)

    private func box(of name: String, _ key: Key, _ ink: CGRect, side: CGFloat?, em: CGFloat) -> Box {
        if let frame = SymbolFrames.frame(of: name) ?? SymbolFrames.frame(of: SymbolCatalogue.leftToRight(name)) {
            var (rect, unit) = recordedBox(frame, ink: ink, em: em)
            if SymbolFrames.isDrawnToScale(name) { unit = em / 20 }
            guard let side else { return (rect, unit) }
            return (rect, side * em / max(ink.width, ink.height, 1))
        }
        if let range = name.range(of: ".slash") {
            let plain = String(name[..<range.lowerBound])
            if let frame = SymbolFrames.frame(of: plain), let outline = outline(key.named(plain)) {
                return struckBox(recordedBox(frame, ink: outline.ink, em: em), plain: outline.ink, ink: ink, em: em)
            }
        }
        return drawnBox(ink, em: em)
    }

    /// A badge hangs out of its symbol's frame at the side: the plain symbol keeps its size and place, and the frame its
    /// width. Above and below it takes the badge in.
    private func badged(
        _ name: String, _ plain: String, _ key: Key, _ ink: CGRect, em: CGFloat
    ) -> (box: Box, plain: CGRect, midY: CGFloat)? {
        guard SymbolFrames.frame(of: plain) != nil, let outline = outline(key.named(plain)) else { return nil }
        let own = box(of: plain, key.named(plain), outline.ink, side: SymbolFrames.side(of: plain), em: em)
        var frame = own.frame
        if let recorded = SymbolFrames.frame(of: name) {
            let middle = SystemFontMetrics.capHeight / 2
            frame = CGRect(
                x: 0, y: (middle - recorded.ascent) * em, width: recorded.width * em,
                height: (recorded.ascent + recorded.descent) * em)
        } else {
            let margin = SymbolFrames.margin.height * em
            let top = own.frame.midY + (ink.minY - outline.ink.midY) * own.unit - margin
            let bottom = own.frame.midY + (ink.maxY - outline.ink.midY) * own.unit + margin
            frame.size.height = max(bottom, frame.maxY) - min(top, frame.minY)
            frame.origin.y = min(top, frame.minY)
        }
        return ((frame, own.unit), outline.ink, own.frame.midY)
    }

    /// A symbol that is struck through is as large as the plain one, and lies as high.
    private func struckBox(_ box: Box, plain: CGRect, ink: CGRect, em: CGFloat) -> Box {
        let rect = CGRect(
            x: 0, y: box.frame.midY + (ink.minY - plain.midY) * box.unit, width: ink.width * box.unit,
            height: ink.height * box.unit)
        let frame = rect.insetBy(dx: -SymbolFrames.margin.width * em, dy: -SymbolFrames.margin.height * em)
        return (frame, box.unit)
    }

    /// The recorded frame, filled as far as the drawing's proportions allow. To keep lines about as thick as those of
    /// other symbols, a drawing grows by a seventh at most; if it would shrink by more than that, it uses the margins.
    private func recordedBox(_ frame: SymbolFrames.Frame, ink: CGRect, em: CGFloat) -> Box {
        let middle = SystemFontMetrics.capHeight / 2
        let rect = CGRect(
            x: 0, y: (middle - frame.ascent) * em, width: frame.width * em, height: (frame.ascent + frame.descent) * em)
        let inner = rect.insetBy(dx: SymbolFrames.margin.width * em, dy: SymbolFrames.margin.height * em)
        func unit(filling box: CGRect) -> CGFloat {
            min(box.width / max(ink.width, 1), box.height / max(ink.height, 1))
        }
        let own = em / 20
        return (rect, min(max(unit(filling: inner), min(unit(filling: rect), own * 6 / 7)), own * 8 / 7))
    }

    /// The frame of Roost's own drawing: its ink with the margins of recorded frames around it. The grid's middle is that
    /// of a capital letter.
    private func drawnBox(_ ink: CGRect, em: CGFloat) -> Box {
        let unit = em / 20
        let margin = SymbolFrames.margin
        let rect = ink.insetBy(dx: -20 * margin.width, dy: -20 * margin.height)
        return (
            CGRect(x: 0, y: (rect.minY - 12) * unit, width: rect.width * unit, height: rect.height * unit), unit
        )
    }

    private func factor(_ scale: SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.82
        case .medium: 1
        case .large: 1.305
        }
    }

    /// The ink of a small square or circle shrinks by more than its frame: it is 0.79 times as large as a medium one's.
    private static let smallInk: CGFloat = 0.79 / 0.82

    private func outline(_ key: Key) -> Outline? {
        if let known = drawn.withLock({ $0[key] }) { return known }
        let outline = Self.draw(key)
        drawn.withLock {
            // Names may come from a server's data.
            if $0.count >= 20_000 { $0.removeAll() }
            $0[key] = .some(outline)
        }
        return outline
    }

    private static func draw(_ key: Key) -> Outline? {
        guard let drawing = SymbolCatalogue.drawing(named: key.name) else { return nil }
        var pen = SymbolPen(weight: lineWeight(key.weight) * (key.isLarge ? thinning : 1))
        drawing(&pen)
        let name = SymbolCatalogue.presentName(of: key.name)
        return Outline(
            name: name, path: pen.whole, layers: SymbolCatalogue.layers(pen.layers, of: name),
            isFrontOnBack: pen.isFrontOnBack, badge: pen.badge)
    }

    /// Large symbols have lines that are about as thick as those of medium ones, as they stand beside the same text.
    /// Measured on three symbols (Rules.md, Symbols).
    private static let thinning: CGFloat = 0.82

    /// Regular lines are 1.8 units thick.
    private static func lineWeight(_ weight: Int) -> CGFloat {
        max(0.6, 1.8 + CGFloat(weight - 400) * 0.0036)
    }
}
