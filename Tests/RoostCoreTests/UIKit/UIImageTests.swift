import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct UIImageTests {
    @Test func `A picture that was rendered is a UIImage of its size, and can be read back`() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 30, height: 20))
        let read = try #require(UIImage(data: renderer.pngData(), scale: 2))
        #expect(read.size == image.size)
        #expect(LayoutReport(of: Image(uiImage: read), proposal: .unspecified).size == CGSize(width: 30, height: 20))
    }

    @Test func `What is not there is no picture and no colour`() {
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIColor(named: "no such colour") == nil)
        #expect(UIImage(systemName: "star") != nil)
    }

    /// Read off Apple's pictures of checkboxes: their ticks have soft edges.
    @Test func `A symbol of UIKit's is stretched as pixels, and drawn as a path in its own size`() throws {
        func stretches(_ image: Image) -> Bool {
            drawing(image.frame(width: 40, height: 40)) { $0 = .standard }.contains {
                if case .image = $0 { true } else { false }
            }
        }
        let symbol = try #require(UIImage(systemName: "checkmark"))
        #expect(stretches(Image(uiImage: symbol).resizable()))
        #expect(!stretches(Image(uiImage: symbol)))
        #expect(!stretches(Image(systemName: "checkmark").resizable()))
        // Its ink fills the frame.
        let size = LayoutReport(of: Image(uiImage: symbol).resizable(), proposal: .unspecified).size
        #expect(abs(size.width - 0.896 * 17) < 0.4)
    }

    /// Read off Apple's pictures of checkboxes: of 45.9 rows of ink in 46 the first one is the paler one.
    @Test func `The picture of a symbol of UIKit's leaves what is left of a pixel empty above its ink`() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 12)
        let symbol = try #require(UIImage(systemName: "checkmark", withConfiguration: configuration))
        let renderer = ImageRenderer(content: Image(uiImage: symbol).resizable().frame(width: 11, height: 11))
        renderer.scale = 3
        let picture = try #require(renderer.cgImage)
        func ink(inRow row: Int) -> UInt8 {
            (0..<33).map { picture.pixels[(row * 33 + $0) * 4 + 3] }.max() ?? 0
        }
        // 0.899 ems of 12 points are 32.4 pixels.
        #expect(picture.width == 33 && picture.height == 33)
        #expect(ink(inRow: 0) < 128 && ink(inRow: 32) > 160)
    }

    @Test func `Cropping takes the whole pixels that a rectangle touches`() throws {
        let pixels = (0..<12).flatMap { [UInt8]([$0, 0, 0, 255]) }
        let image = CGImage(width: 4, height: 3, pixels: pixels)
        let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 9)))
        #expect(part.width == 2 && part.height == 2)
        #expect(stride(from: 0, to: 16, by: 4).map { part.pixels[$0] } == [5, 6, 9, 10])
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 2)) == nil)
    }

    @Test func `A picture of paths has the size of its file, and pixels at its scale`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RoostUIImage-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (file, color) in [("day", "red"), ("night", "blue")] {
            let text = "<svg viewBox='0 0 20 10'><rect width='20' height='10' fill='\(color)'/></svg>"
            try Data(text.utf8).write(to: set.appendingPathComponent("\(file).svg"))
        }
        let contents = """
            {"images": [{"filename": "day.svg"}, {"filename": "night.svg",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(url: folder))
        let image = try #require(UIImage(named: "icon", in: bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.cgImage?.width == 60 && image.cgImage?.height == 30)
        #expect(UIImage(named: "no such icon", in: bundle, compatibleWith: nil) == nil)
        // Given traits, the picture stays as it is for them.
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let dark = try #require(UIImage(named: "icon", in: bundle, compatibleWith: traits))
        let pixels = try #require(dark.cgImage?.pixels)
        #expect(pixels[2] == 255 && pixels[0] == 0)
    }

    @Test func `The initializer of bytes is a function of its own`() {
        #expect([Data([1, 2, 3])].compactMap(UIImage.init(data:)).isEmpty)
    }
}
