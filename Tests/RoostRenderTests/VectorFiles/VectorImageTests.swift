import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore
import Testing

@testable import RoostRender

/// Pictures of paths in views. Each test has a catalogue of its own.
private final class Catalogue {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("RoostVectors-\(UUID().uuidString)")
    private(set) var environment = EnvironmentValues()

    init(
        _ drawing: String = #"<rect width="20" height="10" fill="red"/>"#, properties: String = "{}",
        _ attributes: String = #"viewBox="0 0 20 10""#, direction: String? = nil
    ) throws {
        let set = url.appendingPathComponent("Assets.xcassets/icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("<svg \(attributes)>\(drawing)</svg>".utf8).write(to: set.appendingPathComponent("a.svg"))
        let only = direction.map { #", "language-direction": "\#($0)""# } ?? ""
        try Data(#"{"images": [{"filename": "a.svg"\#(only)}], "properties": \#(properties)}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        environment.engines.images = FileImageLoader(roots: [url])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        ViewGraph(view, environment: environment).measure(ProposedViewSize(width: width, height: height))
    }

    func commands(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [DisplayCommand] {
        list(view, change).entries.map(\.command)
    }

    func list(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> DisplayList {
        var environment = environment
        change(&environment)
        let graph = ViewGraph(view, environment: environment)
        graph.layOut(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        return graph.displayList(size: CGSize(width: 40, height: 40))
    }
}

private func colors(_ commands: [DisplayCommand]) -> [String] {
    commands.compactMap { if case .fill(_, _, .color(let color)) = $0 { color.description } else { nil } }
}

private let template = #"{"template-rendering-intent": "template"}"#

@Suite struct VectorImageTests {
    @Test func `A picture of paths has the size of its file, or the proposal's if it is resizable`() throws {
        let catalogue = try Catalogue()
        #expect(catalogue.size(Image("icon"), 100, 100) == CGSize(width: 20, height: 10))
        #expect(catalogue.size(Image("icon").resizable()) == CGSize(width: 20, height: 10))
        #expect(catalogue.size(Image("icon").resizable(), 30, 40) == CGSize(width: 30, height: 40))
        #expect(catalogue.size(Image("icon").resizable().scaledToFit(), 30, 40) == CGSize(width: 30, height: 15))
    }

    @Test func `A resized picture stays paths`() throws {
        let found = try Catalogue().commands(Image("icon").resizable().frame(width: 40, height: 40))
        #expect(found.count == 3)
        #expect(found.first == .pushTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 0, ty: 0)))
        #expect(colors(found) == ["#FF0000FF"])
    }

    @Test func `A template has the foreground style, whether the catalogue or the view says so`() throws {
        let blue = Color(red: 0, green: 0, blue: 1)
        let plain = try Catalogue()
        #expect(colors(plain.commands(Image("icon").foregroundStyle(blue))) == ["#FF0000FF"])
        #expect(colors(plain.commands(Image("icon").renderingMode(.template).foregroundStyle(blue))) == ["#0000FFFF"])
        let marked = try Catalogue(properties: template)
        #expect(colors(marked.commands(Image("icon").foregroundStyle(blue))) == ["#0000FFFF"])
        #expect(colors(marked.commands(Image("icon").renderingMode(.original).foregroundStyle(blue))) == ["#FF0000FF"])
    }

    @Test func `Parts of a template that overlap are not darker, and keep their own opacity`() throws {
        let drawing = """
            <rect width="12" height="10"/><rect x="8" width="12" height="10"/><circle cx="5" cy="5" r="2" opacity=".5"/>
            """
        let catalogue = try Catalogue(drawing, properties: template)
        let found = catalogue.commands(Image("icon").foregroundStyle(Color(red: 0, green: 0, blue: 1, opacity: 0.5)))
        #expect(found.first == .pushOpacity(0.5))
        #expect(colors(found) == ["#0000FFFF", "#0000FFFF", "#0000FF80"])
    }

    @Test func `A gradient fills a template as a whole`() throws {
        let drawing = #"<rect width="6" height="10"/><rect x="14" width="6" height="10"/>"#
        let catalogue = try Catalogue(drawing, properties: template)
        let gradient = LinearGradient(
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading,
            endPoint: .trailing)
        let list = catalogue.list(Image("icon").resizable().foregroundStyle(gradient).frame(width: 40, height: 40))
        #expect(list.entries.first?.command == .beginMask)
        let image = try Rasterizer().draw(list, scale: 1)
        func pixel(_ x: Int) -> ArraySlice<UInt8> { image.pixels[((20 * 40 + x) * 4)..<((20 * 40 + x) * 4 + 4)] }
        #expect(pixel(1).first! > 200 && pixel(38).first! < 60)
        #expect(Array(pixel(20)) == [0, 0, 0, 0])
    }

    @Test func `Caps keep their size, and tiles repeat`() throws {
        let drawing = #"<rect width="5" height="10" fill="red"/><rect x="5" width="15" height="10" fill="blue"/>"#
        let catalogue = try Catalogue(drawing)
        func row(_ image: Image) throws -> [String] {
            let list = catalogue.list(image.frame(width: 40, height: 10))
            let pixels = try Rasterizer().draw(list, scale: 1)
            return stride(from: 2, to: 40, by: 5).map { x in
                let index = (20 * 40 + x) * 4
                return pixels.pixels[index] > 128 ? "r" : pixels.pixels[index + 2] > 128 ? "b" : "."
            }
        }
        #expect(try row(Image("icon").resizable()).joined() == "rrbbbbbb")
        let caps = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
        #expect(try row(Image("icon").resizable(capInsets: caps)).joined() == "rbbbbbbb")
        #expect(try row(Image("icon").resizable(resizingMode: .tile)).joined() == "rbbbrbbb")
    }

    @Test func `A picture for one direction of layout is mirrored in the other`() throws {
        let catalogue = try Catalogue(#"<rect width="5" height="10" fill="red"/>"#, direction: "left-to-right")
        func isRed(_ x: Int, _ direction: LayoutDirection) throws -> Bool {
            let list = catalogue.list(Image("icon").resizable()) { $0.layoutDirection = direction }
            return try Rasterizer().draw(list, scale: 1).pixels[(20 * 40 + x) * 4] > 128
        }
        #expect(try isRed(5, .leftToRight) && !isRed(35, .leftToRight))
        #expect(try isRed(35, .rightToLeft) && !isRed(5, .rightToLeft))
    }

    @Test func `A picture of paths stays paths in PDF and SVG`() throws {
        let list = try Catalogue().list(Image("icon").resizable())
        let svg = String(decoding: try SVGRenderer().render(list), as: UTF8.self)
        #expect(!svg.contains("<image"))
        #expect(svg.contains("<rect") || svg.contains("<path"))
    }
}
