import CoreGraphics

package enum SymbolScale: Hashable, Sendable { case small, medium, large }

package struct SymbolOutline: Sendable {
    package var path: Path
    package var isEvenOdd: Bool
    /// The view's size, and the distance from its top to its baseline.
    package var size: CGSize
    package var baseline: CGFloat
    /// The parts that can differ in colour, from back to front; empty if there is only one, without a colour of its own.
    package var layers: [Layer]
    /// Whether the front layer lies on a filled one, where a drawing in one colour leaves it open.
    package var isFrontOnBack: Bool
    /// The part of the drawing that fills a resizable image's frame, in the path's coordinates.
    package var ink: CGRect
    /// The size of that part beside text of the font. Its proportions are Apple's, which the drawing may lack.
    package var inkSize: CGSize
    /// The look of the front layer among several colours, if it is a badge.
    package var badge: Badge?

    /// A colour of the system's.
    package enum Color: Hashable, Sendable { case green, red, yellow, gray, white, cyan }

    /// A part that can have a colour of its own.
    package struct Layer: Sendable {
        package var path: Path
        /// Which of several styles the part takes: 0 for the first one.
        package var level: Int
        /// The part's colour in a symbol of many colours; nil for the foreground's style.
        package var color: Color?

        package init(path: Path, level: Int, color: Color? = nil) {
            self.path = path
            self.level = level
            self.color = color
        }
    }

    /// A disc with a colour of its own, and the sign that is cut out of it.
    package struct Badge: Sendable {
        package var color: Color
        package var sign: Path

        package init(color: Color, sign: Path) {
            self.color = color
            self.sign = sign
        }
    }

    package init(
        path: Path, isEvenOdd: Bool, size: CGSize, baseline: CGFloat, layers: [Layer] = [], isFrontOnBack: Bool = false,
        ink: CGRect? = nil, inkSize: CGSize? = nil, badge: Badge? = nil
    ) {
        let ink = ink ?? CGRect(x: 0, y: -baseline, width: size.width, height: size.height)
        self.ink = ink
        self.inkSize = inkSize ?? ink.size
        self.badge = badge
        self.path = path
        self.isEvenOdd = isEvenOdd
        self.size = size
        self.baseline = baseline
        self.layers = layers
        self.isFrontOnBack = isFrontOnBack
    }

    /// The transform from the path's coordinates to a rectangle: of the symbol with its margins, or of its ink.
    package func place(in rect: CGRect, fillingInk: Bool) -> CGAffineTransform? {
        let box = fillingInk ? ink : CGRect(x: 0, y: -baseline, width: size.width, height: size.height)
        guard box.width > 0, box.height > 0 else { return nil }
        let scale = CGSize(width: rect.width / box.width, height: rect.height / box.height)
        return CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.minX - box.minX * scale.width,
            ty: rect.minY - box.minY * scale.height)
    }
}
