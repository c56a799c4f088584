import CoreGraphics
import Foundation
import RoostPicture

/// Reads the static part of SVG that icons and illustrations are made of, onto paths.
///
/// The file is not trusted. XML has no entities here; elements, their depth, the reuse of elements, path steps and
/// drawing commands are limited. What is not understood is left out, with a warning that names the file and the element.
final class SVGReader {
    /// The greatest length of a file, and the number of elements that are drawn, each use counted.
    static let maximumBytes = 8 << 20
    private static let maximumVisits = 200_000
    private static let maximumDepth = 48
    /// The longest side of a picture in points.
    static let maximumLength: CGFloat = 16_384

    var builder: VectorBuilder
    private let root: XMLElement
    private(set) var elements: [String: XMLElement] = [:]
    private(set) var sheet = SVGStyleSheet()
    private var visits = 0
    private var depth = 0
    /// The elements that are being drawn by reference: they cannot draw themselves.
    private var referring: Set<ObjectIdentifier> = []
    /// The whole picture.
    private(set) var canvas = CGRect.zero

    /// Where an element is drawn.
    struct Place {
        /// From the element's coordinates to the picture's.
        var transform: CGAffineTransform
        /// The size of the nearest viewport, of which percentages are parts.
        var viewport: CGSize
        var style: SVGStyle

        var diagonal: CGFloat {
            ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        }
    }

    private init(_ root: XMLElement, fileName: String) {
        self.root = root
        builder = VectorBuilder(fileName: fileName)
    }

    static func read(_ data: Data, fileName: String) throws -> VectorPicture {
        guard data.count <= maximumBytes else {
            throw VectorFileError.tooLarge("SVG", "it has more than \(maximumBytes >> 20) MB")
        }
        let root = try XMLScanner.read(Array(data))
        guard root.name == "svg" else {
            throw VectorFileError.malformed("SVG", "its outermost element is <\(root.name.prefix(40))>")
        }
        return try SVGReader(root, fileName: fileName).picture()
    }

    private func picture() throws -> VectorPicture {
        collect(root)
        let viewport = SVGViewport(root)
        let given = Self.size(of: root, viewport)
        let size = given ?? CGSize(width: Self.maximumLength, height: Self.maximumLength)
        canvas = CGRect(origin: .zero, size: size)
        var place = Place(
            transform: viewport.transform(to: canvas), viewport: viewport.box?.size ?? size, style: SVGStyle())
        place.style = place.style.inside(root, sheet, diagonal: place.diagonal)
        if place.style.own.isShown {
            grouped(root, place) { drawChildren(of: root, $0) }
        }
        if let given { return builder.picture(size: given) }
        // Without a size of its own, the picture is as large as what is drawn.
        let extent = builder.extent.standardized
        guard !builder.extent.isNull, extent.maxX > 0, extent.maxY > 0, extent.maxX < size.width,
            extent.maxY < size.height
        else { throw VectorFileError.malformed("SVG", "it has neither a size nor a viewBox") }
        return builder.picture(size: CGSize(width: extent.maxX, height: extent.maxY))
    }

