import CoreGraphics
import RoostPicture

/// How an SVG file's user space is laid into a rectangle: `viewBox` and `preserveAspectRatio`.
struct SVGViewport {
    private enum Fit { case none, meet, slice }

    let box: CGRect?
    private var fit = Fit.meet
    private var alignment = CGPoint(x: 0.5, y: 0.5)

    init(_ element: XMLElement) {
        box = element.attributes["viewBox"].flatMap(Self.box)
        if let text = element.attributes["preserveAspectRatio"] { read(text) }
    }

    private static func box(_ text: String) -> CGRect? {
        var scanner = SVGNumbers(text)
        let numbers = scanner.numbers(limit: 4)
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private mutating func read(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).filter { $0 != "defer" }
        guard let word = words.first else { return }
        if word == "none" {
            fit = .none
            return
        }
        func part(_ low: String, _ middle: String, _ high: String) -> CGFloat? {
            word.contains(low) ? 0 : word.contains(middle) ? 0.5 : word.contains(high) ? 1 : nil
        }
        guard let x = part("xMin", "xMid", "xMax"), let y = part("YMin", "YMid", "YMax") else { return }
        alignment = CGPoint(x: x, y: y)
        fit = words.last == "slice" ? .slice : .meet
    }

    /// The transform from the box to a rectangle.
    func transform(to rect: CGRect) -> CGAffineTransform {
        guard let box else { return CGAffineTransform(translationX: rect.minX, y: rect.minY) }
        return transform(from: box, to: rect)
    }

    /// The transform of content with a size of its own, such as a picture.
    func transform(from box: CGRect, to rect: CGRect) -> CGAffineTransform {
        guard box.width > 0, box.height > 0 else { return .identity }
        var scale = CGSize(width: rect.width / box.width, height: rect.height / box.height)
        switch fit {
        case .none: break
        case .meet:
            let both = min(scale.width, scale.height)
            scale = CGSize(width: both, height: both)
        case .slice:
            let both = max(scale.width, scale.height)
            scale = CGSize(width: both, height: both)
        }
        let free = CGSize(
            width: rect.width - box.width * scale.width, height: rect.height - box.height * scale.height)
        return CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height,
            tx: rect.minX - box.minX * scale.width + free.width * alignment.x,
            ty: rect.minY - box.minY * scale.height + free.height * alignment.y)
    }
}
