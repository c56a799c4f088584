import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

/// Our files as other programs draw them, compared with our own pixels. `ROOST_PICTURES` names a folder that keeps both.
@Suite struct PictureTests {
    private static let scale: CGFloat = 2

    @Test(.enabled(if: Tool.chromium != nil, "chromium is not installed"), arguments: Scene.allCases)
    func `Chromium shows an SVG as the rasterizer does`(scene: Scene) throws {
        let list = scene.list
        let picture = try screenshot(SVGRenderer().render(list), size: list.size)
        try expectAlike(picture, Rasterizer().draw(list, scale: Self.scale), "\(scene)-svg")
    }

    @Test(.enabled(if: Tool.chromium != nil, "chromium is not installed"))
    func `An SVG needs no installed fonts`() throws {
        let list = Scene.text.list
        let svg = String(decoding: try SVGRenderer().render(list), as: UTF8.self)
        let bare = svg.replacing(/'(Inter|Noto)[^']*',sans-serif/, with: "monospace")
        #expect(bare != svg)
        let picture = try screenshot(Data(bare.utf8), size: list.size)
        try expectAlike(picture, Rasterizer().draw(list, scale: Self.scale), "fonts-svg")
    }

    @Test(.enabled(if: Tool.pdftoppm != nil, "pdftoppm is not installed"), arguments: Scene.allCases)
    func `Poppler shows a PDF as the rasterizer does`(scene: Scene) throws {
        let list = scene.list
        let picture = try page(of: list)
        // Poppler sets glyphs between pixels and does not smooth the edges of mesh fills.
        try expectAlike(picture, Rasterizer().draw(list, scale: Self.scale), "\(scene)-pdf", tolerance: 2)
    }

    @Test(.enabled(if: Tool.pdftoppm != nil, "pdftoppm is not installed"))
    func `The edges of a page that becomes a picture are not darker`() throws {
        var list = DisplayList(60, 60)
        list.fill(CGRect(x: 15, y: 10, width: 30, height: 35), Sample.color(0.9, 0.9, 0.9))
        list.append(.pushBlend(.destinationOut))
        list.fill(CGRect(x: 20, y: 20, width: 10, height: 10), Sample.black)
        list.append(.pop)
        let picture = try page(of: list)
        let darkest = stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }.min()
        #expect(try #require(darkest) > 220)
    }

    /// The page as Poppler shows it.
    private func page(of list: DisplayList) throws -> CGImage {
        let data = try PDFRenderer().render([list])
        return try Tool.withFolder { folder in
            try data.write(to: folder.appending(path: "file.pdf"))
            try Tool.run(
                Tool.pdftoppm,
                [
                    "-r", "\(Int(72 * Self.scale))", "-png", "-singlefile", folder.appending(path: "file.pdf").path,
                    folder.path + "/page",
                ])
            return try ImageDecoder.decode(Data(contentsOf: folder.appending(path: "page.png")))
        }
    }

    private func screenshot(_ svg: Data, size: CGSize) throws -> CGImage {
        try Tool.withFolder { folder in
            try svg.write(to: folder.appending(path: "file.svg"))
            let picture = folder.appending(path: "picture.png")
            try Tool.run(
                Tool.chromium,
                [
                    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                    "--user-data-dir=\(folder.path)/profile", "--force-device-scale-factor=\(Self.scale)",
                    "--window-size=\(Int(size.width)),\(Int(size.height))", "--screenshot=\(picture.path)",
                    folder.appending(path: "file.svg").absoluteString,
                ])
            return try ImageDecoder.decode(Data(contentsOf: picture))
        }
    }

    /// Compares the mean colours of blocks, because every program smooths edges in its own way.
    private func expectAlike(
        _ picture: CGImage, _ expected: CGImage, _ name: String, tolerance: Double = 1
    ) throws {
        if let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] {
            try PNGEncoder().encode(picture).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
            try PNGEncoder().encode(expected).write(to: URL(fileURLWithPath: "\(folder)/\(name)-expected.png"))
        }
        try #require(picture.width == expected.width && picture.height == expected.height)
        let side = 6
        var differences: [Int] = []
        for top in stride(from: 0, to: picture.height - side, by: side) {
            for left in stride(from: 0, to: picture.width - side, by: side) {
                for channel in 0..<3 {
                    var sum = 0
                    for y in top..<(top + side) {
                        for x in left..<(left + side) {
                            let index = (y * picture.width + x) * 4 + channel
                            sum += Int(picture.pixels[index]) - Int(expected.pixels[index])
                        }
                    }
                    differences.append(abs(sum) / (side * side))
                }
            }
        }
        #expect(Double(differences.max()!) < 48 * tolerance, "\(name): a block differs by \(differences.max()!)")
        let mean = Double(differences.reduce(0, +)) / Double(differences.count)
        #expect(mean < tolerance, "\(name): blocks differ by \(mean) on average")
    }
}