    /// The size in `width` and `height`; missing ones follow from the view box.
    private static func size(of root: XMLElement, _ viewport: SVGViewport) -> CGSize? {
        func limited(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 > 0 ? min($0, maximumLength) : nil } }
        let width = limited(SVGLength(root.attributes["width"])?.absolute)
        let height = limited(SVGLength(root.attributes["height"])?.absolute)
        let box = viewport.box?.size
        switch (width, height, box) {
        case (let width?, let height?, _): return CGSize(width: width, height: height)
        case (let width?, nil, let box?):
            return CGSize(width: width, height: min(width * box.height / box.width, maximumLength))
        case (nil, let height?, let box?):
            return CGSize(width: min(height * box.width / box.height, maximumLength), height: height)
        case (nil, nil, let box?):
            return CGSize(width: min(box.width, maximumLength), height: min(box.height, maximumLength))
        default: return nil
        }
    }

    /// Notes the elements with ids and the style sheets.
    private func collect(_ element: XMLElement) {
        if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
        if element.name == "style", let unknown = sheet.add(element.text) {
            builder.warn("<style> has a rule that is not understood: \(unknown.prefix(60))")
        }
        for child in element.children { collect(child) }
    }

    /// Notes that work is being done; false if the file has asked for too much.
    func work(_ amount: Int) -> Bool {
        visits += amount
        return visits <= Self.maximumVisits
    }

    // MARK: Elements

    func drawChildren(of element: XMLElement, _ place: Place) {
        for child in element.children { draw(child, in: place) }
    }

    /// Draws an element inside another one.
    func draw(_ element: XMLElement, in outer: Place) {
        guard !Self.silent.contains(element.name) else { return }
        guard work(1 + sheet.ruleCount / 32), depth < Self.maximumDepth, !builder.isFull else {
            return builder.warn("it has too many elements in each other, the rest is left out.")
        }
        depth += 1
        defer { depth -= 1 }
        var place = outer
        place.style = outer.style.inside(element, sheet, diagonal: outer.diagonal)
        guard place.style.own.isShown else { return }
        if let text = place.style.own.transform ?? element.attributes["transform"] {
            guard let transform = CGAffineTransform(svg: text) else {
                return builder.warn("<\(element.name)> has a transform that is not understood.")
            }
            place.transform = transform.concatenating(place.transform)
            guard place.transform.isFinite else { return }
        }
        switch element.name {
        case "g", "a": grouped(element, place) { drawChildren(of: element, $0) }
        case "switch":
            grouped(element, place) { place in
                if let child = element.children.first(where: { !Self.silent.contains($0.name) }) {
                    draw(child, in: place)
                }
            }
        case "svg":
            grouped(element, place) { drawNested(element, in: frame(of: element, place), $0) }
        case "use": grouped(element, place) { drawUse(element, $0) }
        case "image": grouped(element, place) { drawImage(element, $0) }
        default:
            guard let path = shape(element, place) else { return }
            drawShape(element, path, place)
        }
    }

    /// Elements that draw nothing by themselves.
    private static let silent: Set<String> = [
        "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "filter", "marker",
        "style",
        "title", "desc", "metadata", "namedview", "script", "stop", "view", "cursor", "pgf", "sfw", "i:pgf",
    ]

    private func drawShape(_ element: XMLElement, _ path: Path, _ place: Place) {
        guard place.style.isVisible else { return }
        var place = place
        // One paint takes the opacity itself.
        if place.style.fill == .none || place.style.stroke == .none {
            place.style.fillOpacity *= place.style.own.opacity
            place.style.strokeOpacity *= place.style.own.opacity
            place.style.own.opacity = 1
        }
        grouped(element, place, bounds: path.boundingRect) { place in
            fill(path, place)
            stroke(path, place)
        }
    }

    /// The outline of a basic shape in its own coordinates; nil, perhaps with a warning, for other elements.
    func shape(_ element: XMLElement, _ place: Place) -> Path? {
        func length(_ name: String, of whole: CGFloat) -> CGFloat {
            SVGLength(element.attributes[name] ?? "")?.resolved(of: whole) ?? 0
        }
        let (width, height) = (place.viewport.width, place.viewport.height)
        switch element.name {
        case "path":
            let text = element.attributes["d"] ?? ""
            guard work(text.utf8.count / 64) else { return nil }
            let (path, isComplete) = SVGPathData.path(text)
            if !isComplete { builder.warn("<path> has data that is not understood.") }
            return path
        case "rect":
            let rect = CGRect(
                x: length("x", of: width), y: length("y", of: height), width: length("width", of: width),
                height: length("height", of: height))
            guard rect.width > 0, rect.height > 0 else { return nil }
            let rx = SVGLength(element.attributes["rx"])?.resolved(of: width)
            let ry = SVGLength(element.attributes["ry"])?.resolved(of: height)
            let corner = CGSize(
                width: min(max(rx ?? ry ?? 0, 0), rect.width / 2), height: min(max(ry ?? rx ?? 0, 0), rect.height / 2))
            return Self.rounded(rect, corner)
        case "circle":
            let radius = length("r", of: place.diagonal)
            return ellipse(length("cx", of: width), length("cy", of: height), radius, radius)
        case "ellipse":
            let rx = SVGLength(element.attributes["rx"])?.resolved(of: width)
            let ry = SVGLength(element.attributes["ry"])?.resolved(of: height)
            return ellipse(length("cx", of: width), length("cy", of: height), rx ?? ry ?? 0, ry ?? rx ?? 0)
        case "line":
            return Path {
                $0.move(to: CGPoint(x: length("x1", of: width), y: length("y1", of: height)))
                $0.addLine(to: CGPoint(x: length("x2", of: width), y: length("y2", of: height)))
            }
        case "polyline", "polygon":
            var scanner = SVGNumbers(element.attributes["points"] ?? "")
            var outline = Outline()
            while outline.steps.count < 100_000, let point = scanner.point() {
                outline.append(outline.isEmpty ? .move(to: point) : .line(to: point))
            }
            if element.name == "polygon" { outline.closeSubpath() }
            return Path(outline)
        case "text", "foreignObject", "animate", "animateTransform", "animateMotion", "set", "video", "audio":
            builder.warn("<\(element.name)> has no effect.")
            return nil
        default:
            // Elements of other vocabularies hold the notes of drawing programs.
            return nil
        }
    }

    private func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path? {
        guard rx > 0, ry > 0 else { return nil }
        return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    }

    /// A rectangle whose corners may be of different width and height.
    private static func rounded(_ rect: CGRect, _ corner: CGSize) -> Path {
        guard corner.width > 0, corner.height > 0 else { return Path(rect) }
        // A path limits both to half the shorter side.
        if max(corner.width, corner.height) <= min(rect.width, rect.height) / 2 {
            return Path(roundedRect: rect, cornerSize: corner, style: .circular)
        }
        let factor = corner.height / corner.width
        let squeezed = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / factor)
        return Path(
            roundedRect: squeezed, cornerSize: CGSize(width: corner.width, height: corner.width), style: .circular
        ).applying(CGAffineTransform(a: 1, b: 0, c: 0, d: factor, tx: rect.minX, ty: rect.minY))
    }

    // MARK: Viewports and references

    /// The frame of an inner `svg` or a used symbol.
    private func frame(of element: XMLElement, _ place: Place) -> CGRect {
        func length(_ name: String, _ whole: CGFloat, _ missing: CGFloat) -> CGFloat {
            SVGLength(element.attributes[name])?.resolved(of: whole) ?? missing
        }
        let size = place.viewport
        return CGRect(
            x: length("x", size.width, 0), y: length("y", size.height, 0),
            width: max(0, length("width", size.width, size.width)),
            height: max(0, length("height", size.height, size.height)))
    }

    private func drawNested(_ element: XMLElement, in frame: CGRect, _ place: Place) {
        guard frame.width > 0, frame.height > 0 else { return }
        let viewport = SVGViewport(element)
        var inner = place
        inner.viewport = viewport.box?.size ?? frame.size
        inner.transform = viewport.transform(to: frame).concatenating(place.transform)
        let clip = place.style.own.clipsOverflow ? openClip(Path(frame).applying(place.transform)) : []
        drawChildren(of: element, inner)
        for group in clip.reversed() { builder.close(group) }
    }

    /// The element that an attribute refers to.
    func target(of element: XMLElement) -> XMLElement? {
        guard let reference = element.attributes["href"], reference.hasPrefix("#") else { return nil }
        return elements[String(reference.dropFirst())]
    }

    /// Runs `body` unless the element is being drawn already.
    func referring(to element: XMLElement, _ body: () -> Void) {
        guard referring.insert(ObjectIdentifier(element)).inserted else {
            return builder.warn("<\(element.name)> refers to itself.")
        }
        body()
        referring.remove(ObjectIdentifier(element))
    }

    private func drawUse(_ element: XMLElement, _ place: Place) {
        guard let target = target(of: element) else {
            return builder.warn("<use> refers to an element that does not exist.")
        }
        referring(to: target) {
            let frame = frame(of: element, place)
            var moved = place
            moved.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
                .concatenating(place.transform)
            guard target.name == "symbol" || target.name == "svg" else { return draw(target, in: moved) }
            var inner = moved
            inner.style = moved.style.inside(target, sheet, diagonal: moved.diagonal)
            guard inner.style.own.isShown else { return }
            var size = frame.size
            if target.name == "svg" {
                func own(_ name: String, _ whole: CGFloat) -> CGFloat? {
                    guard element.attributes[name] == nil else { return nil }
                    return SVGLength(target.attributes[name])?.resolved(of: whole)
                }
                size = CGSize(
                    width: own("width", place.viewport.width) ?? size.width,
                    height: own("height", place.viewport.height) ?? size.height)
            }
            grouped(target, inner) { drawNested(target, in: CGRect(origin: .zero, size: size), $0) }
        }
    }

    // MARK: Pictures

    private func drawImage(_ element: XMLElement, _ place: Place) {
        guard place.style.isVisible else { return }
        let text = element.attributes["href"] ?? ""
        guard work(text.utf8.count / 256), text.hasPrefix("data:image/"), let comma = text.firstIndex(of: ","),
            text[..<comma].hasSuffix(";base64"),
            let data = Data(
                base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters),
            let image = try? ImageDecoder.decode(data)
        else { return builder.warn("<image> does not hold a picture that can be read.") }
        let own = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        var frame = frame(of: element, place)
        if element.attributes["width"] == nil { frame.size.width = own.width }
        if element.attributes["height"] == nil { frame.size.height = own.height }
        let inner = SVGViewport(element).transform(from: own, to: frame).concatenating(place.transform)
        let clip = openClip(Path(frame).applying(place.transform), unlessCovering: own.applying(inner))
        if inner.b == 0, inner.c == 0, inner.a > 0, inner.d > 0 {
            builder.image(image, in: own.applying(inner))
        } else {
            let group = builder.open(.pushTransform(inner))
            builder.image(image, in: own)
            builder.close(group)
        }
        for group in clip.reversed() { builder.close(group) }
    }
}
