import CoreGraphics
import Foundation
import RoostPicture

/// Writes a display list as SVG: shapes stay shapes, text stays text that can be selected and searched.
///
/// The same list gives the same bytes. The fonts are embedded, cut down to the characters that are used.
package struct SVGRenderer: Sendable {
    /// Put before every id and class name, for pictures that share an HTML page.
    package var idPrefix: String

    package init(idPrefix: String = "") { self.idPrefix = idPrefix }

    /// - Parameter title: The title for screen readers and the browser's tab.
    package func render(_ list: DisplayList, title: String? = nil) throws -> Data {
        let list = try VectorList(list)
        var writer = SVGWriter(list: list, prefix: idPrefix)
        let content = try writer.content()
        let styles = writer.fonts.styleSheet()

        var document = SVGOutput()
        document.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        document.attribute("width", list.size.width)
        document.attribute("height", list.size.height)
        document.raw(" viewBox=\"0 0 ")
        document.number(list.size.width)
        document.raw(" ")
        document.number(list.size.height)
        document.raw("\">")
        if let title {
            document.raw("<title>")
            document.escaped(title)
            document.raw("</title>")
        }
        if writer.hasText {
            document.raw("<style>text{white-space:pre;text-rendering:geometricPrecision}")
            document.raw(styles)
            document.raw("</style>")
        }
        if !writer.definitions.isEmpty {
            document.raw("<defs>")
            document.append(writer.definitions.output)
            document.raw("</defs>")
        }
        document.append(content)
        document.raw("</svg>\n")
        return Data(document.bytes)
    }
}
