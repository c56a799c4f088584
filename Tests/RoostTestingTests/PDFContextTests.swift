import Foundation
import SwiftUI
import Testing

/// Drawing into a PDF context with `ImageRenderer.render`.
@MainActor struct PDFContextTests {
    private let data = NSMutableData()

    private func makeContext() throws -> CGContext {
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let consumer = try #require(CGDataConsumer(data: data))
        return try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    }

    private func drawPage(_ number: Int, in context: CGContext) {
        context.beginPDFPage(nil)
        ImageRenderer(content: Text("Page \(number)").frame(width: 200, height: 100).background(.yellow))
            .render { _, draw in draw(context) }
        context.endPDFPage()
    }

    private var text: String { String(decoding: Data(referencing: data), as: UTF8.self) }

    @Test func `Each page is written when it ends`() throws {
        let context = try makeContext()
        var lengths: [Int] = []
        for number in 1...3 {
            drawPage(number, in: context)
            lengths.append(data.length)
        }
        context.closePDF()
        lengths.append(data.length)
        #expect(lengths[0] > 0)
        #expect(lengths == Set(lengths).sorted())
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 3"))
        #expect(text.hasSuffix("%%EOF\n"))
    }

    @Test func `Pages before the first drawing are empty pages`() throws {
        let context = try makeContext()
        context.beginPDFPage(nil)
        context.beginPDFPage(nil)
        drawPage(1, in: context)
        context.closePDF()
        #expect(text.contains("/Count 3"))
    }

    @Test func `Nothing is written after the end of a document`() throws {
        let context = try makeContext()
        drawPage(1, in: context)
        context.closePDF()
        let length = data.length
        drawPage(2, in: context)
        context.closePDF()
        #expect(data.length == length)
    }

    @Test func `A document in a file has the bytes of one in memory`() throws {
        let context = try makeContext()
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let other = try #require(CGContext(url, mediaBox: &box, nil))
        for context in [context, other] {
            drawPage(1, in: context)
            context.closePDF()
        }
        #expect(try Data(contentsOf: url) == Data(referencing: data))
    }

    @Test func `A file that cannot be written is left out without a crash`() throws {
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let context = try #require(CGContext(URL(fileURLWithPath: "/nowhere/a.pdf"), mediaBox: &box, nil))
        drawPage(1, in: context)
        drawPage(2, in: context)
        context.closePDF()
        #expect(!FileManager.default.fileExists(atPath: "/nowhere/a.pdf"))
    }

    @Test func `A folder in the place of the file is left alone`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let kept = folder.appendingPathComponent("kept")
        try Data("kept".utf8).write(to: kept)
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let context = try #require(CGContext(folder, mediaBox: &box, nil))
        drawPage(1, in: context)
        context.closePDF()
        #expect(FileManager.default.fileExists(atPath: kept.path))
    }
}
