import SwiftUI
import Testing

/// Kinds of data.
struct UTTypeTests {
    @Test func `A kind belongs to those above it`() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.json.conforms(to: .text))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.text.isSupertype(of: .utf8PlainText))
    }

    @Test func `Files and MIME types have kinds, and kinds have files and MIME types`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType.pdf.preferredFilenameExtension == "pdf")
        #expect(UTType.webP.preferredMIMEType == "image/webp")
        #expect(UTType(filenameExtension: "roost")?.preferredFilenameExtension == "roost")
        #expect(UTType("") == nil)
    }

    @Test func `A kind of the app's own belongs to what it says`() {
        let type = UTType(exportedAs: "org.example.note", conformingTo: .plainText)
        #expect(type.conforms(to: .text))
        #expect(UTType(exportedAs: "org.example.thing").conforms(to: .data))
    }
}
