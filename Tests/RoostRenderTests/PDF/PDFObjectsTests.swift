import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

/// The structure of a file: objects, and the table of their offsets.
@Suite struct PDFObjectsTests {
    private var sample: DisplayList {
        var list = DisplayList.page("Hello office مرحبا 👍🏽")
        list.append(.pushOpacity(0.5))
        list.append(
            .fill(
                Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)), FillStyle(),
                .linearGradient(Sample.gradient(Sample.red, Sample.clear), start: .zero, end: CGPoint(x: 50, y: 0))))
        list.append(.pop)
        list.append(.image(ImageItem(image: Sample.image, rect: CGRect(x: 0, y: 0, width: 9, height: 9))))
        return list
    }

    /// The offsets in the table, by object number.
    private func offsets(_ file: Data) throws -> [Int] {
        let text = String(decoding: file, as: Unicode.ASCII.self)
        let start = try #require(text.firstMatch(of: /startxref\n(\d+)\n%%EOF\n$/)).1
        let offset = try #require(Int(start))
        let table = file.dropFirst(offset)
        let lines = String(decoding: table, as: Unicode.ASCII.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "xref")
        let count = try #require(Int(lines[1].split(separator: " ")[1]))
        for line in lines[2..<(2 + count)] { #expect(line.utf8.count == 19) }
        return lines[3..<(2 + count)].compactMap { Int($0.prefix(10)) }
    }

    @Test func `Every object lies at its offset in the table`() throws {
        let file = try PDFRenderer().render([sample, sample])
        let offsets = try offsets(file)
        #expect(offsets.count > 10)
        for (index, offset) in offsets.enumerated() {
            #expect(file.dropFirst(offset).starts(with: Data("\(index + 1) 0 obj\n".utf8)))
        }
    }

    @Test func `Every reference leads to an object`() throws {
        let file = try PDFRenderer().render([sample])
        let count = try offsets(file).count
        let text = String(decoding: file, as: Unicode.ASCII.self)
        for match in text.matches(of: /(\d+) 0 R\b/) {
            let object = try #require(Int(match.1))
            #expect((1...count).contains(object))
        }
    }

    @Test func `Every stream has the length that its dictionary states`() throws {
        let file = try PDFRenderer().render([sample])
        for offset in try offsets(file) {
            let object = file.dropFirst(offset)
            guard let end = object.firstRange(of: Data("\nendobj\n".utf8)),
                let stream = object.firstRange(of: Data(" >>\nstream\n".utf8)), stream.lowerBound < end.lowerBound
            else { continue }
            let head = String(decoding: object[..<stream.lowerBound], as: Unicode.ASCII.self)
            let entry = try #require(head.firstMatch(of: /\/Length (\d+)$/))
            let length = try #require(Int(entry.1))
            #expect(object[(stream.upperBound + length)...].starts(with: Data("\nendstream\nendobj\n".utf8)))
        }
    }

    @Test func `Objects that are packed together are found by their numbers`() throws {
        var file = Data()
        let objects = PDFObjects(version: "1.7", packs: true)
        let (catalog, pages, information) = (objects.reserve(), objects.reserve(), objects.reserve())
        // More than two object streams.
        let packed = (0..<450).map { value in
            let object = objects.reserve()
            objects.writePacked(object) { entry in
                entry.raw("<< /Value ")
                entry.integer(value)
                entry.raw(" >>")
            }
            return object
        }
        let missing = objects.reserve()
        objects.write(pages) { $0.raw("<< /Type /Pages /Kids [ ] /Count 0 >>") }
        objects.write(information) { $0.raw("<< >>") }
        objects.write(catalog) { entry in
            entry.raw("<< /Type /Catalog /Pages ")
            entry.reference(pages)
            entry.raw(" >>")
        }
        try objects.finish(catalog: catalog, information: information) { file.append(contentsOf: $0) }
        let source = try PDFSource(Array(file))
        #expect(source.resolve(.reference(catalog)).dictionary?["Type"]?.name == "Catalog")
        for (value, object) in packed.enumerated() {
            #expect(source.resolve(.reference(object)).dictionary?["Value"]?.integer == value)
        }
        #expect(source.resolve(.reference(missing)).dictionary == nil)
        // A classic table alone would be longer.
        #expect(file.count < 450 * 20)
    }

    @Test func `A font of several pages is in the file once`() throws {
        let pages = (0..<5).map { DisplayList.page("Page \($0)") }
        let text = String(decoding: try PDFRenderer().render(pages), as: Unicode.ASCII.self)
        #expect(text.matches(of: /\/FontFile3/).count == 1)
    }

    @Test func `A gradient of several pages is in the file once`() throws {
        let pages = Array(repeating: sample, count: 4)
        let text = String(decoding: try PDFRenderer().render(pages), as: Unicode.ASCII.self)
        #expect(text.matches(of: /\/ShadingType 2/).count == 2)
    }

    /// A tagged file of pages with a paragraph each, and a list of all around them.
    private func taggedFile(_ pageCount: Int, overlaps: Bool) throws -> (data: Data, threads: Set<UInt>) {
        var (data, threads) = (Data(), Set<UInt>())
        let file = PDFFile(options: PDFOptions(isTagged: true), overlaps: overlaps) { bytes in
            data.append(contentsOf: bytes)
            threads.insert(UInt(pthread_self()))
        }
        let list = file.makeTag("L")
        for number in 0..<pageCount {
            let tag = try #require(file.makeTag("P", in: list))
            var page = DisplayList.page("Page \(number) of the file")
            for index in page.entries.indices { page.entries[index].owner = 1 }
            page.append(
                .pushLink(URL(string: "https://example.com/\(number)")!, CGRect(x: 0, y: 0, width: 9, height: 9)))
            page.append(.pop)
            file.add(PDFOutlineItem(title: "\(number)", level: 1, page: number, y: 0, anchor: "page-\(number)"))
            try file.append(page, tags: [tag])
            file.close(tag)
        }
        if let list { file.close(list) }
        try file.finish()
        return (data, threads)
    }

    @Test func `A file whose pages are written on another thread has the same bytes, and they come on this one`() throws
    {
        let expected = try taggedFile(30, overlaps: false)
        let file = try taggedFile(30, overlaps: true)
        #expect(file.data == expected.data && expected.data.count > 5_000)
        #expect(file.threads == [UInt(pthread_self())])
    }

    @Test func `The error of a page on another thread comes with the next page, and nothing is written after it`()
        throws
    {
        var written = 0
        let file = PDFFile(overlaps: true) { written += $0.count }
        try file.append(.page("x"))
        try file.append(DisplayList(0, 0))
        #expect(throws: VectorError.self) { try file.append(.page("y")) }
        let before = written
        #expect(throws: VectorError.self) { try file.append(.page("z")) }
        #expect(throws: VectorError.self) { try file.finish() }
        #expect(written == before)
    }

    @Test func `Nothing is written after a file is given up`() throws {
        var written = 0
        let file = PDFFile(overlaps: true) { written += $0.count }
        for number in 0..<3 { try file.append(.page("\(number)")) }
        let before = written
        file.cancel()
        #expect(written == before && before > 0)
    }

    @Test func `Nothing is written after an error`() throws {
        var written = 0
        let file = PDFFile { written += $0.count }
        try file.append(.page("x"))
        let before = written
        #expect(throws: VectorError.self) { try file.append(DisplayList(0, 0)) }
        #expect(throws: VectorError.self) { try file.append(.page("y")) }
        #expect(throws: VectorError.self) { try file.finish() }
        #expect(written == before)
    }

    @Test(
        arguments: [
            (0, "D:19700101000000Z"), (951_827_696, "D:20000229123456Z"), (-1, "D:19691231235959Z"),
            (253_402_300_799, "D:99991231235959Z"), (1e30, "D:99991231235959Z"), (-1e30, "D:00000101000000Z"),
        ] as [(Double, String)])
    func `The creation date is a date with a year of four digits`(seconds: Double, expected: String) throws {
        let metadata = PDFMetadata(creationDate: Date(timeIntervalSince1970: seconds))
        let file = try PDFRenderer().render([.page("x")], metadata: metadata)
        #expect(String(decoding: file, as: Unicode.ASCII.self).contains("/CreationDate (\(expected))"))
    }

    @Test(arguments: [nil, .nan] as [Double?])
    func `A file without a creation date names none`(seconds: Double?) throws {
        var data = Data()
        let date = seconds.map { Date(timeIntervalSince1970: $0) }
        let metadata = PDFMetadata(title: "x", creationDate: date)
        let file = PDFFile(metadata: metadata, options: PDFOptions(isTagged: true)) { data.append(contentsOf: $0) }
        try file.append(.page("x"))
        try file.finish()
        let text = String(decoding: data, as: Unicode.ASCII.self)
        #expect(text.contains("xmp:CreatorTool"))
        #expect(!text.contains("/CreationDate") && !text.contains("xmp:CreateDate"))
    }
}
