import Foundation
import Testing

@testable import AssetSymbolNames

@Suite struct AssetSymbolsTests {
    /// Xcode's names, as projects with generated files show them.
    @Test(arguments: [
        ("asian-flank-steak", "asianFlankSteak"), ("brandPrimary", "brandPrimary"),
        ("ios-arrow-forward", "iosArrowForward"),
        ("tiko_avatar", "tikoAvatar"), ("1", "_1"), ("color_000000", "color000000"), ("color_24292B", "color24292B"),
        ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"), ("Chevron Left", "chevronLeft"),
        ("HeroImage", "hero"), ("Image", "image"), ("BG", "BG"), ("BG2", "BG2"), ("URLBar", "urlBar"), ("Q", "q"),
    ])
    func `A name is in camel case, without the kind at its end`(title: String, name: String) {
        #expect(AssetName.identifier(of: title, without: "Image") == name)
    }

    @Test func `A name without letters and digits has no constant`() {
        #expect(AssetName.identifier(of: "–", without: "Image") == nil)
    }

    @Test func `Words of the language are in backquotes`() {
        #expect(AssetName.quoted("default") == "`default`")
        #expect(AssetName.quoted("star") == "star")
    }

    @Test func `A colour of a system colour's name is a resource and no colour`() throws {
        let symbols = try read(["red.colorset", "AccentColor.colorset"])
        let source = symbols.source(bundle: ".main")
        #expect(source.contains("static let red = ColorResource(name: \"red\""))
        #expect(!source.contains("static var red"))
        #expect(source.contains("static var accent: Color"))
    }

    @Test func `Of two assets with one constant the first has it, and a warning names the second`() throws {
        let symbols = try read(["a-b.imageset", "a_b.imageset"])
        #expect(symbols.warnings == ["The asset \"a_b\" has the constant \"aB\" of another asset."])
    }

    /// Reads a catalogue with empty assets.
    private func read(_ assets: [String]) throws -> AssetSymbols {
        let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcassets")
        defer { try? FileManager.default.removeItem(at: catalog) }
        for asset in assets {
            try FileManager.default.createDirectory(
                at: catalog.appending(path: asset), withIntermediateDirectories: true)
        }
        var symbols = AssetSymbols()
        symbols.read(catalog)
        return symbols
    }
}
