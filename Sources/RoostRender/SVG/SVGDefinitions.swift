import CoreGraphics
import RoostPicture

/// The content of `<defs>`: every definition once, under an id of a letter and a number.
struct SVGDefinitions {
    private(set) var output = SVGOutput()
    private var ids: [[UInt8]: String] = [:]
    private var images: [ObjectIdentifier: String] = [:]
    let prefix: String

    init(prefix: String) { self.prefix = prefix }

    var isEmpty: Bool { output.isEmpty }

    /// The id of an element, which is added if there is no equal one yet.
    /// - Parameters:
    ///   - element: The element's name.
    ///   - rest: Everything after the id attribute: other attributes, `>`, content and closing tag.
    mutating func id(_ element: StaticString, _ rest: SVGOutput) -> String {
        var key = SVGOutput()
        key.raw(element)
        key.append(rest)
        if let id = ids[key.bytes] { return id }
        let id = "\(prefix)d\(ids.count)"
        ids[key.bytes] = id
        output.raw("<")
        output.raw(element)
        output.attribute("id", id)
        output.append(rest)
        return id
    }

    /// The id of a picture in pixels, from (0, 0) to its width and height.
    mutating func id(_ image: CGImage) throws -> String {
        if let id = images[ObjectIdentifier(image)] { return id }
        var rest = SVGOutput()
        rest.attribute("width", CGFloat(image.width))
        rest.attribute("height", CGFloat(image.height))
        rest.raw(" preserveAspectRatio=\"none\" href=\"")
        rest.raw(try image.dataURI())
        rest.raw("\"/>")
        let id = id("image", rest)
        images[ObjectIdentifier(image)] = id
        return id
    }
}
