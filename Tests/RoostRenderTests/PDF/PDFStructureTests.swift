import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct PDFStructureTests {
    private struct Interruption: Error {}

    private func information(_ data: Data, _ arguments: [String] = []) throws -> String {
        try Tool.withFolder { folder in
            let file = folder.appending(path: "file.pdf")
            try data.write(to: file)
            return String(decoding: try Tool.run(Tool.pdfinfo, arguments + [file.path]), as: UTF8.self)
        }
    }

    @Test func `The same pages give the same bytes on every thread`() async throws {
        var list = DisplayList.page("Hello مرحبا 日本")
        list.append(.pushFilter(.shadow(color: Sample.black, radius: 3, x: 0, y: 1)))
        list.append(.image(ImageItem(image: Sample.image, rect: CGRect(x: 0, y: 0, width: 9, height: 9))))
        list.append(.pop)
        let pages = [list, list]
        let expected = try PDFRenderer().render(pages)
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<8 { group.addTask { try PDFRenderer().render(pages) } }
            for try await data in group { #expect(data == expected) }
        }
    }

    @Test(.enabled(if: Tool.pdfdetach != nil, "pdfdetach is not installed"), arguments: [0, 9, 5000])
    func `An attached file is taken out again byte for byte`(lineCount: Int) throws {
        let xml = Data((0..<lineCount).map { "<line n=\"\($0)\">Größe \u{0}\r\n endstream</line>\n" }.joined().utf8)
        let attachment = PDFAttachment(
            name: "factur-x.xml", data: xml, mediaType: "text/xml", description: "", relationship: "Alternative",
            invoiceLevel: "EN 16931")
        var data = Data()
        let options = PDFOptions(isTagged: true, isArchival: true, attachments: [attachment])
        let file = PDFFile(metadata: PDFMetadata(title: "x", language: "de"), options: options) {
            data.append(contentsOf: $0)
        }
        try file.append(.page("x"))
        try file.finish()
        try Tool.withFolder { folder in
            let (whole, part) = (folder.appending(path: "file.pdf"), folder.appending(path: "out.xml"))
            try data.write(to: whole)
            try Tool.run(Tool.pdfdetach, ["-save", "1", "-o", part.path, whole.path])
            #expect(try Data(contentsOf: part) == xml)
        }
    }

    @Test(.enabled(if: Tool.pdfinfo != nil, "pdfinfo is not installed"))
    func `The file states its title, author, keywords, date, pages and page size`() throws {
        let metadata = PDFMetadata(
            title: "Rechnung “7”", author: "Ä. Ö.", subject: "Subject", keywords: ["a", "b"],
            creationDate: Date(timeIntervalSince1970: 1_700_000_000))
        let text = try information(PDFRenderer().render([.page("x"), .page("y")], metadata: metadata), ["-isodates"])
        #expect(text.contains("Rechnung “7”"))
        #expect(text.contains("Ä. Ö."))
        #expect(text.contains("a, b"))
        #expect(text.contains("2023-11-14T22:13:20Z"))
        #expect(text.contains(/Pages: +2/))
        #expect(text.contains(/Page size: +400 x 60 pts/))
    }

    @Test(.enabled(if: Tool.pdfinfo != nil, "pdfinfo is not installed"))
    func `A link lies where it is drawn, and its address is escaped`() throws {
        let link = CGRect(x: 10, y: 20, width: 30, height: 5)
        var list = DisplayList(
            200, 100, .pushTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)), .pushOpacity(0.5),
            .pushLink(URL(string: "https://example.com/a'b(c\\?d=1")!, link))
        list.fill(link, Sample.red)
        let data = try PDFRenderer().render([list])
        #expect(try information(data, ["-url"]).contains("https://example.com/a%27b%28c%5C?d=1"))
        #expect(String(decoding: data, as: UTF8.self).contains(/Rect \[ 25 50 85 60 \]/))
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "feed:javascript:alert(1)",
    ])
    func `A script or file address is not a link`(address: String) throws {
        let url = try #require(URL(string: address))
        let list = DisplayList(100, 100, .pushLink(url, CGRect(x: 0, y: 0, width: 9, height: 9)), .pop)
        #expect(!String(decoding: try PDFRenderer().render([list]), as: UTF8.self).contains("/URI"))
    }

    @Test func `Pages are written as they are made`() throws {
        var written = 0
        var seen: [Int] = []
        let pages = (0..<5).lazy.map { index in
            seen.append(written)
            return DisplayList.page("Page \(index)")
        }
        try PDFRenderer().write(pages) { written += $0.count }
        #expect(seen.count == 5)
        #expect(seen[4] > seen[3] && seen[3] > seen[2])
        #expect(written > seen[4])
    }

    @Test func `An error of the sink is thrown`() {
        #expect(throws: Interruption.self) {
            try PDFRenderer().write([.page("x")]) { _ in throw Interruption() }
        }
    }

    @Test func `An error of a page is thrown`() {
        #expect(throws: VectorError.self) { try PDFRenderer().render([.page("x"), DisplayList(0, 0)]) }
    }

    @Test func `A file without pages is an error`() {
        #expect(throws: VectorError.noPages) { try PDFRenderer().render([]) }
    }

    @Test func `Gradients and blend modes stay vectors`() throws {
        var list = DisplayList(100, 100)
        let square = Path(CGRect(x: 0, y: 0, width: 90, height: 90))
        let gradient = Sample.gradient(Sample.red, Sample.blue)
        let center = CGPoint(x: 50, y: 50)
        for paint: Paint in [
            .linearGradient(gradient, start: .zero, end: center),
            .radialGradient(gradient, center: center, startRadius: 0, endRadius: 40),
            .angularGradient(gradient, center: center, startAngle: 0, endAngle: 2 * .pi),
        ] {
            list.append(.pushBlend(.multiply))
            list.append(.fill(square, FillStyle(), paint))
            list.append(.pop)
        }
        let text = String(decoding: try PDFRenderer().render([list]), as: UTF8.self)
        for part in ["/ShadingType 2", "/ShadingType 3", "/ShadingType 7", "/BM /Multiply"] {
            #expect(text.contains(part), "\(part) is missing")
        }
        #expect(!text.contains("/Subtype /Image"))
    }

    @Test func `Only the shadow of a shape becomes a picture`() throws {
        var list = DisplayList(100, 100)
        list.append(.pushFilter(.shadow(color: Sample.black, radius: 3, x: 0, y: 1)))
        list.fill(CGRect(x: 20, y: 20, width: 30, height: 30), Sample.red)
        list.append(.pop)
        let text = String(decoding: try PDFRenderer().render([list]), as: UTF8.self)
        // Thirty points, three standard deviations and a point on either side, at three pixels a point.
        #expect(text.components(separatedBy: "/Width 150").count == 3)
        #expect(text.components(separatedBy: "/Subtype /Image").count == 3)
    }

    @Test func `A picture on every page is in the file once`() throws {
        var noise: UInt32 = 1
        let pixels = (0..<(64 * 64 * 4)).map { index -> UInt8 in
            noise = noise &* 1_664_525 &+ 1_013_904_223
            return index % 4 == 3 ? 255 : UInt8(noise >> 24)
        }
        let image = CGImage(width: 64, height: 64, pixels: pixels)
        let page = DisplayList(
            100, 100, .image(ImageItem(image: image, rect: CGRect(x: 0, y: 0, width: 64, height: 64))))
        let (one, many) = (try PDFRenderer().render([page]), try PDFRenderer().render(Array(repeating: page, count: 9)))
        #expect(many.count < one.count * 2)
    }
}
