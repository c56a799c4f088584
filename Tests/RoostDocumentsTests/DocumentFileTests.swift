import Foundation
import RoostControls
import RoostCore
import RoostDocuments
import Testing

@testable import RoostRender

struct DocumentFileTests {
    private let document = Document {
        Text("A title").accessibilityHeading(.h1)
        Text("A paragraph.")
        Circle().frame(width: 20, height: 20).accessibilityLabel("A circle")
        DocumentTable(0..<3, columns: [GridItem(), GridItem()]) { number in
            Text("\(number)")
            Text("\(number * number)")
        } header: {
            Text("Number")
            Text("Square")
        }
    }
    .metadata(
        DocumentMetadata(
            title: "Zahlen & Wörter", author: "A. Author", language: "de",
            creationDate: Date(timeIntervalSince1970: 1_000_000_000)))

    /// The file's text, as far as it is not compressed.
    private func text(of document: Document) throws -> String {
        String(decoding: try document.pdfData(), as: UTF8.self)
    }

    @Test func `The file states title, author, language and date`() throws {
        let text = try text(of: document)
        #expect(text.contains("<rdf:li xml:lang=\"x-default\">Zahlen &amp; Wörter</rdf:li>"))
        #expect(text.contains("/Author (A. Author)"))
        #expect(text.contains("/Lang (de)"))
        #expect(text.contains("D:20010909014640Z") && text.contains("2001-09-09T01:46:40Z"))
    }

    private struct FullDisk: Error {}

    @Test func `An error of the one who takes the bytes ends the work, on any page`() throws {
        let document = Document { ForEach(0..<8) { Text("Page \($0)").pageBreakAfter() } }
        for limit in 0..<8 {
            var parts = 0
            #expect(throws: FullDisk.self) {
                try document.writePDF { _ in
                    if parts == limit { throw FullDisk() }
                    parts += 1
                }
            }
            #expect(parts == limit)
        }
    }

    @Test func `Tags come from accessibility`() throws {
        let elements = try structure(of: document.pdfData())
        #expect(
            elements.map(\.role).joined(separator: " ")
                == "Document H1 P Figure Table TR TH TH TR TD TD TR TD TD TR TD TD")
        #expect(elements.compactMap(\.alternative) == ["A circle"])
    }

    @Test func `A tagged file says that it is one`() throws {
        let text = try text(of: document)
        #expect(text.contains("/Marked true") && text.contains("<pdfuaid:part>1</pdfuaid:part>"))
    }

    /// The elements of a tagged file, in order.
    private func structure(of file: Data) throws -> [(role: String, alternative: String?)] {
        let source = try PDFSource(Array(file))
        var elements: [(String, String?)] = []
        func visit(_ value: PDFValue) {
            switch source.resolve(value) {
            case .array(let kids): kids.forEach(visit)
            case .dictionary(let element):
                if let role = element["S"]?.name {
                    let alternative = if case .string(let bytes)? = element["Alt"] { bytes } else { nil as [UInt8]? }
                    elements.append((role, alternative.map { String(decoding: $0, as: UTF8.self) }))
                }
                if let kids = element["K"] { visit(kids) }
            default: break
            }
        }
        let catalog = try #require(source.resolve(source.trailer["Root"]).dictionary)
        visit(source.resolve(catalog["StructTreeRoot"]))
        return elements
    }

    @Test func `An untagged file has no structure`() throws {
        #expect(try !text(of: document.tagged(false)).contains("StructTreeRoot"))
    }

    @Test func `Headings are bookmarks`() throws {
        let text = try text(of: document)
        #expect(text.contains("/Type /Outlines") && text.contains("/Title (A title)"))
    }

    @Test func `Links lead to headings of the same file`() throws {
        let document = Document {
            TableOfContents()
            Text("One").accessibilityHeading(.h1).pageBreakBefore()
        }
        let text = try text(of: document)
        #expect(text.contains("/S /GoTo /D (heading-1)"))
        #expect(text.contains("/Names [ (heading-1) ["))
    }

    @Test func `An archival file has a profile, and says so`() throws {
        let text = try text(of: document.archival())
        #expect(text.contains("/GTS_PDFA1") && text.contains("<pdfaid:part>3</pdfaid:part>"))
    }

    @Test func `An archival file needs a title and a language`() {
        let plain = Document { Text("a") }.archival()
        #expect(throws: DocumentError.missingFact("title")) { try plain.pdfData() }
        #expect(throws: DocumentError.missingFact("language")) { try plain.title("A").pdfData() }
    }

    @Test func `A file inside the file keeps its bytes`() throws {
        // Short enough to stay uncompressed.
        let attachment = DocumentAttachment(name: "factur-x.xml", data: Data("<a>ü</a>".utf8), mediaType: "text/xml")
        let text = try text(of: document.archival().attachment(attachment))
        #expect(text.contains("/AFRelationship /Alternative") && text.contains("/UF (factur-x.xml)"))
        #expect(text.contains("<a>ü</a>"))
    }

    @Test func `An electronic invoice is announced in the metadata, whose names an archival file describes`() throws {
        let text = try text(of: document.archival().attachment(.facturX(Data("<a/>".utf8), level: .en16931)))
        #expect(text.contains("/AFRelationship /Alternative") && text.contains("/UF (factur-x.xml)"))
        #expect(text.contains("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>"))
        #expect(text.contains("<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>"))
        #expect(text.components(separatedBy: "<pdfaExtension:schemas>").count == 2)
        #expect(text.contains("<pdfaSchema:prefix>fx</") && text.contains("<pdfaSchema:prefix>pdfuaid</"))
        #expect(text.contains("<pdfaProperty:name>ConformanceLevel</"))
    }

    @Test func `An invoice's XML that says less than the page is its data`() throws {
        let text = try text(of: document.attachment(.facturX(Data("<a/>".utf8), level: .minimum)))
        #expect(text.contains("/AFRelationship /Data"))
    }

    @Test func `Equal documents are equal files`() throws {
        #expect(try document.pdfData() == document.pdfData())
    }

    @Test func `Only PDF can be written to a file`() {
        #expect(throws: DocumentError.unknownFormat("docx")) { try document.write(to: URL(filePath: "/tmp/a.docx")) }
    }

    @Test func `Pages can be drawn as pictures`() throws {
        var numbers: [Int] = []
        try document.drawPages(scale: 1) { number, png in
            numbers.append(number)
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
        #expect(numbers == [1])
    }
}
