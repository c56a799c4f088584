import RoostTesting
import Testing
import UIKit

/// Core Text's functions that make fonts known, and what UIKit says of them.
@Suite @MainActor struct FontRegistrationTests {
    private static let installed = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"

    private func copy() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try FileManager.default.copyItem(atPath: Self.installed, toPath: file.path)
        return file
    }

    @Test func `A font file can be registered once`() throws {
        let file = try copy()
        defer { try? FileManager.default.removeItem(at: file) }
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        #expect(error == nil)
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        let failure = try #require(error?.takeRetainedValue())
        #expect(failure.domain == kCTFontManagerErrorDomain)
        #expect(failure.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
        #expect(!CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    }

    @Test func `A file that is missing or no font is refused`() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/such.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().code == 101)
        error = nil
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath), .process, &error))
        #expect(error?.takeRetainedValue().code == 103)
    }

    @Test func `A graphics font knows its names and numbers`() throws {
        let provider = try #require(CGDataProvider(url: URL(fileURLWithPath: Self.installed) as CFURL))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "DejaVuSansMono-Bold")
        #expect(font.fullName == "DejaVu Sans Mono Bold")
        #expect(font.unitsPerEm == 2048)
        #expect(font.ascent == 1901)
        #expect(font.descent == -483)
        #expect(font.numberOfGlyphs > 3000)
    }

    @Test func `Bytes that are no font make no graphics font`() throws {
        for bytes in [Data(), Data([0, 1, 0, 0]), Data("ttcf and nothing".utf8), Data(repeating: 0xFF, count: 400)] {
            #expect(CGFont(try #require(CGDataProvider(data: bytes as CFData))) == nil)
        }
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/no/such.ttf")) == nil)
        // A font that ends too early.
        let whole = try Data(contentsOf: URL(fileURLWithPath: Self.installed))
        for length in stride(from: 0, to: 2000, by: 7) {
            #expect(CGFont(try #require(CGDataProvider(data: whole.prefix(length)))) == nil)
        }
    }

    @Test func `A font in memory can be registered`() throws {
        // A font of its own, told apart by one byte of a checksum that nobody reads.
        var data = try Data(contentsOf: URL(fileURLWithPath: Self.installed))
        data.append(contentsOf: withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Array($0) })
        let provider = try #require(CGDataProvider(data: data as CFData))
        let font = try #require(CGFont(provider))
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(UIFont(name: "DejaVuSansMono-Bold", size: 12) != nil)
        #expect(CTFontManagerUnregisterGraphicsFont(font, &error))
        #expect(error == nil)
    }

    @Test func `UIKit lists families and their faces`() {
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-SemiBold"))
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        #expect(UIFont(name: "DejaVuSans-Bold", size: 12)?.fontName == "DejaVuSans-Bold")
        #expect(UIFont(name: "DejaVuSans-Bold", size: 12)?.familyName == "DejaVu Sans")
    }

    @Test func `An attributed string takes fonts and colours of UIKit's`() {
        var string = AttributedString("Some words")
        string.font = UIFont.systemFont(ofSize: 30, weight: .bold)
        string.foregroundColor = UIColor.red
        string.underlineStyle = NSUnderlineStyle.single
        let expected = Text("Some words").font(.system(size: 30, weight: .bold))
        #expect(
            LayoutReport(of: Text(string), proposal: .unspecified).size
                == LayoutReport(of: expected, proposal: .unspecified).size)
    }

    @Test func `SwiftUI's attribute wins over UIKit's of the same name`() {
        var string = AttributedString("Some words")
        string.font = UIFont.systemFont(ofSize: 30)
        string.font = Font.system(size: 12)
        string.foregroundColor = .red
        let expected = Text("Some words").font(.system(size: 12))
        #expect(
            LayoutReport(of: Text(string), proposal: .unspecified).size
                == LayoutReport(of: expected, proposal: .unspecified).size)
    }

    @Test func `An NSAttributedString becomes an attributed string with its fonts`() {
        let string = NSAttributedString(string: "Some words", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        let expected = Text("Some words").font(.system(size: 30))
        #expect(
            LayoutReport(of: Text(AttributedString(string)), proposal: .unspecified).size
                == LayoutReport(of: expected, proposal: .unspecified).size)
    }
}
