import Foundation
import GalleryPages
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The properties of every page of the gallery.
@MainActor
@Suite struct PageTests {
    @Test(arguments: Page.all) func `A page draws the same twice and logs no warning`(page: Page) throws {
        let (pictures, warnings) = try Log.collecting {
            try (0..<2).map { _ in try ImageRenderer(content: page.picture).pngData() }
        }
        #expect(pictures[0] == pictures[1])
        #expect(warnings == [])
    }

    /// At a quarter of the size. Somebody has looked at each reference; `testName` names their files.
    @Test(arguments: Page.all) func `A page looks like its snapshot`(page: Page) {
        let size = CGSize(width: page.size.width / 4, height: page.size.height / 4)
        assertSnapshot(
            of: page.picture
                .scaleEffect(0.25, anchor: .topLeading)
                .frame(width: size.width, height: size.height, alignment: .topLeading),
            as: .image(size: size, scale: 1, tolerance: SnapshotTolerance(color: 0.04, fraction: 0.005)),
            named: page.name, testName: "looksAsItDid")
    }

    @Test(arguments: Page.all) func `The SVG of a page is well-formed and has its size`(page: Page) throws {
        let root = RootElement()
        let parser = try XMLParser(data: ImageRenderer(content: page.picture).svgData())
        parser.delegate = root
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(root.attributes["width"].flatMap(Double.init) == Double(page.size.width))
        #expect(root.attributes["height"].flatMap(Double.init) == Double(page.size.height))
    }

    @Test(arguments: Page.all) func `The PDF of a page ends with the offset of its table`(page: Page) throws {
        let data = try ImageRenderer(content: page.picture).pdfData()
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1."))
        let ending = try #require(text.firstMatch(of: /startxref\n([0-9]+)\n%%EOF\n?$/))
        let table = try #require(Int(ending.1))
        #expect(data.dropFirst(table).starts(with: Data("xref".utf8)))
    }

    @Test func `No two pages share a name`() {
        #expect(Set(Page.all.map(\.name)).count == Page.all.count)
    }
}

extension Page: CustomTestStringConvertible {
    package var testDescription: String { name }
}

/// The attributes of a document's first element.
private final class RootElement: NSObject, XMLParserDelegate {
    var attributes: [String: String] = [:]
    private var isInside = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if !isInside { self.attributes = attributes }
        isInside = true
    }
}
